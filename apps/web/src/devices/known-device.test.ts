// @vitest-environment jsdom
import { DeviceError, type SensorOptions } from '@kangban/central'
import { beforeEach, expect, it } from 'vitest'
import { connectKnownDevice } from './known-device.ts'

beforeEach(() => localStorage.clear())

/** Connects to `deviceId`, or to nothing; `asked` is for which device each time. */
function radio(deviceId: string | null, asked: (string | undefined)[]) {
  return (options: SensorOptions) => {
    asked.push(options.deviceId)

    return deviceId === null
      ? Promise.reject(new DeviceError('not-found', 'out of reach'))
      : Promise.resolve({ deviceId })
  }
}

it('asks for the device of the last time, one of each kind', async () => {
  const asked: (string | undefined)[] = []
  await connectKnownDevice('heartRate', radio('strap', asked))
  await connectKnownDevice('ecg', radio('recorder', asked))
  await connectKnownDevice('heartRate', radio('strap', asked))
  await connectKnownDevice('ecg', radio('recorder', asked))
  expect(asked).toEqual([undefined, undefined, 'strap', 'recorder'])
})

it('forgets a device that is not there, so that the chooser opens the next time', async () => {
  const asked: (string | undefined)[] = []
  await connectKnownDevice('heartRate', radio('strap', asked))

  await expect(connectKnownDevice('heartRate', radio(null, asked))).rejects.toMatchObject({
    code: 'not-found',
  })

  await connectKnownDevice('heartRate', radio('another', asked))
  await connectKnownDevice('heartRate', radio('another', asked))
  expect(asked).toEqual([undefined, 'strap', undefined, 'another'])
})

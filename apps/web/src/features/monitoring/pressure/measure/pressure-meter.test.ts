import {
  type BloodPressureHandlers,
  type BloodPressureReading,
  DeviceError,
  type SensorSession,
} from '@kangban/central'
import { expect, it, vi } from 'vitest'
import { MS_PER_MINUTE } from '@kangban/china-time'
import { PressureMeter } from './pressure-meter.ts'
import { parsePressure, uploadOf } from './pressure-upload.ts'

const NOW = Date.parse('2024-01-02T08:00:00+08:00')

const reading = (
  minutesAgo: number,
  change: Partial<BloodPressureReading> = {},
): BloodPressureReading => ({
  systolic: 142,
  diastolic: 88,
  mean: 106,
  pulseBpm: 74.4,
  measuredAt: new Date(NOW - minutesAgo * MS_PER_MINUTE),
  hasDeviceTime: true,
  userId: undefined,
  status: undefined,
  ...change,
})

function start(connects: () => Promise<void> = () => Promise.resolve()) {
  const close = vi.fn<() => void>()
  const taken: BloodPressureReading[] = []
  let told: BloodPressureHandlers | undefined

  const session: SensorSession = {
    deviceId: 'd',
    name: 'BP',
    info: {
      manufacturer: undefined,
      model: undefined,
      serialNumber: undefined,
      firmware: undefined,
    },
    close,
  }

  const meter = new PressureMeter({
    connect: async (handlers) => {
      told = handlers
      await connects()
      return session
    },
    onReading: (one) => taken.push(one),
    nowMs: () => NOW,
  })

  const monitor = () => {
    if (!told) throw new Error('not connected')
    return told
  }

  return { meter, monitor, taken, close }
}

it('waits for the measurement after connecting, shows it, and holds the monitor for another until it is left', async () => {
  const { meter, monitor, taken, close } = start()
  await meter.connect()
  expect(meter.getState().phase).toBe('waiting')
  monitor().onReading(reading(0))

  expect(meter.getState()).toMatchObject({
    phase: 'measured',
    reading: { systolic: 142 },
    older: 0,
  })

  expect([taken.length, close.mock.calls.length]).toEqual([1, 0])
  meter.again()
  expect(meter.getState()).toMatchObject({ phase: 'waiting', reading: null })
  monitor().onError?.(new DeviceError('connection-lost', 'switched off'))
  meter.again()
  expect(meter.getState().phase).toBe('ready')
  await meter.connect()
  meter.leave()
  expect(close).toHaveBeenCalledOnce()
})

it('keeps what the monitor still had in its memory without taking it for the new one', async () => {
  const { meter, monitor, taken } = start()
  await meter.connect()
  monitor().onReading(reading(600))
  expect(meter.getState()).toMatchObject({ phase: 'waiting', reading: null, older: 1 })
  monitor().onReading(reading(0, { hasDeviceTime: false }))
  expect(meter.getState()).toMatchObject({ phase: 'measured', older: 1 })
  expect(taken).toHaveLength(2)
})

it('says in the words of the device what went wrong, and goes on where it can', async () => {
  const failed = start(() => Promise.reject(new DeviceError('bluetooth-off', 'off')))
  await failed.meter.connect()

  expect(failed.meter.getState()).toMatchObject({
    phase: 'ready',
    failure: expect.stringContaining('蓝牙没有打开'),
  })

  const { meter, monitor } = start()
  await meter.connect()
  monitor().onError?.(new DeviceError('not-measured', 'loose cuff'))

  expect(meter.getState()).toMatchObject({
    phase: 'waiting',
    failure: expect.stringContaining('没有量出来'),
  })

  monitor().onStatus?.('reconnecting')
  expect(meter.getState().phase).toBe('lost')
  monitor().onStatus?.('ready')
  expect(meter.getState().phase).toBe('waiting')
  monitor().onError?.(new DeviceError('connection-lost', 'given up'))

  expect(meter.getState()).toMatchObject({
    phase: 'ready',
    failure: expect.stringContaining('断开'),
  })
})

it('lets a monitor go that is found after the sheet was closed', async () => {
  let find: (() => void) | undefined

  const found = new Promise<void>((resolve) => {
    find = resolve
  })

  const { meter, close } = start(() => found)
  const connecting = meter.connect()
  meter.leave()
  find?.()
  await connecting
  expect(close).toHaveBeenCalledOnce()
  expect(meter.getState().phase).toBe('ready')
})

it('an upload comes back from storage as it was, and nothing else does', () => {
  const upload = uploadOf(reading(0), { measurementId: 'm', deviceCode: 'KP1', battery: 70 })

  expect(upload).toMatchObject({
    at: '2024-01-02T00:00:00.000Z',
    systolic: 142,
    diastolic: 88,
    pulse: 74,
    battery: 70,
  })

  expect(parsePressure(JSON.parse(JSON.stringify(upload)))).toEqual(upload)

  expect(
    uploadOf(reading(0, { pulseBpm: undefined }), {
      measurementId: 'm',
      deviceCode: 'KP1',
      battery: undefined,
    }),
  ).toMatchObject({ pulse: null })

  // A record of the ECG recorder lies in the same place.
  for (const other of [
    null,
    'x',
    {},
    { measurementId: 'm', deviceCode: 'KE1', ecgContent: '0.1' },
  ]) {
    expect(parsePressure(other)).toBeUndefined()
  }
})

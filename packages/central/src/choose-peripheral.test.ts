import { BATTERY_SERVICE, BLOOD_PRESSURE_SERVICE } from '@kangban/gatt'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { choosePeripheral } from './choose-peripheral.ts'
import type { BluetoothCentral, Peripheral } from './web-bluetooth-shape.ts'

const PROFILE = {
  services: [BLOOD_PRESSURE_SERVICE],
  namePrefixes: ['BLESmart_'],
  optionalServices: [BATTERY_SERVICE],
} as const

class KnownDevice extends EventTarget implements Peripheral {
  readonly id = 'known'
  watchedUntil: AbortSignal | undefined

  watchAdvertisements({ signal }: { signal: AbortSignal }): Promise<void> {
    this.watchedUntil = signal
    return Promise.resolve()
  }
}

const chosen: Peripheral = Object.assign(new EventTarget(), { id: 'chosen' })

/** A browser that remembers `known`; `requestDevice` answers with another device. */
function browser(known: Peripheral[]) {
  const requests: RequestDeviceOptions[] = []

  const bluetooth = {
    requestDevice(options: RequestDeviceOptions) {
      requests.push(options)
      return Promise.resolve(chosen)
    },
    getDevices: () => Promise.resolve(known),
  } satisfies BluetoothCentral

  return { bluetooth, requests }
}

const failing = (message: string, name: string): BluetoothCentral => ({
  requestDevice: () => Promise.reject(new DOMException(message, name)),
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('choosePeripheral', () => {
  it('asks for the service or the name, and may use each service either way', async () => {
    const { bluetooth, requests } = browser([])
    expect(await choosePeripheral(bluetooth, PROFILE)).toBe(chosen)

    expect(requests).toEqual([
      {
        filters: [{ services: [BLOOD_PRESSURE_SERVICE] }, { namePrefix: 'BLESmart_' }],
        optionalServices: [BLOOD_PRESSURE_SERVICE, BATTERY_SERVICE],
      },
    ])
  })

  it('takes a device of before without a chooser, once it is heard', async () => {
    const known = new KnownDevice()
    const { bluetooth, requests } = browser([known])
    const choice = choosePeripheral(bluetooth, PROFILE, { deviceId: 'known' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(known.watchedUntil?.aborted).toBe(false)
    known.dispatchEvent(new Event('advertisementreceived'))
    expect(await choice).toBe(known)
    expect(known.watchedUntil?.aborted).toBe(true)
    expect(requests).toEqual([])
  })

  it('opens no chooser when a device of before is out of reach', async () => {
    const known = new KnownDevice()
    const { bluetooth, requests } = browser([known])

    const failure = choosePeripheral(bluetooth, PROFILE, { deviceId: 'known' }).catch(
      (error: unknown) => error,
    )

    await vi.advanceTimersByTimeAsync(10_000)
    expect(await failure).toMatchObject({ name: 'DeviceError', code: 'not-found' })
    expect(known.watchedUntil?.aborted).toBe(true)
    expect(requests).toEqual([])
  })

  it('opens the chooser where the browser does not remember', async () => {
    const forgetful = browser([])
    expect(await choosePeripheral(forgetful.bluetooth, PROFILE, { deviceId: 'known' })).toBe(chosen)

    const old = {
      requestDevice: (options: RequestDeviceOptions) => forgetful.bluetooth.requestDevice(options),
    }

    expect(await choosePeripheral(old, PROFILE, { deviceId: 'known' })).toBe(chosen)
    expect(forgetful.requests).toHaveLength(2)
  })

  it('connects to a device of before as it is where the browser cannot listen for it', async () => {
    const known = Object.assign(new EventTarget(), { id: 'known' })

    expect(await choosePeripheral(browser([known]).bluetooth, PROFILE, { deviceId: 'known' })).toBe(
      known,
    )
  })
})

describe('why there is no device', () => {
  it.each([
    ['unsupported', undefined],
    ['bluetooth-off', { ...browser([]).bluetooth, getAvailability: () => Promise.resolve(false) }],
    // The words are Chromium's.
    ['bluetooth-off', failing('Bluetooth adapter not available.', 'NotFoundError')],
    ['unsupported', failing('Bluetooth Low Energy not available.', 'NotFoundError')],
    ['cancelled', failing('User cancelled the requestDevice() chooser.', 'NotFoundError')],
    [
      'no-permission',
      failing('User denied the browser permission to scan for Bluetooth devices.', 'NotFoundError'),
    ],
    ['not-found', failing('No device in reach.', 'NotFoundError')],
    [
      'no-permission',
      failing('Must be handling a user gesture to show a permission request.', 'SecurityError'),
    ],
    ['no-permission', failing('Bluetooth is not allowed here.', 'NotAllowedError')],
    ['connection-lost', failing('no radio', 'NetworkError')],
    ['unsupported', { requestDevice: () => Promise.reject(new TypeError('bad filter')) }],
  ])('%s: %#', async (code, bluetooth) => {
    const error: unknown = await choosePeripheral(bluetooth, PROFILE).catch(
      (reason: unknown) => reason,
    )

    expect(error).toMatchObject({
      name: 'DeviceError',
      code,
      userMessage: expect.stringMatching(/[一-龥]{6}/),
    })
  })
})

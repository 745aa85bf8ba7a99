import { DeviceError } from './device-error.ts'
import type { BluetoothCentral, Peripheral } from './web-bluetooth-shape.ts'

/** How long a device that is known from before may take to be heard. */
const IN_REACH_TIMEOUT_MS = 10_000

export interface DeviceProfile {
  /** A device that advertises one of these is such a device. */
  readonly services: readonly [BluetoothServiceUUID, ...BluetoothServiceUUID[]]
  /** How such devices begin their names that do not advertise their service. */
  readonly namePrefixes?: readonly string[]
  /** Further services that the session reads. */
  readonly optionalServices: readonly BluetoothServiceUUID[]
}

export interface ChoiceOptions {
  /**
   * A device of before: taken without a chooser where the browser remembers that it was permitted. Without such a
   * memory (`getDevices` is missing, or the permission was taken back) the chooser opens.
   */
  readonly deviceId?: string
}

/** Call it from a tap, since a chooser may open. Rejects with DeviceError. */
export async function choosePeripheral(
  bluetooth: BluetoothCentral | undefined,
  profile: DeviceProfile,
  options: ChoiceOptions = {},
): Promise<Peripheral> {
  if (bluetooth === undefined)
    throw new DeviceError('unsupported', 'the browser has no Web Bluetooth')

  try {
    if ((await bluetooth.getAvailability?.()) === false)
      throw new DeviceError('bluetooth-off', 'no adapter, or it is off')

    const permitted =
      options.deviceId === undefined
        ? undefined
        : await permittedPeripheral(bluetooth, options.deviceId)

    return permitted ?? (await bluetooth.requestDevice(requestOf(profile)))
  } catch (error) {
    throw requestError(error)
  }
}

/** A page may use only the services that it names here, whichever filter a device has passed. */
function requestOf(profile: DeviceProfile): RequestDeviceOptions {
  const byService = profile.services.map((service) => ({ services: [service] }))
  const byName = (profile.namePrefixes ?? []).map((namePrefix) => ({ namePrefix }))

  return {
    filters: [...byService, ...byName],
    optionalServices: [...profile.services, ...profile.optionalServices],
  }
}

async function permittedPeripheral(
  bluetooth: BluetoothCentral,
  deviceId: string,
): Promise<Peripheral | undefined> {
  const devices = (await bluetooth.getDevices?.()) ?? []
  const peripheral = devices.find((device) => device.id === deviceId)
  if (peripheral !== undefined && peripheral.gatt?.connected !== true)
    await waitUntilHeard(peripheral)
  return peripheral
}

/** Chromium connects to a remembered device only after it was heard once; browsers without this connect as they are. */
async function waitUntilHeard(peripheral: Peripheral): Promise<void> {
  if (peripheral.watchAdvertisements === undefined) return
  const watch = new AbortController()
  let timeout: ReturnType<typeof setTimeout> | undefined

  try {
    const heard = new Promise<void>((resolve, reject) => {
      peripheral.addEventListener('advertisementreceived', () => resolve(), {
        once: true,
        signal: watch.signal,
      })

      timeout = setTimeout(
        () =>
          reject(
            new DeviceError(
              'not-found',
              `${peripheral.id} was not heard in ${IN_REACH_TIMEOUT_MS} ms`,
            ),
          ),
        IN_REACH_TIMEOUT_MS,
      )
    })

    await Promise.all([peripheral.watchAdvertisements({ signal: watch.signal }), heard])
  } finally {
    clearTimeout(timeout)
    watch.abort()
  }
}

/** Chromium has one name for much that goes wrong; only the message tells a closed chooser from a missing adapter. */
const NOT_FOUND_MEANINGS = [
  [/denied/i, 'no-permission'],
  [/low energy not available/i, 'unsupported'],
  [/adapter not available/i, 'bluetooth-off'],
  [/cancel/i, 'cancelled'],
] as const

function requestError(error: unknown): DeviceError {
  if (error instanceof DeviceError) return error
  const name = error instanceof DOMException ? error.name : ''
  const message = error instanceof Error ? error.message : String(error)
  const because = { cause: error }

  switch (name) {
    case 'NotFoundError': {
      const meaning = NOT_FOUND_MEANINGS.find(([pattern]) => pattern.test(message))
      return new DeviceError(meaning?.[1] ?? 'not-found', message, because)
    }

    // No tap, a page without the right, or Bluetooth forbidden by the user or by policy.
    case 'SecurityError':
    case 'NotAllowedError':
      return new DeviceError('no-permission', message, because)
    case 'NetworkError':
      return new DeviceError('connection-lost', message, because)
    default:
      return new DeviceError('unsupported', message, because)
  }
}

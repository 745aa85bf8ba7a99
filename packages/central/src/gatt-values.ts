import {
  BATTERY_LEVEL,
  BATTERY_SERVICE,
  decodeBatteryLevel,
  decodeDeviceText,
  DEVICE_INFORMATION_SERVICE,
  DEVICE_INFORMATION_TEXT,
  GattError,
} from '@kangban/gatt'
import { DeviceError } from './device-error.ts'
import type { GattCharacteristic, GattServer, GattService } from './web-bluetooth-shape.ts'

/** Strings of the Device Information Service; undefined where the device does not have one. */
export interface DeviceInformation {
  readonly manufacturer: string | undefined
  readonly model: string | undefined
  readonly serialNumber: string | undefined
  readonly firmware: string | undefined
}

export const NO_INFORMATION: DeviceInformation = {
  manufacturer: undefined,
  model: undefined,
  serialNumber: undefined,
  firmware: undefined,
}

export interface Listener<Value> {
  value(this: void, value: Value): void
  /** A value that was malformed (`bad-data`); the next may be good. */
  bad(this: void, error: DeviceError): void
}

/** Subscribes to notifications or indications, and passes on each decoded value. */
export async function listen<Value>(
  characteristic: GattCharacteristic,
  decode: (bytes: DataView) => Value,
  on: Listener<Value>,
): Promise<void> {
  characteristic.addEventListener('characteristicvaluechanged', () => {
    const bytes = characteristic.value
    if (bytes === undefined) return
    let value: Value

    try {
      value = decode(bytes)
    } catch (error) {
      if (!(error instanceof GattError)) throw error
      on.bad(new DeviceError('bad-data', error.message, { cause: error }))
      return
    }

    on.value(value)
  })

  await characteristic.startNotifications()
}

/** Reads the battery and follows it. Devices without the service are left alone. */
export async function followBattery(
  server: GattServer,
  onPercent: (percent: number) => void,
): Promise<void> {
  const service = await optional(server.getPrimaryService(BATTERY_SERVICE))
  const level = service && (await optional(service.getCharacteristic(BATTERY_LEVEL)))
  if (level === undefined) return

  await listen(level, decodeBatteryLevel, {
    value: onPercent,
    bad: () => {
      // A battery level that makes no sense is not worth stopping a measurement for; the last good one stays.
    },
  })

  // The read fires the same event, so the value arrives through the listener.
  await level.readValue()
}

export async function readDeviceInformation(server: GattServer): Promise<DeviceInformation> {
  const service = await optional(server.getPrimaryService(DEVICE_INFORMATION_SERVICE))

  return {
    manufacturer: await readText(service, DEVICE_INFORMATION_TEXT.manufacturerName),
    model: await readText(service, DEVICE_INFORMATION_TEXT.modelNumber),
    serialNumber: await readText(service, DEVICE_INFORMATION_TEXT.serialNumber),
    firmware: await readText(service, DEVICE_INFORMATION_TEXT.firmwareRevision),
  }
}

async function readText(
  service: GattService | undefined,
  uuid: number,
): Promise<string | undefined> {
  const characteristic = service && (await optional(service.getCharacteristic(uuid)))
  if (characteristic === undefined) return undefined

  try {
    return decodeDeviceText(await characteristic.readValue())
  } catch (error) {
    if (error instanceof GattError) return undefined
    throw error
  }
}

/**
 * Undefined where the device does not have what was asked for. Chromium also hides characteristics that it blocks
 * for privacy (the serial number among them) behind a SecurityError.
 */
export async function optional<Value>(found: Promise<Value>): Promise<Value | undefined> {
  try {
    return await found
  } catch (error) {
    if (
      error instanceof DOMException &&
      (error.name === 'NotFoundError' || error.name === 'SecurityError')
    ) {
      return undefined
    }

    throw error
  }
}

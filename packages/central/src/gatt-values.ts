import {
  BATTERY_LEVEL,
  BATTERY_SERVICE,
  decodeBatteryLevel,
  decodeDeviceText,
  DEVICE_INFORMATION_SERVICE,
  DEVICE_INFORMATION_TEXT,
  GattError,
} from '@kangban/gatt'
import type { RecorderInfo } from './ecg-session.ts'
import type { GattCharacteristic, GattServer, GattService } from './web-bluetooth-shape.ts'

/** Subscribes, and passes on each decoded value; `onBad` gets the ones that are malformed. */
export async function listen<Value>(
  characteristic: GattCharacteristic,
  decode: (bytes: DataView) => Value,
  on: { value(value: Value): void; bad(error: GattError): void },
): Promise<void> {
  characteristic.addEventListener('characteristicvaluechanged', () => {
    const bytes = characteristic.value
    if (bytes === undefined) return
    let value: Value
    try {
      value = decode(bytes)
    } catch (error) {
      if (!(error instanceof GattError)) throw error
      on.bad(error)
      return
    }
    on.value(value)
  })
  await characteristic.startNotifications()
}

/** Reads the battery and follows it. Devices without the service are left alone. */
export async function followBattery(server: GattServer, onPercent: (percent: number) => void): Promise<void> {
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

/** Strings of the Device Information Service; undefined where the device does not have one. */
export async function readDeviceInformation(server: GattServer): Promise<RecorderInfo> {
  const service = await optional(server.getPrimaryService(DEVICE_INFORMATION_SERVICE))
  return {
    manufacturer: await readText(service, DEVICE_INFORMATION_TEXT.manufacturerName),
    model: await readText(service, DEVICE_INFORMATION_TEXT.modelNumber),
    serialNumber: await readText(service, DEVICE_INFORMATION_TEXT.serialNumber),
    firmware: await readText(service, DEVICE_INFORMATION_TEXT.firmwareRevision),
  }
}

async function readText(service: GattService | undefined, uuid: number): Promise<string | undefined> {
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
async function optional<Value>(found: Promise<Value>): Promise<Value | undefined> {
  try {
    return await found
  } catch (error) {
    if (error instanceof DOMException && (error.name === 'NotFoundError' || error.name === 'SecurityError')) {
      return undefined
    }
    throw error
  }
}

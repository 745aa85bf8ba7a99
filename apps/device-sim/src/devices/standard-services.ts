import {
  BATTERY_LEVEL,
  BATTERY_SERVICE,
  DEVICE_INFORMATION_SERVICE,
  DEVICE_INFORMATION_TEXT,
  encodeBatteryLevel,
  encodeDeviceText,
  encodeSystemId,
  fullUuid,
  SYSTEM_ID,
} from '@kangban/gatt'
import type { Device } from './device.ts'
import { DEVICE_KINDS } from './device-kinds.ts'
import type { CharacteristicDefinition, ServiceDefinition } from './gatt-server.ts'

const MANUFACTURER = '康伴'
const FIRMWARE = '1.4.2'
const HARDWARE = 'B'
const SOFTWARE = '1.0.0'
/** The locally administered bit is set: no vendor's number is borrowed. */
const ORGANIZATION = 0x024b42

export const BATTERY_LEVEL_UUID = fullUuid(BATTERY_LEVEL)

export function batteryService(device: Device): ServiceDefinition {
  return {
    uuid: fullUuid(BATTERY_SERVICE),
    characteristics: [
      {
        uuid: BATTERY_LEVEL_UUID,
        properties: ['read', 'notify'],
        read: () => encodeBatteryLevel(device.battery.percent),
      },
    ],
  }
}

export function deviceInformationService(device: Device): ServiceDefinition {
  const texts = {
    manufacturerName: MANUFACTURER,
    modelNumber: DEVICE_KINDS[device.typeCode].model,
    serialNumber: device.serialNumber,
    firmwareRevision: FIRMWARE,
    hardwareRevision: HARDWARE,
    softwareRevision: SOFTWARE,
  }

  const systemId = encodeSystemId({
    manufacturerIdentifier: BigInt(device.serialNumber.replace(/\D/g, '')),
    organizationallyUniqueIdentifier: ORGANIZATION,
  })

  return {
    uuid: fullUuid(DEVICE_INFORMATION_SERVICE),
    characteristics: [
      readable(DEVICE_INFORMATION_TEXT.manufacturerName, encodeDeviceText(texts.manufacturerName)),
      readable(DEVICE_INFORMATION_TEXT.modelNumber, encodeDeviceText(texts.modelNumber)),
      readable(DEVICE_INFORMATION_TEXT.serialNumber, encodeDeviceText(texts.serialNumber)),
      readable(DEVICE_INFORMATION_TEXT.firmwareRevision, encodeDeviceText(texts.firmwareRevision)),
      readable(DEVICE_INFORMATION_TEXT.hardwareRevision, encodeDeviceText(texts.hardwareRevision)),
      readable(DEVICE_INFORMATION_TEXT.softwareRevision, encodeDeviceText(texts.softwareRevision)),
      readable(SYSTEM_ID, systemId),
    ],
  }
}

function readable(uuid: number, value: Uint8Array<ArrayBuffer>): CharacteristicDefinition {
  return { uuid: fullUuid(uuid), properties: ['read'], read: () => value }
}

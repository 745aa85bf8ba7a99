import { DEVICE_TYPES, type DeviceTypeCode } from '@kangban/contracts/constants'
import { BLOOD_PRESSURE_SERVICE, ECG_SERVICE, fullUuid, HEART_RATE_SERVICE } from '@kangban/gatt'

/**
 * What every peripheral of a documented type has in common. `services` are those that it
 * advertises; `advertisingMs` is the interval that its maker would choose: a cuff lies in a drawer, a watch is awake.
 */
export const DEVICE_KINDS = {
  [DEVICE_TYPES.watch]: {
    kind: 'watch',
    model: 'KB-W1',
    serialPrefix: 'KW',
    services: [fullUuid(HEART_RATE_SERVICE)],
    advertisingMs: 250,
  },
  [DEVICE_TYPES.bloodPressureMonitor]: {
    kind: 'blood-pressure-monitor',
    model: 'KB-B1',
    serialPrefix: 'KP',
    services: [fullUuid(BLOOD_PRESSURE_SERVICE)],
    advertisingMs: 500,
  },
  [DEVICE_TYPES.ecgRecorder]: {
    kind: 'ecg-recorder',
    model: 'KB-E1',
    serialPrefix: 'KE',
    services: [ECG_SERVICE],
    advertisingMs: 100,
  },
} as const

export type DeviceKind = (typeof DEVICE_KINDS)[DeviceTypeCode]['kind']

export const DEVICE_TYPE_CODES = Object.values(DEVICE_TYPES)

export function isDeviceTypeCode(text: string): text is DeviceTypeCode {
  return Object.hasOwn(DEVICE_KINDS, text)
}

export function deviceId(typeCode: DeviceTypeCode, person: string): string {
  return `${typeCode}-${person}`
}

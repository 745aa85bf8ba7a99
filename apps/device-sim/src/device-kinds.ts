import { BLOOD_PRESSURE_SERVICE, ECG_SERVICE, fullUuid, HEART_RATE_SERVICE } from '@kangban/gatt'

/**
 * The documented device type codes, and what every peripheral of a type has in common. `services` are those that it
 * advertises; `advertisingMs` is the interval that its maker would choose: a cuff lies in a drawer, a watch is awake.
 */
export const DEVICE_KINDS = {
  '10010002': {
    kind: 'watch',
    name: '康伴手表',
    model: 'KB-W1',
    serialPrefix: 'KW',
    services: [fullUuid(HEART_RATE_SERVICE)],
    advertisingMs: 250,
  },
  '10030001': {
    kind: 'blood-pressure-monitor',
    name: '康伴血压仪',
    model: 'KB-B1',
    serialPrefix: 'KP',
    services: [fullUuid(BLOOD_PRESSURE_SERVICE)],
    advertisingMs: 500,
  },
  '10040001': {
    kind: 'ecg-recorder',
    name: '康伴心电仪',
    model: 'KB-E1',
    serialPrefix: 'KE',
    services: [ECG_SERVICE],
    advertisingMs: 100,
  },
} as const

export type DeviceTypeCode = keyof typeof DEVICE_KINDS
export type DeviceKind = (typeof DEVICE_KINDS)[DeviceTypeCode]['kind']

export const DEVICE_TYPE_CODES = [
  '10010002',
  '10030001',
  '10040001',
] as const satisfies DeviceTypeCode[]

export function isDeviceTypeCode(text: string): text is DeviceTypeCode {
  return Object.hasOwn(DEVICE_KINDS, text)
}

export function deviceId(typeCode: DeviceTypeCode, person: string): string {
  return `${typeCode}-${person}`
}

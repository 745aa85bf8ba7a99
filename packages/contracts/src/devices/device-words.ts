import { DEVICE_TYPES, type DeviceTypeCode } from '../constants.ts'

/** As the documents call each type of device, on the wire too. */
export const DEVICE_NAMES = {
  [DEVICE_TYPES.watch]: '智能手表',
  [DEVICE_TYPES.bloodPressureMonitor]: '血压仪',
  [DEVICE_TYPES.ecgRecorder]: '心电仪',
} as const satisfies Record<DeviceTypeCode, string>

/** As pages and reports call it beside a value. */
export const SHORT_DEVICE_NAMES = {
  ...DEVICE_NAMES,
  [DEVICE_TYPES.watch]: '手表',
} as const satisfies Record<DeviceTypeCode, string>

/** Services, as the 16-bit numbers of the Bluetooth SIG Assigned Numbers. */
export const HEART_RATE_SERVICE = 0x180d
export const DEVICE_INFORMATION_SERVICE = 0x180a
export const IMMEDIATE_ALERT_SERVICE = 0x1802
export const BATTERY_SERVICE = 0x180f
export const CURRENT_TIME_SERVICE = 0x1805
export const HEALTH_THERMOMETER_SERVICE = 0x1809
export const BLOOD_PRESSURE_SERVICE = 0x1810
export const RUNNING_SPEED_SERVICE = 0x1814
export const WEIGHT_SCALE_SERVICE = 0x181d
export const PULSE_OXIMETER_SERVICE = 0x1822

/** Characteristics, from the same list. */
export const ALERT_LEVEL = 0x2a06
export const BATTERY_LEVEL = 0x2a19
export const TEMPERATURE_MEASUREMENT = 0x2a1c
export const CURRENT_TIME = 0x2a2b
export const BLOOD_PRESSURE_MEASUREMENT = 0x2a35
export const HEART_RATE_MEASUREMENT = 0x2a37
export const BODY_SENSOR_LOCATION = 0x2a38
export const BLOOD_PRESSURE_FEATURE = 0x2a49
export const RSC_MEASUREMENT = 0x2a53
export const RSC_FEATURE = 0x2a54
export const PLX_SPOT_CHECK_MEASUREMENT = 0x2a5e
export const PLX_CONTINUOUS_MEASUREMENT = 0x2a5f
export const PLX_FEATURES = 0x2a60
export const WEIGHT_MEASUREMENT = 0x2a9d
export const WEIGHT_SCALE_FEATURE = 0x2a9e

/** The recorder's own service: one version-4 UUID drawn at random, its first group counted up. */
export const ECG_SERVICE = '6b8f0001-3c5d-4e21-9a47-d2c1f0a85e90'
export const ECG_CONTROL_POINT = '6b8f0002-3c5d-4e21-9a47-d2c1f0a85e90'
export const ECG_DATA = '6b8f0003-3c5d-4e21-9a47-d2c1f0a85e90'
export const ECG_STATUS = '6b8f0004-3c5d-4e21-9a47-d2c1f0a85e90'

/** The watch's own service, for what no standard characteristic carries: totals of an hour, a night. */
export const WATCH_LOG_SERVICE = '6b8f0011-3c5d-4e21-9a47-d2c1f0a85e90'
export const WATCH_LOG_CONTROL_POINT = '6b8f0012-3c5d-4e21-9a47-d2c1f0a85e90'
export const WATCH_LOG_STEPS = '6b8f0013-3c5d-4e21-9a47-d2c1f0a85e90'
export const WATCH_LOG_SLEEP = '6b8f0014-3c5d-4e21-9a47-d2c1f0a85e90'

/** Of all three devices: the six digits that show that whoever binds one is near it. */
export const BINDING_SERVICE = '6b8f0021-3c5d-4e21-9a47-d2c1f0a85e90'
export const BINDING_CODE = '6b8f0022-3c5d-4e21-9a47-d2c1f0a85e90'

/** Core Specification vol 3 part B 2.5.1: a short UUID stands for this base with its number in the first group. */
const BASE_UUID_TAIL = '-0000-1000-8000-00805f9b34fb'

/** The lower-case 128-bit text form that Web Bluetooth uses, of a 16- or 32-bit number or a full UUID. */
export function fullUuid(uuid: number | string): string {
  return typeof uuid === 'number'
    ? uuid.toString(16).padStart(8, '0') + BASE_UUID_TAIL
    : uuid.toLowerCase()
}

// Values that both sides know, apart from the schemas, so that a page can take one without all of them.

export const PHONE_DIGITS = 11
/** Mainland mobile number: starts with 1, second digit 3-9, 11 digits. */
export const MOBILE = /^1[3-9]\d{9}$/

export const DEVICE_TYPES = {
  watch: '10010002',
  bloodPressureMonitor: '10030001',
  ecgRecorder: '10040001',
} as const
export type DeviceTypeCode = (typeof DEVICE_TYPES)[keyof typeof DEVICE_TYPES]

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

/** What our own devices are called, and call themselves. */
export const PRODUCT_NAMES = {
  [DEVICE_TYPES.watch]: `康伴${SHORT_DEVICE_NAMES[DEVICE_TYPES.watch]}`,
  [DEVICE_TYPES.bloodPressureMonitor]: `康伴${SHORT_DEVICE_NAMES[DEVICE_TYPES.bloodPressureMonitor]}`,
  [DEVICE_TYPES.ecgRecorder]: `康伴${SHORT_DEVICE_NAMES[DEVICE_TYPES.ecgRecorder]}`,
} as const satisfies Record<DeviceTypeCode, string>

/** Only 02 is bound; an unbind sends 03. */
export const BIND_STATUS = { never: '01', bound: '02', unbound: '03' } as const

export const HEALTH_DATA_CONSENT_VERSION = '2023-11-20'

/** How the wire writes a stage of sleep in `details`. */
export const SLEEP_STAGE_CODES = { deep: 1, light: 2, rem: 3, awake: 4 } as const

/** The span that a metric is asked for: one day, the week or the month that ends with the day. */
export const SPANS = { day: '1', week: '2', month: '3' } as const

/** What a daily goal may be, in steps. */
export const STEPS_GOAL = { low: 1000, high: 30_000 } as const
/** A phone number gets another SMS code after so long. */
export const SMS_PAUSE_SECONDS = 60
/** How long a code is good. */
export const SMS_CODE_MINUTES = 5
export const SMS_CODE_DIGITS = 6

/** The ambulance in China. */
export const EMERGENCY_PHONE = '120'

/** Longer records go another way. */
export const MAX_ECG_MINUTES = 10

/** So long a request for the deletion of an account is reviewed, and may be taken back. */
export const DELETION_REVIEW_HOURS = 48

/**
 * What a watch measures is kept for so many whole months at least, here and by every operator: reports are made of the year that
 * is past, each beside the 28 days before it. The privacy policy promises it.
 */
export const READINGS_LEAST_MONTHS = 13

/** What turns the direction of text or is not seen, for a class of a pattern: it comes with what is pasted. */
export const UNSEEN = '\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060\\u2066-\\u2069\\uFEFF'

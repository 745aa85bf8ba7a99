// Values that both sides know, apart from the schemas, so that a page can take one without all of them.

/** Mainland mobile number: starts with 1, second digit 3-9, 11 digits. */
export const MOBILE = /^1[3-9]\d{9}$/

export const DEVICE_TYPES = {
  watch: '10010002',
  bloodPressureMonitor: '10030001',
  ecgRecorder: '10040001',
} as const
export type DeviceTypeCode = (typeof DEVICE_TYPES)[keyof typeof DEVICE_TYPES]

/** Only 02 is bound; an unbind sends 03. */
export const BIND_STATUS = { never: '01', bound: '02', unbound: '03' } as const

export const HEALTH_DATA_CONSENT_VERSION = '2023-11-20'

/** How the wire writes a stage of sleep in `details`. */
export const SLEEP_STAGE_CODES = { deep: 1, light: 2, rem: 3, awake: 4 } as const

/** The span that a metric is asked for: one day, the week or the month that ends with the day. */
export const SPANS = { day: '1', week: '2', month: '3' } as const

/** What a daily goal may be, in steps. */
export const STEPS_GOAL = { low: 1000, high: 30_000 } as const

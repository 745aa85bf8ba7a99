// Every limit by which a value is called normal or not: sentence, card, warning and chart all take it from here.
import { RANGES } from '@kangban/ecg-core'

/**
 * Beats a minute. 60-100 is the documented range, both ends normal. 40 and 131 are where the early warning score NEWS2
 * (Royal College of Physicians, 2017) gives its highest points: act today.
 */
export const HEART_RATE = { ...RANGES.heartRate, alertLow: 40, alertHigh: 131 } as const

/** Asleep a healthy heart beats 10 to 15 a minute slower, so that 60 would call every night abnormal. */
export const NIGHT_HEART_RATE_LOW = 45
/** Hours in China that count as night: from `from` o'clock to before `to` o'clock. */
export const NIGHT_HOURS = { from: 22, to: 7 } as const

/**
 * mmHg, both ends normal (documented: systolic 90-140, diastolic 60-90). From 180 or 110 on it is grade 3 of the Chinese
 * guideline for hypertension (2018): act today. `moderate` is where its grade 2 begins.
 */
export const PRESSURE = {
  systolic: { low: 90, high: 140, moderate: 160, alertLow: 80, alertHigh: 180 },
  diastolic: { low: 60, high: 90, moderate: 100, alertLow: 50, alertHigh: 110 },
} as const

/** Per cent; anything below is low (documented: below 90 %). */
export const OXYGEN_LOW = 90

/** Degrees by which the wrist may differ from the wearer's own baseline of 14 nights. */
export const TEMPERATURE_BAND = 0.5
export const BASELINE_NIGHTS = 14
/** Fewer nights make no baseline. */
export const MIN_BASELINE_NIGHTS = 3
/** Hours after midnight in which everybody is asleep: a night's skin temperature is the mean of theirs. */
export const DEEP_NIGHT_HOURS = 5

/** The resting heart rate is compared with these days before; fewer that have one make no baseline. */
export const RESTING_BASELINE = { days: 30, fewest: 14 } as const

/** Steps a day, while the wearer has set no other goal. */
export const DEFAULT_STEPS_GOAL = 6000
/** Steps in a minute of walking at an ordinary pace (Tudor-Locke et al., 2018). */
export const STEPS_PER_MINUTE = 100

/**
 * Minutes asleep: the widest range that may be appropriate by the National Sleep Foundation (Hirshkowitz et al., 2015),
 * 6-10 h and from 65 years on 5-9 h.
 */
export const SLEEP_MINUTES = {
  adult: { low: 360, high: 600 },
  older: { low: 300, high: 540 },
  olderFromYears: 65,
} as const

export const isNight = (hour: number): boolean => hour >= NIGHT_HOURS.from || hour < NIGHT_HOURS.to

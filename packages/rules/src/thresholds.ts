// Every limit by which a value is called normal or not: sentence, card, warning and chart all take it from here.
import * as BODY from '@kangban/contracts/quantities/body'
import { RANGES, SAMPLE_RATE } from '@kangban/ecg-core'

export {
  RESTING_BASELINE,
  TEMPERATURE_BASELINE,
  USUAL_SCORE,
} from '@kangban/contracts/figure-rules'

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
 * Of the QT corrected after Fridericia, in ms; the documented 300-450 is drawn for QT itself. From 450 (men) and 460 (women)
 * on it is prolonged (P. Rautaharju et al., AHA/ACCF/HRS recommendations part IV, J Am Coll Cardiol 53 (2009) 982): the sex
 * of the wearer is not asked for here, and the lower one counts for both. Above 500 act today (B. Drew et al., AHA/ACCF,
 * Circulation 121 (2010) 1047); up to 320 it is short (K. Zeppenfeld et al., ESC guideline, Eur Heart J 43 (2022) 3997).
 */
export const QTC = { low: 320, high: 450, alertHigh: 500 } as const

/** Milliseconds between two samples of the recorder: an HRV below it is no variation that could have been measured. */
export const HRV_LEAST = 1000 / SAMPLE_RATE

/**
 * mmHg, both ends normal (documented: systolic 90-140, diastolic 60-90). From 180 or 110 on it is grade 3 of the Chinese
 * guideline for hypertension (2018): act today. `moderate` is where its grade 2 begins.
 */
export const PRESSURE = {
  systolic: { low: 90, high: 140, moderate: 160, alertLow: 80, alertHigh: 180 },
  diastolic: { low: 60, high: 90, moderate: 100, alertLow: 50, alertHigh: 110 },
} as const

/**
 * mmHg: the mean of a week of home readings is high from here on (Chinese guideline for hypertension 2024; ESH 2021 on
 * measuring at home), and a single reading is near the documented limit.
 */
export const PRESSURE_HOME = { systolic: 135, diastolic: 85 } as const
/** Fewer home readings than 3 days of two in the morning and two in the evening allow no conclusion (ESH 2021). */
export const PRESSURE_HOME_FEWEST = 12

/** mmHg. Beyond these no living arm was measured: the service stores nothing that lies there. */
export const POSSIBLE_PRESSURE = {
  systolic: BODY.systolic.possible,
  diastolic: BODY.diastolic.possible,
} as const

/**
 * mmHg. Where a reading is asked for once more before it is kept:
 * - outside `cuff`, which is what makers of upper-arm monitors state that theirs can measure (60-260 over 40-215; no guideline);
 * - with less than `pulsePressure` between its two ends: a quarter of the systolic is called narrow (ATLS, 10th edition), and
 *   below 10 an oscillometric cuff has no pulse left to go by; the number is our choice;
 * - more than `jump` of systolic away from the one before: home readings of one person scatter by about 10 (one standard
 *   deviation), so that 40 is four of them; our choice too.
 */
export const PRESSURE_DOUBT = {
  cuff: { systolic: { low: 60, high: 260 }, diastolic: { low: 40, high: 200 } },
  pulsePressure: 10,
  jump: 40,
} as const

/**
 * Seconds between two readings of one sitting: a minute (Chinese guideline for hypertension 2024; ESH 2021 for measuring at
 * home), and after a grave one the five minutes of rest that its advice names.
 */
export const PRESSURE_PAUSE_SECONDS = { usual: 60, afterGrave: 300 } as const

/** Per cent; anything below is low (documented: below 90 %). */
export const OXYGEN_LOW = 90

/** Beyond these a sensor has slipped, or a hand mistyped, whoever was measured. In the units of their quantities. */
export const POSSIBLE_VALUES = {
  heartRate: BODY.pulse.possible,
  oxygen: BODY.oxygen.possible,
  temperature: BODY.skinTemperature.possible,
  bodyTemperature: BODY.bodyTemperature.possible,
  /** As the profile asks for it. */
  weight: BODY.weight.plausible,
  steps: BODY.stepsOfHour.possible,
} as const

/**
 * Degrees Celsius in the armpit: from 37.3 on a fever, from 39.1 on a high one (grades of Chinese textbooks of diagnostics:
 * 37.3-38 low, 38.1-39 moderate, 39.1-41 high); below 35 is hypothermia.
 */
export const BODY_TEMPERATURE = { low: 36, high: 37.3, alertLow: 35, alertHigh: 39.1 } as const

/**
 * Where a value that was typed in is asked for once more: an oxygen as low as this was mostly measured on a cold or painted
 * finger, and a weight seldom moves by so many kg between two weighings. Both are our choice.
 */
export const MANUAL_DOUBT = { oxygenBelow: 80, weightJump: 5 } as const
/** Days after which nobody types in a reading any more, and how many of a kind one day takes. */
export const MANUAL_LIMITS = { days: 365, aDay: 30 } as const

/** Degrees by which the wrist may differ from the wearer's own baseline. */
export const TEMPERATURE_BAND = 0.5
/** Hours after midnight in which everybody is asleep: a night's skin temperature is the mean of theirs. */
export const DEEP_NIGHT_HOURS = 5

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

/**
 * What a person's own days may be said to have shown. `days` are looked at, of which the last `recent` make a course; each
 * side of a comparison has at least `fewest`, a course has `fewestOfCourse` before and within it. `chance`: how often
 * something may be said where nothing is, of all that is asked at once. 6 h is where most studies of sleep and pressure
 * begin to speak of short sleep; one limit for every age, since everybody is compared with themselves.
 */
export const INSIGHT = {
  days: 90,
  recent: 30,
  fewest: 8,
  fewestOfCourse: 20,
  chance: 0.05,
  shortNightMinutes: 360,
} as const

export const isNight = (hour: number): boolean => hour >= NIGHT_HOURS.from || hour < NIGHT_HOURS.to

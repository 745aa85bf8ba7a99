import { clockOfMinute, MINUTES_PER_DAY } from '@kangban/china-time'
import type { HourBars } from '../../../shared/charts/options/hour-bars-option.ts'
import type {
  PressureDayData,
  PressureMonthData,
  PressureWeekData,
} from '../../../shared/charts/options/pressure-option.ts'
import type { StepDays } from '../../../shared/charts/options/step-days-option.ts'
import type { DataCase } from './data-case.ts'
import { course, daysBefore, GALLERY_TODAY, seriesFor } from './sample-series.ts'

const tenths = (values: readonly number[]) => values.map((value) => value / 10)
const OWN_BAND = 0.5

/** Half-hours from 22:00 to 06:00. */
const NIGHT = Array.from({ length: 16 }, (_, slot) =>
  clockOfMinute((22 * 60 + slot * 30) % MINUTES_PER_DAY),
)

export const temperatureNight = (of: DataCase) => ({
  labels: NIGHT,
  values: seriesFor(of, tenths(course(NIGHT.length, { level: 1, swing: 4 })), 2.6),
  band: OWN_BAND,
})

export const temperatureDays = (of: DataCase) => ({
  days: daysBefore(30),
  today: GALLERY_TODAY,
  values: seriesFor(of, tenths(course(30, { level: 0, swing: 5 })), -2.4),
  band: OWN_BAND,
})

const HOURS = 24

/** Nobody walks at night. */
const walked = course(HOURS, { level: 480, swing: 420 }).map((steps, hour) =>
  hour < 6 || hour > 21 ? 0 : Math.max(0, steps),
)

export const stepHours = (of: DataCase): HourBars => ({
  hours: seriesFor(of, walked, 6400),
  solid: of === 'empty' ? null : HOURS / 2,
  scale: 1000,
})

const GOAL = 6000

export const stepDays =
  (count: number) =>
  (of: DataCase): StepDays => ({
    days: daysBefore(count),
    steps: seriesFor(of, course(count, { level: 5400, swing: 2200 }), 19_800),
    goals: Array.from({ length: count }, () => GOAL),
    today: GALLERY_TODAY,
    shown: of === 'empty' ? null : count - 1,
    still: false,
  })

const NORMAL = { sbp: { low: 90, high: 140 }, dbp: { low: 60, high: 90 } }

const stateOf = (sbp: number | null, dbp: number | null) =>
  sbp === null || dbp === null
    ? null
    : sbp > NORMAL.sbp.high || dbp > NORMAL.dbp.high
      ? 'high'
      : 'normal'

function readings(of: DataCase, count: number) {
  const hiDetails = seriesFor(of, course(count, { level: 132, swing: 14 }), 214)
  const lowDetails = seriesFor(of, course(count, { level: 81, swing: 8 }), 128)

  return {
    hiDetails,
    lowDetails,
    states: hiDetails.map((sbp, index) => stateOf(sbp, lowDetails[index] ?? null)),
  }
}

const TIMES = ['06:40', '08:10', '10:30', '14:00', '17:20', '19:30', '21:45']

export const pressureDay = (of: DataCase): PressureDayData => ({
  ...readings(of, TIMES.length),
  detailTimes: TIMES,
  normal: NORMAL,
  selected: of === 'good' ? 1 : null,
})

function means(of: DataCase, count: number) {
  const { hiDetails, lowDetails, states } = readings(of, count)

  return hiDetails.map((sbp, index) => {
    const [dbp, state] = [lowDetails[index] ?? null, states[index] ?? null]
    return sbp === null || dbp === null || state === null ? null : { sbp, dbp, state }
  })
}

export const pressureWeek = (of: DataCase): PressureWeekData => ({
  days: daysBefore(7),
  today: GALLERY_TODAY,
  mornings: means(of, 7),
  evenings: means(of === 'good' ? 'gap' : of, 7),
  normal: NORMAL,
})

const MONTH = 30

export const pressureMonth = (of: DataCase): PressureMonthData => ({
  ...readings(of, MONTH),
  days: daysBefore(MONTH),
  today: GALLERY_TODAY,
  normal: NORMAL,
  weekMeans: means(of, MONTH).map((mean, index) => (index < 6 ? null : mean)),
})

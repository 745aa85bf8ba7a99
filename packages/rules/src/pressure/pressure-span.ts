// What a day, week or month of pressures comes to: the figures, the verdicts and the words.
import { addDays, lastDays, shanghaiClock, startOfShanghaiDay } from '@kangban/china-time'
import type { BloodPressureDay } from '@kangban/contracts'
import type { MetricSpan } from '../day/metric-span.ts'
import { homeMean, homeMeanWords } from './home-mean.ts'
import { averageOf, isOut, meanWithVerdict, partOfDays, timesOfDay } from './pressure-parts.ts'
import { pressureWords } from './pressure-sentence.ts'
import { byDay } from '../day/slots.ts'
import type { Waiting } from '../warnings/advice-now.ts'
import { PRESSURE } from '../thresholds.ts'
import { isOutOfRange, type Pressure, pressureVerdict, type Verdict } from '../verdicts.ts'

/** Days that the averages of morning and evening, and each point of the moving mean, are made of. */
export const HABIT_DAYS = 7
/** Fewer days with readings make no mean of a week. */
const MIN_DAYS = 3

type Timed = Pressure & { at: Date }

/** Of the seven days that end with each of `days`; `stored` reaches six days further back. */
function weekMeans(stored: readonly Timed[], days: readonly string[]) {
  const earlier = lastDays(addDays(days[0] ?? '', -1), HABIT_DAYS - 1)
  const groups = byDay(stored, [...earlier, ...days])

  return days.map((_, index) => {
    const week = groups.slice(index, index + HABIT_DAYS)
    if (week.filter((day) => day.length > 0).length < MIN_DAYS) return null
    const { systolic, diastolic } = averageOf(week.flat())
    return { sbp: systolic, dbp: diastolic }
  })
}

function courseOf(readings: readonly Timed[], stored: readonly Timed[], span: MetricSpan) {
  if (span.type === 'day') {
    return {
      detailTimes: readings.map(({ at }) => shanghaiClock(at)),
      hiDetails: readings.map(({ systolic }) => systolic),
      lowDetails: readings.map(({ diastolic }) => diastolic),
      states: readings.map((reading) => pressureVerdict(reading).state),
      morningDetails: [],
      eveningDetails: [],
      weekMeanDetails: [],
    }
  }

  const groups = byDay(readings, span.days)
  const days = groups.map(meanWithVerdict)
  const parts = groups.map(timesOfDay)

  return {
    detailTimes: span.days,
    hiDetails: days.map((day) => day?.sbp ?? null),
    lowDetails: days.map((day) => day?.dbp ?? null),
    states: days.map((day) => day?.state ?? null),
    morningDetails: parts.map(({ morning }) => meanWithVerdict(morning)),
    eveningDetails: parts.map(({ evening }) => meanWithVerdict(evening)),
    weekMeanDetails: weekMeans(stored, span.days),
  }
}

const extreme = (pick: (...values: number[]) => number, readings: readonly Pressure[]) => ({
  sbp: pick(...readings.map(({ systolic }) => systolic)),
  dbp: pick(...readings.map(({ diastolic }) => diastolic)),
})

const isBeyond = (part: Pick<Verdict, 'state'> | null | undefined): boolean =>
  !!part && isOutOfRange(part)

const normalRange = ({ low, high }: { low: number; high: number }) => ({ low, high })

type Ours = NonNullable<BloodPressureDay['kangban']>

export interface PressureSpan {
  documented: Omit<BloodPressureDay, 'kangban'>
  /** All but the single readings, of which the callers know more or less. */
  ours: Omit<Ours, 'readings'>
}

/**
 * `stored` are all readings from six days before the span on, oldest first; null where none of them lies in the span.
 * mmHg.
 */
export function pressureSpan(
  stored: readonly Timed[],
  span: MetricSpan,
  waiting: Waiting,
): PressureSpan | null {
  const readings = stored.filter(({ at }) => at >= span.from)
  const latest = readings.at(-1)
  if (!latest) return null
  const habitFrom = startOfShanghaiDay(addDays(span.dat, 1 - HABIT_DAYS))
  const { detailTimes, hiDetails, lowDetails, ...course } = courseOf(readings, stored, span)

  const daysOut = course.morningDetails.filter(
    (part, i) => isBeyond(part) || isBeyond(course.eveningDetails[i]),
  ).length

  const week = timesOfDay(stored.filter(({ at }) => at >= habitFrom))
  const average = averageOf(readings)
  const mean = homeMean(stored, span.dat)
  const parts = timesOfDay(readings)

  const habit =
    span.type === 'day'
      ? null
      : {
          morning: partOfDays(parts.morning),
          evening: partOfDays(parts.evening),
          daysOut,
          othersOut: parts.others.filter(isOut).length,
        }

  return {
    documented: {
      avgHi: average.systolic,
      avgLow: average.diastolic,
      hi: latest.systolic,
      low: latest.diastolic,
      detailTimes,
      hiDetails,
      lowDetails,
    },
    ours: {
      ...course,
      normal: { sbp: normalRange(PRESSURE.systolic), dbp: normalRange(PRESSURE.diastolic) },
      highest: extreme(Math.max, readings),
      lowest: extreme(Math.min, readings),
      count: readings.length,
      outOfRange: readings.filter(isOut).length,
      morning: meanWithVerdict(week.morning),
      evening: meanWithVerdict(week.evening),
      homeMean: mean && {
        sbp: mean.systolic,
        dbp: mean.diastolic,
        count: mean.count,
        days: mean.days,
        state: mean.high ? 'high' : 'normal',
        stateText: mean.high ? '偏高' : '正常',
        text: homeMeanWords(mean),
      },
      ...pressureWords(
        readings,
        { average, habit, week: habit && mean, asked: { stretch: span, waiting } },
        span,
      ),
    },
  }
}

import type { contract, Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { addDays, shanghaiTime, startOfShanghaiDay } from '@kangban/rules/china-time'
import { pressureWords } from '@kangban/rules/pressure-sentence'
import { PRESSURE } from '@kangban/rules/thresholds'
import { type Pressure, pressureVerdict } from '@kangban/rules/verdicts'
import { type MetricSpan, openMetric } from './metric-span.ts'
import { averageOf, isOut, meanWithVerdict, partOfDays, type TimedPressure, timesOfDay } from './pressure-parts.ts'
import { byDay } from './slots.ts'

/** Days that the averages of morning and evening, and each point of the moving mean, are made of. */
const HABIT_DAYS = 7
/** Fewer days with readings make no mean of a week. */
const FEWEST_DAYS = 3

/** Of the seven days that end with each of `days`; `stored` reaches six days further back. */
function weekMeans(stored: readonly TimedPressure[], days: readonly string[]) {
  const earlier = Array.from({ length: HABIT_DAYS - 1 }, (_, index) => addDays(days[0] ?? '', index + 1 - HABIT_DAYS))
  const groups = byDay(stored, [...earlier, ...days])
  return days.map((_, index) => {
    const week = groups.slice(index, index + HABIT_DAYS)
    if (week.filter((day) => day.length > 0).length < FEWEST_DAYS) return null
    const { systolic, diastolic } = averageOf(week.flat())
    return { sbp: systolic, dbp: diastolic }
  })
}

function courseOf(readings: readonly TimedPressure[], stored: readonly TimedPressure[], span: MetricSpan) {
  if (span.type === 'day') {
    return {
      detailTimes: readings.map(({ at }) => shanghaiTime(at).slice(11, 16)),
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

function told(reading: TimedPressure) {
  const { state, text } = pressureVerdict(reading)
  const { at, systolic, diastolic, pulse, source } = reading
  return {
    at: shanghaiTime(at),
    sbp: systolic,
    dbp: diastolic,
    pulseRate: pulse,
    source: source === 'watch' ? ('watch' as const) : ('monitor' as const),
    state,
    stateText: text,
  }
}

const isBeyond = (part: { state: string } | null | undefined): boolean => !!part && part.state !== 'normal'

const normalRange = ({ low, high }: { low: number; high: number }) => ({ low, high })

export const getBloodPressure: Handler<typeof contract.monitoring.getBloodPressure, Context> = async ({
  context,
  input,
}) => {
  const metric = await openMetric(context, input)
  if (!metric) return null
  const { repository, accountId, span } = metric
  const from = startOfShanghaiDay(addDays(span.days[0] ?? span.dat, 1 - HABIT_DAYS))
  const stored = await repository.pressures({ accountId, from, to: new Date(span.to.getTime() - 1) })
  const readings = stored.filter(({ at }) => at >= span.from)
  const latest = readings.at(-1)
  if (!latest) return null
  const habitFrom = startOfShanghaiDay(addDays(span.dat, 1 - HABIT_DAYS))
  const course = courseOf(readings, stored, span)
  const daysOut = course.morningDetails.filter((part, i) => isBeyond(part) || isBeyond(course.eveningDetails[i])).length
  const week = timesOfDay(stored.filter(({ at }) => at >= habitFrom))
  const average = averageOf(readings)
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
    avgHi: average.systolic,
    avgLow: average.diastolic,
    hi: latest.systolic,
    low: latest.diastolic,
    ...course,
    normal: { sbp: normalRange(PRESSURE.systolic), dbp: normalRange(PRESSURE.diastolic) },
    highest: extreme(Math.max, readings),
    lowest: extreme(Math.min, readings),
    count: readings.length,
    outOfRange: readings.filter(isOut).length,
    morning: meanWithVerdict(week.morning),
    evening: meanWithVerdict(week.evening),
    readings: readings.toReversed().map(told),
    ...pressureWords(readings, { average, habit }, span),
  }
}

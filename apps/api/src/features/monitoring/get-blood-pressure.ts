import type { contract, Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { addDays, shanghaiTime, startOfShanghaiDay } from '../../ports/clock.ts'
import { dayPart, hourInChina } from '../../rules/day-parts.ts'
import { pressureSentence } from '../../rules/pressure-sentence.ts'
import { type Pressure, pressureVerdict } from '../../rules/verdicts.ts'
import { type MetricSpan, openMetric } from './metric-span.ts'
import { byDay } from './slots.ts'
import { mean } from './trends.ts'

interface TimedPressure extends Pressure {
  at: Date
}

/** Days that the averages of morning and evening are made of. */
const HABIT_DAYS = 7

const average = (readings: readonly Pressure[]): Pressure => ({
  systolic: Math.round(mean(readings.map(({ systolic }) => systolic))),
  diastolic: Math.round(mean(readings.map(({ diastolic }) => diastolic))),
})

function partAverage(readings: readonly TimedPressure[], part: string) {
  const then = readings.filter(({ at }) => dayPart(hourInChina(at)) === part)
  if (then.length === 0) return null
  const { systolic, diastolic } = average(then)
  return { sbp: systolic, dbp: diastolic, count: then.length }
}

function courseOf(readings: readonly TimedPressure[], span: MetricSpan) {
  if (span.type === 'day') {
    return {
      detailTimes: readings.map(({ at }) => shanghaiTime(at).slice(11, 16)),
      hiDetails: readings.map(({ systolic }) => systolic),
      lowDetails: readings.map(({ diastolic }) => diastolic),
    }
  }
  const days = byDay(readings, span.days).map((group) => (group.length === 0 ? null : average(group)))
  return {
    detailTimes: span.days,
    hiDetails: days.map((day) => day?.systolic ?? null),
    lowDetails: days.map((day) => day?.diastolic ?? null),
  }
}

const extreme = (pick: (...values: number[]) => number, readings: readonly Pressure[]) => ({
  sbp: pick(...readings.map(({ systolic }) => systolic)),
  dbp: pick(...readings.map(({ diastolic }) => diastolic)),
})

export const getBloodPressure: Handler<typeof contract.monitoring.getBloodPressure, Context> = async ({
  context,
  input,
}) => {
  const metric = await openMetric(context, input)
  if (!metric) return null
  const { repository, accountId, span } = metric
  const habitFrom = startOfShanghaiDay(addDays(span.dat, 1 - HABIT_DAYS))
  const from = habitFrom < span.from ? habitFrom : span.from
  const stored = await repository.pressures({ accountId, from, to: new Date(span.to.getTime() - 1) })
  const readings = stored.filter(({ at }) => at >= span.from)
  const latest = readings.at(-1)
  if (!latest) return null
  const habit = stored.filter(({ at }) => at >= habitFrom)
  const whole = average(readings)
  return {
    avgHi: whole.systolic,
    avgLow: whole.diastolic,
    hi: latest.systolic,
    low: latest.diastolic,
    ...courseOf(readings, span),
    highest: extreme(Math.max, readings),
    lowest: extreme(Math.min, readings),
    count: readings.length,
    outOfRange: readings.filter((reading) => pressureVerdict(reading).state !== 'normal').length,
    morning: partAverage(habit, '早晨'),
    evening: partAverage(habit, '晚上'),
    sentence: pressureSentence(readings, whole, span),
  }
}

import { type contract, type Handler, SLEEP_STAGE_CODES } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { shanghaiTime } from '../../ports/clock.ts'
import { sleepCards } from '../../rules/sleep-cards.ts'
import { sleepSentence } from '../../rules/sleep-sentence.ts'
import { openMetric } from './metric-span.ts'
import { meanClock, meanNight, type NightFigures, nightFigures } from './night-figures.ts'

const MINUTE_MS = 60_000
const clockOf = (moment: Date): string => shanghaiTime(moment).slice(11, 16)

/** The stages in their order, each with the time at which it begins. */
function stageCourse({ stages, startAt }: NightFigures) {
  let minutes = 0
  return {
    details: stages.map(({ stage }) => SLEEP_STAGE_CODES[stage]),
    detailTimes: stages.map((part) => {
      const begins = new Date(startAt.getTime() + minutes * MINUTE_MS)
      minutes += part.minutes
      return clockOf(begins)
    }),
    deepDetails: [],
    lightDetails: [],
    remDetails: [],
    wakeDetails: [],
    scoreDetails: [],
  }
}

/** Each night of a week or month; a day without one is a gap. */
function nightCourse(nights: readonly NightFigures[], days: string[]) {
  const each = (pick: (night: NightFigures) => number) =>
    days.map((day) => {
      const night = nights.find((other) => other.day === day)
      return night ? pick(night) : null
    })
  return {
    details: each(({ asleep }) => asleep),
    detailTimes: days,
    deepDetails: each(({ deep }) => deep),
    lightDetails: each(({ light }) => light),
    remDetails: each(({ rem }) => rem),
    wakeDetails: each(({ awake }) => awake),
    scoreDetails: each(({ score }) => score),
  }
}

export const getSleep: Handler<typeof contract.monitoring.getSleep, Context> = async ({ context, input }) => {
  const metric = await openMetric(context, input)
  if (!metric) return null
  const { repository, accountId, ageYears, span } = metric
  const rows = await repository.nights({ accountId, fromDay: span.days[0] ?? span.dat, toDay: span.dat })
  const nights = rows.map(nightFigures)
  const [first] = nights
  if (!first) return null
  const isDay = span.type === 'day'
  const mean = meanNight(nights)
  const lowOxygen = nights.flatMap((night) => night.lowOxygen)
  return {
    score: mean.score,
    totalTime: mean.asleep,
    deepSleep: mean.deep,
    lightSleep: mean.light,
    rem: mean.rem,
    wake: mean.awake,
    wakeCount: mean.awakenings,
    sleepStartTime: meanClock(nights.map(({ startAt }) => startAt)),
    sleepEndTime: meanClock(nights.map(({ endAt }) => endAt)),
    heartAvg: mean.heartRate,
    breathWarn: lowOxygen.length,
    ...(isDay ? stageCourse(first) : nightCourse(nights, span.days)),
    ...sleepCards(mean, ageYears),
    nights: nights.length,
    lowOxygen: isDay
      ? lowOxygen.map(({ at, lowestPercent, seconds }) => ({
          time: clockOf(new Date(at)),
          lowest: lowestPercent,
          seconds,
        }))
      : [],
    sentence: sleepSentence(
      {
        ageYears,
        asleepMinutes: mean.asleep,
        score: mean.score,
        nights: nights.length,
        lowOxygen: lowOxygen.length,
      },
      span,
    ),
  }
}

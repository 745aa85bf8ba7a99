import { lastDays, MS_PER_MINUTE, shanghaiClock } from '@kangban/china-time'
import { type contract, type Handler, SLEEP_STAGE_CODES } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { sleepCards } from '@kangban/rules/sleep/sleep-cards'
import { nightsOf, sleepWords } from '@kangban/rules/sleep/sleep-sentence'
import { USUAL_SCORE } from '@kangban/rules/thresholds'
import { metricPage, type OpenedMetric, waitingFor } from './metric-span.ts'
import { mean, meanClock } from '@kangban/rules/day/trends'
import { meanNight, type NightFigures, nightFigures } from '../../shared/readings/night-figures.ts'

/** The stages in their order, each with the time at which it begins. */
function stageCourse({ stages, startAt }: NightFigures) {
  let minutes = 0

  return {
    details: stages.map(({ stage }) => SLEEP_STAGE_CODES[stage]),
    detailTimes: stages.map((part) => {
      const begins = new Date(startAt.getTime() + minutes * MS_PER_MINUTE)
      minutes += part.minutes
      return shanghaiClock(begins)
    }),
    ours: {
      deepDetails: [],
      lightDetails: [],
      remDetails: [],
      wakeDetails: [],
      scoreDetails: [],
      startDetails: [],
      endDetails: [],
    },
  }
}

/** Each night of a week or month; a day without one is a gap. */
function nightCourse(nights: readonly NightFigures[], days: string[]) {
  const each = <T>(pick: (night: NightFigures) => T) =>
    days.map((day) => {
      const night = nights.find((other) => other.day === day)
      return night ? pick(night) : null
    })

  return {
    details: each(({ asleep }) => asleep),
    detailTimes: days,
    ours: {
      deepDetails: each(({ deep }) => deep),
      lightDetails: each(({ light }) => light),
      remDetails: each(({ rem }) => rem),
      wakeDetails: each(({ awake }) => awake),
      scoreDetails: each(({ score }) => score),
      startDetails: each(({ startAt }) => shanghaiClock(startAt)),
      endDetails: each(({ endAt }) => shanghaiClock(endAt)),
    },
  }
}

function usualScore(scores: readonly number[]): number | null {
  return scores.length < USUAL_SCORE.fewestNights ? null : Math.round(mean(scores))
}

const shownEvent = ({ from, to, ...event }: NightFigures['lowOxygen'][number]) => ({
  time: shanghaiClock(from),
  endTime: shanghaiClock(to),
  ...event,
})

async function sleepPage(metric: OpenedMetric) {
  const { repository, known, accountId, ageYears, span } = metric
  const isDay = span.type === 'day'
  const fromDay = span.days[0] ?? span.dat
  const looked = isDay ? (lastDays(span.dat, USUAL_SCORE.days + 1)[0] ?? fromDay) : fromDay

  const [rows, waiting] = await Promise.all([
    known.of(`nights ${looked} ${span.dat}`, ['SleepNight'], async () =>
      (await repository.nights({ accountId, fromDay: looked, toDay: span.dat })).map(nightFigures),
    ),
    waitingFor(metric),
  ])

  const nights = rows.filter(({ day }) => day >= fromDay)
  const [first] = nights
  if (!first) return null
  const all = meanNight(nights)
  const breathWarn = nights.flatMap((night) => night.lowOxygen).length

  const facts = {
    ageYears,
    asleepMinutes: all.asleep,
    score: all.score,
    nights: nights.length,
    awakenings: all.awakenings,
    lowOxygen: breathWarn,
    asked: { stretch: nightsOf(span), waiting },
  }

  const { ours, ...course } = isDay ? stageCourse(first) : nightCourse(nights, span.days)

  return {
    score: all.score,
    totalTime: all.asleep,
    deepSleep: all.deep,
    lightSleep: all.light,
    rem: all.rem,
    wake: all.awake,
    wakeCount: all.awakenings,
    sleepStartTime: meanClock(nights.map(({ startAt }) => startAt)),
    sleepEndTime: meanClock(nights.map(({ endAt }) => endAt)),
    heartAvg: all.heartRate,
    breathWarn,
    ...course,
    ...sleepCards(all, ageYears),
    kangban: {
      ...ours,
      nights: nights.length,
      usualScore: isDay
        ? usualScore(rows.filter(({ day }) => day < fromDay).map(({ score }) => score))
        : null,
      lowOxygen: isDay ? first.lowOxygen.map(shownEvent) : [],
      ...sleepWords(facts, span),
    },
  }
}

export const getSleep: Handler<typeof contract.monitoring.getSleep, Context> = ({
  context,
  input,
}) => metricPage({ name: 'sleep', context, input, tables: ['SleepNight', 'Warning'] }, sleepPage)

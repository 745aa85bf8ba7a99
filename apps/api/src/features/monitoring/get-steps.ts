import { lastDays, shanghaiDay, shanghaiHour } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import { ACTIVE_HOUR_STEPS } from '@kangban/contracts/figure-rules'
import type { Context } from '../../context.ts'
import {
  activitySentence,
  comparedSteps,
  elderActivitySentence,
} from '@kangban/rules/activity/activity-sentence'
import { goalOn, goalStreak, walkedMetres, walkingKcal } from '@kangban/rules/activity/activity'
import { dateWords, weekdayWord } from '@kangban/rules/reports/report-wording'
import { stepsOfDays, valuesOfDays, walked } from '../../shared/readings/values-of-days.ts'
import { metricPage, type OpenedMetric } from './metric-span.ts'
import { clockTimes, everyMinutes } from '@kangban/rules/day/slots'
import { mean } from '@kangban/rules/day/trends'

/** How far a streak is looked back. */
const STREAK_DAYS = 90
/** What the average and the best day of a single day are taken from. */
const AROUND_DAYS = 7

interface WalkedDay {
  day: string
  steps: number
}

const withData = (days: readonly { day: string; steps: number | null }[]): WalkedDay[] =>
  days.flatMap(({ day, steps }) => (steps === null ? [] : { day, steps }))

/** A day that is not over would pull the mean down; it counts only where it is alone. */
function countedDays(days: readonly WalkedDay[], open: string | null): readonly WalkedDay[] {
  const over = days.filter(({ day }) => day !== open)
  return over.length > 0 ? over : days
}

const averageOf = (days: readonly WalkedDay[]): number =>
  Math.round(mean(days.map(({ steps }) => steps)))

/** Of `length` days; null where too few of them have data to stand for all. */
const meanBefore = (days: readonly WalkedDay[], length: number): number | null =>
  days.length < length / 2 ? null : averageOf(days)

const bestOf = (days: readonly WalkedDay[]) =>
  days.reduce((best, other) => (other.steps > best.steps ? other : best))

/**
 * The mean of each hour of the day over `dayCount` days. A day without a reading in an hour adds nothing to it, as it adds
 * nothing to the mean of the days: the hours of a whole day come to that one.
 */
function hourMeans(
  hours: readonly { at: Date; value: number }[],
  dayCount: number,
): (number | null)[] {
  const byHour = Map.groupBy(hours, ({ at }) => shanghaiHour(at))

  return Array.from({ length: 24 }, (_, hour) => {
    const steps = walked(byHour.get(hour) ?? [])
    return steps === null ? null : Math.round(steps / dayCount)
  })
}

function missingOf({ height, weight }: { height: number | null; weight: number | null }) {
  return [
    ...(height === null ? ['height' as const] : []),
    ...(weight === null ? ['weight' as const] : []),
  ]
}

async function stepsPage(metric: OpenedMetric) {
  const { subject, span } = metric
  const looked = lastDays(span.dat, STREAK_DAYS)

  const [hoursOf, stepsOf] = await Promise.all([
    valuesOfDays(metric, { kind: 'steps', days: span.days }),
    stepsOfDays(metric, looked),
  ])

  const inSpan = hoursOf.flat()
  const total = walked(inSpan)
  if (total === null) return null
  const goals = subject.goals.map(({ value, since }) => ({ value, day: shanghaiDay(since) }))

  const days = looked.map((day, index) => ({
    day,
    steps: stepsOf[index] ?? null,
    goal: goalOn(goals, day),
  }))

  const isDay = span.type === 'day'
  const length = span.days.length
  const shown = days.slice(-length)
  const open = span.current ? span.dat : null
  const around = countedDays(withData(days.slice(-Math.max(AROUND_DAYS, length))), open)
  const counted = new Set(around.map(({ day }) => day))
  const best = bestOf(around)
  const { height, weight, sex } = subject.profile
  const distance = walkedMetres(total, { height, sex })

  const figures = {
    total,
    target: goalOn(goals, span.dat),
    average: averageOf(around),
    averageBefore: isDay ? null : meanBefore(withData(days.slice(-2 * length, -length)), length),
    streak: goalStreak(days, span.current),
  }

  const facts = {
    ...figures,
    bestName:
      best.day === open
        ? null
        : span.type === 'month'
          ? dateWords(best.day)
          : weekdayWord(best.day),
    lastDay: shown.at(-1)?.steps ?? null,
    hour: shanghaiHour(metric.now),
  }

  const { averageBefore, ...documented } = figures

  return {
    ...documented,
    distance,
    calorie: walkingKcal(distance, weight),
    detailTimes: isDay ? clockTimes(60) : span.days,
    details: isDay
      ? everyMinutes(inSpan, span.from, 60).map(walked)
      : shown.map(({ steps }) => steps),
    activeHours: inSpan.filter(({ value }) => value >= ACTIVE_HOUR_STEPS).length,
    best,
    kangban: {
      averageBefore,
      compared: comparedSteps(figures),
      missing: missingOf({ height, weight }),
      daysMet: shown.filter(({ steps, goal }) => steps !== null && steps >= goal).length,
      goals: isDay ? [] : shown.map(({ goal }) => goal),
      hourMeans: isDay
        ? []
        : hourMeans(
            inSpan.filter(({ at }) => counted.has(shanghaiDay(at))),
            counted.size,
          ),
      sentence: activitySentence(facts, span),
      elderSentence: elderActivitySentence(facts, span),
    },
  }
}

export const getSteps: Handler<typeof contract.monitoring.getSteps, Context> = ({
  context,
  input,
}) =>
  metricPage(
    { name: 'steps', context, input, kinds: ['steps'], days: () => STREAK_DAYS },
    stepsPage,
  )

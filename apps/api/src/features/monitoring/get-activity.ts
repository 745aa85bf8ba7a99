import type { contract, Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { shanghaiDay, startOfShanghaiDay } from '../../ports/clock.ts'
import { activitySentence } from '../../rules/activity-sentence.ts'
import { ACTIVE_HOUR_STEPS, goalOn, goalStreak, walkedMetres, walkingKcal } from '../../rules/activity.ts'
import { openMetric } from './metric-span.ts'
import { lastDays } from './monitoring.repository.ts'
import { byDay, clockTimes, everyMinutes } from './slots.ts'
import { mean } from './trends.ts'

/** How far a streak is looked back. */
const STREAK_DAYS = 90
/** What the average and the best day of a single day are taken from. */
const AROUND_DAYS = 7

/** Steps of hours; null without one. */
const walked = (hours: readonly { value: number }[]): number | null =>
  hours.length === 0 ? null : hours.reduce((sum, { value }) => sum + value, 0)

/** A day that is not over would pull the mean down; it counts only where it is alone. */
const averageOf = (days: readonly { day: string; steps: number }[], open: string | null): number => {
  const over = days.filter(({ day }) => day !== open)
  return Math.round(mean((over.length > 0 ? over : days).map(({ steps }) => steps)))
}

const bestOf = (days: readonly { day: string; steps: number }[]) =>
  days.reduce((best, other) => (other.steps > best.steps ? other : best))

export const getActivity: Handler<typeof contract.monitoring.getActivity, Context> = async ({ context, input }) => {
  const metric = await openMetric(context, input)
  if (!metric) return null
  const { repository, accountId, subject, span } = metric
  const looked = lastDays(span.dat, STREAK_DAYS)
  const from = startOfShanghaiDay(looked[0] ?? span.dat)
  const hours = await repository.stepHours({ accountId, from, to: span.to })
  const inSpan = hours.filter(({ at }) => at >= span.from)
  const total = walked(inSpan)
  if (total === null) return null
  const goals = subject.goals.map(({ value, since }) => ({ value, day: shanghaiDay(since) }))
  const days = byDay(hours, looked).map((group, index) => {
    const day = looked[index] ?? span.dat
    return { day, steps: walked(group), goal: goalOn(goals, day) }
  })
  const around = days
    .slice(-Math.max(AROUND_DAYS, span.days.length))
    .flatMap(({ day, steps }) => (steps === null ? [] : { day, steps }))
  const { height = null, weight = null, sex = null } = subject.profile ?? {}
  const distance = walkedMetres(total, { height, sex })
  const isDay = span.type === 'day'
  const facts = {
    total,
    target: goalOn(goals, span.dat),
    average: averageOf(around, span.current ? span.dat : null),
    streak: goalStreak(days, span.current),
    daysMet: days.slice(-span.days.length).filter(({ steps, goal }) => steps !== null && steps >= goal).length,
  }
  const best = bestOf(around)
  return {
    ...facts,
    distance,
    calorie: walkingKcal(distance, weight),
    detailTimes: isDay ? clockTimes(60) : span.days,
    details: isDay
      ? everyMinutes(inSpan, span.from, 60).map(walked)
      : days.slice(-span.days.length).map(({ steps }) => steps),
    activeHours: inSpan.filter(({ value }) => value >= ACTIVE_HOUR_STEPS).length,
    best,
    sentence: activitySentence({ ...facts, best: best.steps }, span),
  }
}

import { type MetricCard, SleepStage } from '@kangban/contracts'
import * as z from 'zod/mini'
import { ageOn } from '@kangban/rules/age'
import { minutesAsleep } from '@kangban/rules/sleep-score'
import { sleepVerdict } from '@kangban/rules/verdicts'
import type { HomeData } from './home-data.ts'

const Stages = z.array(z.object({ stage: SleepStage, minutes: z.number() }))

/** The stages of a row; the column is JSON. @throws when it holds something else */
export const stagesOf = (stored: unknown): MetricCard['stages'] => z.parse(Stages, stored)

export const sumAsleep = (stored: unknown): number => minutesAsleep({ stages: stagesOf(stored) })

/** The night that ended today, with what it means. */
export function lastNight({ nights, today, birthday }: HomeData) {
  const night = nights.find(({ day }) => day === today)
  if (!night) return null
  const asleepMinutes = sumAsleep(night.stages)
  const ageYears = birthday ? ageOn(birthday, today) : null
  return { ...night, asleepMinutes, verdict: sleepVerdict({ asleepMinutes, score: night.score, ageYears }) }
}

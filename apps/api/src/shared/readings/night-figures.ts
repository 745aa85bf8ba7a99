import { type MetricCard, SleepStage } from '@kangban/contracts'
// The whole of zod compiles its schemas: stages of seven nights in a third of the time that zod/mini takes.
import * as z from 'zod'
import { oxygenEvents } from '@kangban/rules/oxygen/oxygen-events'
import { awakeningsOf } from '@kangban/rules/sleep/night-verdict'
import { minutesAsleep } from '@kangban/rules/sleep/sleep-score'
import { meanOrNull } from '@kangban/rules/day/slots'
import { mean, rounded } from '@kangban/rules/day/trends'

const Stages = z.array(z.object({ stage: SleepStage, minutes: z.number() }))

/** The stages of a row; the column is JSON. @throws when it holds something else */
export const stagesOf = (stored: unknown): MetricCard['stages'] => z.parse(Stages, stored)

type Stage = ReturnType<typeof stagesOf>[number]
type StageName = z.infer<typeof SleepStage>

const LowOxygen = z.array(z.object({ at: z.string(), lowestPercent: z.number() }))

export interface StoredNight {
  day: string
  startAt: Date
  endAt: Date
  score: number
  averageHeartRate: number | null
  stages: unknown
  lowOxygen: unknown
}

const minutesOf = (stages: readonly Stage[], wanted: StageName): number =>
  stages.reduce((sum, { stage, minutes }) => sum + (stage === wanted ? minutes : 0), 0)

/** What a stored night comes to, in minutes. The columns of stages and falls are JSON. @throws when they hold something else */
export function nightFigures(night: StoredNight) {
  const stages = stagesOf(night.stages)

  return {
    day: night.day,
    startAt: night.startAt,
    endAt: night.endAt,
    score: night.score,
    heartRate: night.averageHeartRate,
    stages,
    asleep: minutesAsleep({ stages }),
    deep: minutesOf(stages, 'deep'),
    light: minutesOf(stages, 'light'),
    rem: minutesOf(stages, 'rem'),
    awake: minutesOf(stages, 'awake'),
    awakenings: awakeningsOf(stages) ?? 0,
    lowOxygen: oxygenEvents(
      z
        .parse(LowOxygen, night.lowOxygen)
        .map(({ at, lowestPercent }) => ({ at: new Date(at), value: lowestPercent }))
        .toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    ),
  }
}

export type NightFigures = ReturnType<typeof nightFigures>

/** The means of one night or more, in whole minutes; awakenings to one digit. */
export function meanNight(nights: readonly NightFigures[]) {
  const of = (pick: (night: NightFigures) => number) => Math.round(mean(nights.map(pick)))
  const heartRate = meanOrNull(nights.flatMap((night) => night.heartRate ?? []))

  return {
    score: of(({ score }) => score),
    asleep: of(({ asleep }) => asleep),
    deep: of(({ deep }) => deep),
    light: of(({ light }) => light),
    rem: of(({ rem }) => rem),
    awake: of(({ awake }) => awake),
    awakenings: rounded(mean(nights.map((night) => night.awakenings)), 1),
    heartRate: heartRate === null ? null : Math.round(heartRate),
  }
}

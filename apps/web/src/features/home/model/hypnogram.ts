import type { MetricCard } from '@kangban/contracts'

type SleepStage = MetricCard['stages'][number]['stage']

export interface SleepBlock {
  readonly stage: SleepStage
  /** Per cent of the night. */
  readonly x: number
  readonly width: number
  /** 0 is the top lane. */
  readonly lane: number
}

export const LANES: readonly SleepStage[] = ['awake', 'rem', 'light', 'deep']

/** Per cent: waking up for a minute is short, but counts. */
const MIN_WIDTH = 1.5

/** Last night as blocks in four lanes; stages without a length are left out. */
export function hypnogram(stages: MetricCard['stages']): SleepBlock[] {
  const real = stages.filter(({ minutes }) => minutes > 0)
  const total = real.reduce((sum, { minutes }) => sum + minutes, 0)
  let passed = 0

  return real.map(({ stage, minutes }) => {
    const x = (passed / total) * 100
    passed += minutes

    return {
      stage,
      x,
      width: Math.max(MIN_WIDTH, (minutes / total) * 100),
      lane: LANES.indexOf(stage),
    }
  })
}

export function minutesByStage(stages: MetricCard['stages']): Record<SleepStage, number> {
  const sums: Record<SleepStage, number> = { awake: 0, rem: 0, light: 0, deep: 0 }
  for (const { stage, minutes } of stages) sums[stage] += minutes
  return sums
}

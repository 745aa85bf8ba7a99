import { SLEEP_MINUTES } from '../thresholds.ts'

export interface SleepNightFacts {
  ageYears: number | null
  stages: readonly { stage: 'awake' | 'rem' | 'light' | 'deep'; minutes: number }[]
}

export interface SleepFacts {
  ageYears: number | null
  asleepMinutes: number
  score: number
}

interface Range {
  low: number
  high: number
}

export interface SleepReference {
  /** Time asleep in minutes. */
  minutes: Range
  /** Shares of the time asleep that are usual at the age. */
  deepShare: number
  remShare: number
}

const clamp01 = (value: number) => Math.min(1, Math.max(0, value))

/**
 * What is usual at an age; unknown counts as 45. Shares: Ohayon et al., Sleep 2004, from 20 % deep and 22 % REM at 25 to
 * 9 % and 19 % at 70.
 */
export function sleepReference(ageYears: number | null): SleepReference {
  const age = ageYears ?? 45
  const older = clamp01((age - 25) / 45)

  return {
    minutes: age >= SLEEP_MINUTES.olderFromYears ? SLEEP_MINUTES.older : SLEEP_MINUTES.adult,
    deepShare: 0.2 - 0.11 * older,
    remShare: 0.22 - 0.03 * older,
  }
}

export const minutesAsleep = ({ stages }: Pick<SleepNightFacts, 'stages'>): number =>
  stages.reduce((sum, { stage, minutes }) => sum + (stage === 'awake' ? 0 : minutes), 0)

/** Full points from so many minutes on: 7 h, the lower end that is recommended at every adult age. */
const RECOMMENDED_MINUTES = 420
/** Time asleep of the time in bed: 65 % earns nothing, 95 % everything; 85 % is the usual mark of good sleep. */
const EFFICIENCY = { worst: 0.65, best: 0.95 }

/**
 * 0-100: duration 40, efficiency 25, deep sleep 20 and REM 15 points, the last two against what is usual at the age.
 * Our own weights, so that a usual night of any age comes to 80-90; not a medical scale.
 */
export function sleepScore(night: SleepNightFacts): number {
  const asleep = minutesAsleep(night)
  const inBed = night.stages.reduce((sum, { minutes }) => sum + minutes, 0)
  if (asleep === 0) return 0
  const reference = sleepReference(night.ageYears)

  const shareOf = (wanted: 'deep' | 'rem') =>
    night.stages.reduce((sum, { stage, minutes }) => sum + (stage === wanted ? minutes : 0), 0) /
    asleep

  const efficiency = (asleep / inBed - EFFICIENCY.worst) / (EFFICIENCY.best - EFFICIENCY.worst)

  return Math.round(
    40 * clamp01(asleep / RECOMMENDED_MINUTES) +
      25 * clamp01(efficiency) +
      20 * clamp01(shareOf('deep') / (1.2 * reference.deepShare)) +
      15 * clamp01(shareOf('rem') / (1.2 * reference.remShare)),
  )
}

import { clamp } from '../chance/exact-math.ts'
import type { Random } from '../chance/random.ts'

export type StageShares = { awake: number; deep: number; rem: number }

export type SleepStageName = 'awake' | 'light' | 'deep' | 'rem'
/** `startMinute` counts like the night's; stages follow each other without a gap. */
export type SleepStage = { stage: SleepStageName; startMinute: number; minutes: number }

const CYCLE_MINUTES = 95
// Deep sleep comes early in the night and REM late; one weight for each cycle, the last for all beyond.
const DEEP_BY_CYCLE = [0.5, 0.3, 0.14, 0.06, 0.02]
const REM_BY_CYCLE = [0.12, 0.22, 0.3, 0.36, 0.4]

/** A night of whole minutes in cycles of 80-110 minutes, each going light, deep, light, REM, with wakings between. */
export function sleepStages(night: {
  random: Random
  startMinute: number
  minutes: number
  shares: StageShares
}): SleepStage[] {
  const { random, shares } = night
  const cycles = cycleLengths(random, night.minutes)
  const deep = spread(night.minutes * shares.deep, weights(DEEP_BY_CYCLE, cycles.length, random))
  const rem = spread(night.minutes * shares.rem, weights(REM_BY_CYCLE, cycles.length, random))

  const awake = spread(
    night.minutes * shares.awake,
    cycles.map(() => random.between(0.6, 1.4)),
  )

  const stages: SleepStage[] = []
  let minute = night.startMinute

  cycles.forEach((length, i) => {
    for (const [stage, minutes] of cycleParts(random, length, [
      deep[i] ?? 0,
      rem[i] ?? 0,
      awake[i] ?? 0,
    ])) {
      if (minutes > 0) stages.push({ stage, startMinute: minute, minutes })
      minute += Math.max(0, minutes)
    }
  })

  return merged(stages)
}

type Part = [SleepStageName, number]

function cycleParts(
  random: Random,
  length: number,
  budget: [deep: number, rem: number, awake: number],
): Part[] {
  const [deep, rem, awake] = fitted(budget, length)
  const light = length - deep - rem - awake
  const first = Math.round(light * random.between(0.25, 0.4))
  const early = Math.min(awake, random.int(0, Math.floor(awake * 0.6)))
  const middle = Math.round((light - first) * random.between(0.3, 0.5))

  return [
    ['light', first],
    ['deep', deep],
    ['light', middle],
    ['awake', early],
    ['light', light - first - middle],
    ['rem', rem],
    ['awake', awake - early],
  ]
}

/** Whole minutes that leave at least a fifth of the cycle for light sleep. */
function fitted(budget: [number, number, number], length: number): [number, number, number] {
  const room = (length * 0.8) / Math.max(length * 0.8, budget[0] + budget[1] + budget[2])
  return [Math.round(budget[0] * room), Math.round(budget[1] * room), Math.floor(budget[2] * room)]
}

function cycleLengths(random: Random, minutes: number): number[] {
  const count = Math.max(1, Math.round(minutes / CYCLE_MINUTES))
  const bounds = [0]

  for (let i = 1; i < count; i++) {
    const even = minutes / count
    const slack = clamp(Math.min(even - 80, 110 - even), [0, 8]) / 2
    bounds.push(Math.round(i * even + random.between(-slack, slack)))
  }

  bounds.push(minutes)
  return bounds.slice(1).map((end, i) => end - (bounds[i] ?? 0))
}

function weights(byCycle: readonly number[], count: number, random: Random): number[] {
  return Array.from(
    { length: count },
    (_, i) => (byCycle[i] ?? byCycle.at(-1) ?? 0) * random.between(0.8, 1.2),
  )
}

function spread(total: number, parts: readonly number[]): number[] {
  const sum = parts.reduce((a, b) => a + b, 0)
  return parts.map((part) => (total * part) / sum)
}

function merged(stages: readonly SleepStage[]): SleepStage[] {
  const joined: SleepStage[] = []

  for (const next of stages) {
    const last = joined.at(-1)
    if (last?.stage === next.stage) last.minutes += next.minutes
    else joined.push({ ...next })
  }

  return joined
}

import { MINUTES_PER_DAY } from '@kangban/china-time'
import type { RhythmEpisode } from './rhythm-episode.ts'
import { clamp, cosineOfTurns } from '../chance/exact-math.ts'
import { dayRandom, slowTrend, type Life } from '../person/life.ts'
import type { Random } from '../chance/random.ts'
import type { Night } from '../body/sleep.ts'
import type { SleepStageName } from '../body/sleep-stages.ts'
import type { WalkingBout } from '../body/walking.ts'

export type HeartRateSample = { minute: number; bpm: number }
export type HeartRateCauses = {
  dayNumber: number
  /** The night that ends on the day and the one that begins on its evening, both in minutes of this day. */
  nights: readonly Night[]
  bouts: readonly WalkingBout[]
  events: readonly RhythmEpisode[]
}

const NODE_MINUTES = 5
const NODES = MINUTES_PER_DAY / NODE_MINUTES + 1
// Beats a minute against the asleep mean, by stage.
const STAGE_OFFSET = { deep: -1, light: 0, rem: 1.5, awake: 5 } as const
const WARM_UP_MINUTES = 60
const SURGE_MINUTES = 90
const AF_SCATTER = 8

/** The heart rate of a day, one value a minute, unrounded. */
export function heartRateCourse(life: Life, causes: HeartRateCauses): Float32Array {
  const { person } = life
  const random = dayRandom(life, 'heart rate', causes.dayNumber)

  const level =
    person.restingHeartRate +
    1.6 * slowTrend(life, 'heart rate', causes.dayNumber) +
    random.normal(0, 1.1)

  const { drift, scatter } = wander(random)
  const stages = stageByMinute(causes.nights)
  const walking = walkingByMinute(causes.bouts)
  const course = new Float32Array(MINUTES_PER_DAY)
  let awakeMinutes = SURGE_MINUTES
  let posture = NaN
  let effort = 0

  for (let minute = -WARM_UP_MINUTES; minute < MINUTES_PER_DAY; minute++) {
    const stage = stages[minute + WARM_UP_MINUTES]
    awakeMinutes = stage === undefined ? awakeMinutes + 1 : 0
    const target = targetOf(stage, minute, awakeMinutes)
    // The heart follows a change of state within about 12 minutes, a walk in 2 and its end in 4.
    posture = Number.isNaN(posture) ? target : posture + (target - posture) / 12
    const cadence = minute < 0 ? 0 : (walking[minute] ?? 0)
    effort += (cadence * 0.27 - effort) / (cadence > 0 ? 2 : 4)
    if (minute < 0) continue

    const sinus =
      level + posture + effort + between(drift, minute) * (stage === undefined ? 2.2 : 1.4)

    const af = causes.events.find((event) => event.kind === 'af-episode' && covers(event, minute))

    const bpm =
      af?.kind === 'af-episode' ? af.heartRate + effort * 0.6 + between(scatter, minute) : sinus

    course[minute] = clamp(bpm, [36, 210 - person.ageYears / 2])
  }

  return course
}

export function covers(event: { startMinute: number; minutes: number }, minute: number): boolean {
  return minute >= event.startMinute && minute < event.startMinute + event.minutes
}

/** What nothing else explains, at nodes 5 minutes apart: slow in sinus rhythm, without memory in AF. */
function wander(random: Random): { drift: Float64Array; scatter: Float64Array } {
  const [drift, scatter] = [new Float64Array(NODES), new Float64Array(NODES)]
  let last = random.normal(0, 1)

  for (let node = 0; node < NODES; node++) {
    last = 0.8 * last + random.normal(0, 0.6)
    drift[node] = last
    scatter[node] = random.normal(0, AF_SCATTER)
  }

  return { drift, scatter }
}

function between(nodes: Float64Array, minute: number): number {
  const node = Math.floor(minute / NODE_MINUTES)
  const from = nodes[node] ?? 0
  return from + ((nodes[node + 1] ?? from) - from) * (minute / NODE_MINUTES - node)
}

function targetOf(stage: SleepStageName | undefined, minute: number, awakeMinutes: number): number {
  if (stage === undefined) {
    // Highest in the afternoon; the surge of the first hour and a half after waking fades linearly.
    const surge = 5 * Math.max(0, 1 - awakeMinutes / SURGE_MINUTES)
    return 2 + 2 * cosineOfTurns((minute - 960) / MINUTES_PER_DAY) + surge
  }

  // Lowest at four in the morning.
  return -6.5 - 4 * Math.max(0, cosineOfTurns((minute - 240) / 840)) + STAGE_OFFSET[stage]
}

function stageByMinute(nights: readonly Night[]): readonly (SleepStageName | undefined)[] {
  const stages: (SleepStageName | undefined)[] = Array.from({
    length: MINUTES_PER_DAY + WARM_UP_MINUTES,
  })

  for (const night of nights) {
    for (const { stage, startMinute, minutes } of night.stages) {
      const from = Math.max(0, startMinute + WARM_UP_MINUTES)
      stages.fill(stage, from, Math.max(from, startMinute + minutes + WARM_UP_MINUTES))
    }
  }

  return stages
}

function walkingByMinute(bouts: readonly WalkingBout[]): Uint8Array {
  const cadence = new Uint8Array(MINUTES_PER_DAY)
  for (const bout of bouts)
    cadence.fill(bout.cadence, bout.startMinute, bout.startMinute + bout.minutes)
  return cadence
}

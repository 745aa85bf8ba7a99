import { DAY_MINUTES } from './calendar.ts'
import { clamp, cosineOfTurns } from './exact-math.ts'
import type { VitalEvent } from './episodes.ts'
import { dayRandom, slowTrend, type Life } from './life.ts'
import type { Night } from './sleep.ts'
import type { SleepStageName } from './sleep-stages.ts'
import type { WalkingBout } from './walking.ts'

export type HeartRateSample = { minute: number; bpm: number }
export type DayCourse = {
  dayNumber: number
  /** The night that ends on the day and the one that begins on its evening, both in minutes of this day. */
  nights: readonly Night[]
  bouts: readonly WalkingBout[]
  events: readonly VitalEvent[]
}

const EVERY_MINUTES = 5
// Beats a minute against the asleep mean, by stage.
const STAGE_OFFSET = { deep: -1, light: 0, rem: 1.5, awake: 5 } as const
const WARM_UP_MINUTES = 60

/** The heart rate of a day every 5 minutes, worn or not. */
export function heartRateOf(life: Life, course: DayCourse): HeartRateSample[] {
  const { person } = life
  const random = dayRandom(life, 'heart rate', course.dayNumber)
  const level = person.restingHeartRate + 1.6 * slowTrend(life, 'heart rate', course.dayNumber) + random.normal(0, 1.1)
  const stages = stageByMinute(course.nights)
  const walking = walkingByMinute(course.bouts)
  const samples: HeartRateSample[] = []
  let posture = targetOf(stages, -WARM_UP_MINUTES)
  let effort = 0
  let drift = random.normal(0, 1)
  for (let minute = -WARM_UP_MINUTES; minute < DAY_MINUTES; minute++) {
    // The heart follows a change of state within about 12 minutes, a walk in 2 and its end in 4.
    posture += (targetOf(stages, minute) - posture) / 12
    const cadence = minute < 0 ? 0 : (walking[minute] ?? 0)
    effort += (cadence * 0.27 - effort) / (cadence > 0 ? 2 : 4)
    if (minute < 0 || minute % EVERY_MINUTES !== 0) continue
    drift = 0.8 * drift + random.normal(0, 0.6)
    const asleep = stages[minute + WARM_UP_MINUTES] !== undefined
    const sinus = level + posture + effort + drift * (asleep ? 1.4 : 2.2)
    const fibrillating = course.events.find((event) => event.kind === 'af-episode' && covers(event, minute))
    const scatter = random.normal(0, 8)
    const bpm = fibrillating?.kind === 'af-episode' ? fibrillating.heartRate + effort * 0.6 + scatter : sinus
    samples.push({ minute, bpm: Math.round(clamp(bpm, [36, 210 - person.ageYears / 2])) })
  }
  return samples
}

function covers(event: VitalEvent, minute: number): boolean {
  return minute >= event.startMinute && minute < event.startMinute + event.minutes
}

type StageMinutes = readonly (SleepStageName | undefined)[]

function targetOf(stages: StageMinutes, minute: number): number {
  const stage = stages[minute + WARM_UP_MINUTES]
  if (stage === undefined) {
    // Highest in the afternoon; the surge of the first hour and a half after waking fades linearly.
    const sinceWaking = minutesAwake(stages, minute)
    const surge = sinceWaking < 90 ? 5 * (1 - sinceWaking / 90) : 0
    return 2 + 2 * cosineOfTurns((minute - 960) / DAY_MINUTES) + surge
  }
  // Lowest at four in the morning.
  return -6.5 - 4 * Math.max(0, cosineOfTurns((minute - 240) / 840)) + STAGE_OFFSET[stage]
}

function minutesAwake(stages: StageMinutes, minute: number): number {
  let awake = 0
  while (awake < 90 && stages[minute + WARM_UP_MINUTES - awake] === undefined) awake++
  return awake
}

function stageByMinute(nights: readonly Night[]): StageMinutes {
  const stages: (SleepStageName | undefined)[] = Array.from({ length: DAY_MINUTES + WARM_UP_MINUTES })
  for (const night of nights) {
    for (const { stage, startMinute, minutes } of night.stages) {
      const from = Math.max(0, startMinute + WARM_UP_MINUTES)
      stages.fill(stage, from, Math.max(from, startMinute + minutes + WARM_UP_MINUTES))
    }
  }
  return stages
}

function walkingByMinute(bouts: readonly WalkingBout[]): Uint8Array {
  const cadence = new Uint8Array(DAY_MINUTES)
  for (const bout of bouts) cadence.fill(bout.cadence, bout.startMinute, bout.startMinute + bout.minutes)
  return cadence
}

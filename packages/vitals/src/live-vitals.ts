import { epochDayOf } from '@kangban/china-time'
import type { CuffReading } from './body/blood-pressure.ts'
import { dayMinuteOf } from './calendar.ts'
import { dayCourse, type DayCourse } from './day-course.ts'
import { covers } from './heart/heart-rate.ts'
import { lifeOf, type LifeRequest } from './person/life.ts'
import { restingRhythm, type Rhythm, type RhythmAt } from './heart/rhythm.ts'
import { dayVitals, type DayVitals, type SleepRecord } from './simulate-day.ts'
import { toTenths } from './body/skin-temperature.ts'
import type { SleepStageName } from './body/sleep-stages.ts'
import { isOff } from './body/wearing.ts'

/** The body at one moment. */
export type LiveVitals = {
  /** Whole beats a minute; unrounded in `rhythm`. */
  heartRateBpm: number
  spo2Percent: number
  /** Wrist, degrees Celsius, in tenths. */
  skinTemperatureC: number
  /** Steps a minute; 0 when not walking. */
  cadencePerMinute: number
  /** Steps since the hour began. */
  stepsThisHour: number
  /** Null when out of bed. */
  sleepStage: SleepStageName | null
  /** Whether the watch is on the wrist; off it the values are the body's, which the watch does not see. */
  worn: boolean
  rhythm: Rhythm
}

export type LiveVitalsStream = {
  /** At any moment, in any order; times of one or two days in turn are the fastest. */
  at(unixMs: number): LiveVitals
  /** A cuff reading taken at the moment; the same within a second. */
  bloodPressureAt(unixMs: number): CuffReading
  /** For `createHeartbeat` and `createEcg`: the rhythm from the moment on. */
  rhythmFrom(unixMs: number): RhythmAt
  /** The night that ends on a calendar date; null when the watch was not worn. */
  nightEndingOn(day: string): SleepRecord | null
  /** All readings and the ground truth of a calendar date: what `simulateDay` gives. */
  dayOf(day: string): DayVitals
}

// The day of a moment, the one before and the one after.
const KEPT_DAYS = 3

/** The days of `simulateDay` for the same person, seed and scenario, at any moment of virtual time. */
export function createLiveVitals(request: LifeRequest): LiveVitalsStream {
  const life = lifeOf(request)
  const kept = new Map<number, DayCourse>()

  const courseOf = (dayNumber: number): DayCourse => {
    const known = kept.get(dayNumber)
    if (known) return known
    const made = dayCourse(life, dayNumber)
    const oldest = kept.keys().next()
    if (kept.size >= KEPT_DAYS && !oldest.done) kept.delete(oldest.value)
    kept.set(dayNumber, made)
    return made
  }

  const courseAt = (unixMs: number): { course: DayCourse; minute: number } => {
    const { dayNumber, minute } = dayMinuteOf(unixMs)
    return { course: courseOf(dayNumber), minute }
  }

  const rhythmAt = (unixMs: number): Rhythm => {
    const { course, minute } = courseAt(unixMs)
    return rhythmOf(restingRhythm(life.person, course.heartRateAt(minute)), course, minute)
  }

  const dayOf = (day: string): DayVitals => dayVitals(life, courseOf(epochDayOf(day)))

  return {
    at(unixMs) {
      const { course, minute } = courseAt(unixMs)
      const rhythm = rhythmAt(unixMs)

      return {
        heartRateBpm: Math.round(rhythm.heartRate),
        spo2Percent: course.oxygenAt(minute),
        skinTemperatureC: toTenths(course.skinTemperatureAt(minute)),
        cadencePerMinute: course.bouts.find((bout) => covers(bout, minute))?.cadence ?? 0,
        stepsThisHour: stepsBetween(course, Math.floor(minute / 60) * 60, minute),
        sleepStage: stageAt(course, minute),
        worn: !isOff(course.off, minute),
        rhythm,
      }
    },
    bloodPressureAt(unixMs) {
      const { course, minute } = courseAt(unixMs)
      return course.cuffAt(minute)
    },
    rhythmFrom: (unixMs) => (seconds) => rhythmAt(unixMs + seconds * 1000),
    nightEndingOn: (day) => dayOf(day).sleep,
    dayOf,
  }
}

function rhythmOf(rest: Rhythm, course: DayCourse, minute: number): Rhythm {
  const event = course.events.find((candidate) => covers(candidate, minute))
  if (event?.kind === 'af-episode') return { ...rest, kind: 'af', rrVariation: event.rrVariation }
  if (event === undefined) return rest
  const { kind, everyBeats } = event

  return kind === 'pauses'
    ? { ...rest, kind, everyBeats, pauseSeconds: event.pauseSeconds }
    : { ...rest, kind: 'pvc', everyBeats, coupling: event.coupling }
}

function stepsBetween({ bouts }: DayCourse, from: number, to: number): number {
  const steps = bouts.reduce((sum, { startMinute, minutes, cadence }) => {
    return (
      sum + cadence * Math.max(0, Math.min(to, startMinute + minutes) - Math.max(from, startMinute))
    )
  }, 0)

  return Math.floor(steps + 1e-6)
}

function stageAt({ nights }: DayCourse, minute: number): SleepStageName | null {
  const night = nights.find(
    ({ startMinute, endMinute }) => minute >= startMinute && minute < endMinute,
  )

  return night?.stages.find((stage) => covers(stage, minute))?.stage ?? null
}

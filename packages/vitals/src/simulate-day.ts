import { dayOfEpochDay, epochDayOf, MINUTES_PER_DAY } from '@kangban/china-time'
import type { BloodPressureSample } from './body/blood-pressure.ts'
import { averageHeartRate, dayCourse, type DayCourse, type NightTruth } from './day-course.ts'
import type { RhythmEpisode } from './heart/rhythm-episode.ts'
import type { HeartRateSample } from './heart/heart-rate.ts'
import { lifeOf, type Life, type LifeRequest } from './person/life.ts'
import { oxygenReadings, type OxygenSample } from './body/oxygen.ts'
import { SKIN_NODE_MINUTES, toTenths, type SkinTemperatureSample } from './body/skin-temperature.ts'
import { hourlySteps, type WalkingBout } from './body/walking.ts'
import { isOff, wornAtNight } from './body/wearing.ts'

export type SleepRecord = NightTruth & { averageHeartRate: number }

/**
 * What the devices of one person measured on one day. All minutes count from the local midnight (Asia/Shanghai) that
 * begins the day; the night that ends on the day may have begun before it, at a negative minute.
 */
export type DayVitals = {
  day: string
  heartRate: HeartRateSample[]
  oxygen: OxygenSample[]
  skinTemperature: SkinTemperatureSample[]
  /** 24 hourly sums of `bouts`. */
  steps: number[]
  bouts: WalkingBout[]
  /** Null when the watch was not worn in the night. */
  sleep: SleepRecord | null
  bloodPressure: BloodPressureSample[]
  /** Ground truth, not measured. */
  events: RhythmEpisode[]
}

export type DayRequest = LifeRequest & {
  /** Calendar date 'YYYY-MM-DD' in Asia/Shanghai. */
  day: string
}

const HEART_RATE_MINUTES = 5

/** Makes one day of one person. Depends on the request alone, so that days can be made in any order. */
export function simulateDay(request: DayRequest): DayVitals {
  const life = lifeOf(request)
  return dayVitals(life, dayCourse(life, epochDayOf(request.day)))
}

/** The readings that the devices take of a day. */
export function dayVitals(life: Life, course: DayCourse): DayVitals {
  const { dayNumber, nights, off, bouts, events } = course

  const worn = <S extends { minute: number }>(samples: S[]) =>
    samples.filter(({ minute }) => !isOff(off, minute))

  return {
    day: dayOfEpochDay(dayNumber),
    heartRate: worn(
      everyMinutes(HEART_RATE_MINUTES, (minute) => ({
        minute,
        bpm: Math.round(course.heartRateAt(minute)),
      })),
    ),
    oxygen: worn(oxygenReadings(course.oxygenAt, nights)),
    skinTemperature: worn(
      everyMinutes(SKIN_NODE_MINUTES, (minute) => ({
        minute,
        celsius: toTenths(course.skinTemperatureAt(minute)),
      })),
    ),
    steps: hourlySteps(bouts),
    bouts: [...bouts],
    sleep: wornAtNight(life, dayNumber)
      ? { ...nights[0], averageHeartRate: averageHeartRate(life, course) }
      : null,
    bloodPressure: course.cuffMinutes.map((minute) => ({ minute, ...course.cuffAt(minute) })),
    events: [...events],
  }
}

function everyMinutes<S>(minutes: number, reading: (minute: number) => S): S[] {
  return Array.from({ length: MINUTES_PER_DAY / minutes }, (_, i) => reading(i * minutes))
}

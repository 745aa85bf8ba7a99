import { shanghaiHour, startOfShanghaiDay } from '@kangban/china-time'
import { DEVICE_TYPES } from '@kangban/contracts'
import type { DayFacts } from '../day/day-findings.ts'
import { isOfNow } from '../day/day-parts.ts'
import { homeMean } from '../pressure/home-mean.ts'
import { episodesOf, openEpisodes } from '../warnings/episodes.ts'
import { lowestOf, temperatureDeviations } from './cards.ts'
import type { HomeData } from './home-data.ts'
import { lastNight } from './night.ts'
import { typedPressure } from './typed-pressure.ts'

/** What the sentence of the day is made of. */
export function homeFacts(data: HomeData): DayFacts {
  const { now, today, deviceTypes } = data
  const start = startOfShanghaiDay(today)

  const ofToday = <T extends { at: Date }>(reading: T | undefined) =>
    reading && reading.at >= start ? reading : null

  const pressure = ofToday(data.pressures.at(-1))
  const typed = ofToday(typedPressure(data) ?? undefined)
  const oxygen = ofToday(data.oxygen.at(-1))
  const heartRate = data.heartRate.at(-1)
  const isFresh = heartRate && isOfNow(heartRate.at, now)

  return {
    now,
    hour: shanghaiHour(now),
    devices: {
      watch: deviceTypes.includes(DEVICE_TYPES.watch),
      pressureMonitor: deviceTypes.includes(DEVICE_TYPES.bloodPressureMonitor),
      ecgRecorder: deviceTypes.includes(DEVICE_TYPES.ecgRecorder),
    },
    sleep: lastNight(data)?.verdict ?? null,
    pressure,
    typedPressure: typed,
    week: homeMean(data.pressures, today),
    heartRate: isFresh ? { bpm: heartRate.value, hour: shanghaiHour(heartRate.at) } : null,
    oxygen: oxygen && { newest: oxygen.value, at: oxygen.at, lowest: lowestOf(data.oxygen) },
    temperatureDeviation: temperatureDeviations(data).at(-1) ?? null,
    steps: data.steps && { today: data.steps.total, goal: data.stepsGoal },
    matters: openEpisodes(episodesOf(data.warnings, now), now),
  }
}

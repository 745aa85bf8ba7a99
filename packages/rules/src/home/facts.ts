import { DEVICE_TYPES } from '@kangban/contracts'
import { shanghaiDay, startOfShanghaiDay } from '../china-time.ts'
import type { DayFacts } from '../day-findings.ts'
import { hourInChina } from '../day-parts.ts'
import { storedWarning } from '../warning-texts.ts'
import { lowestOf, temperatureDeviations } from './cards.ts'
import type { HomeData } from './home-data.ts'
import { lastNight } from './night.ts'

const HOUR_MS = 3_600_000
/** A heart rate is of now for this long. */
const HEART_RATE_FRESH_MS = 2 * HOUR_MS
/** Yesterday evening still belongs to what today is about. */
const EVENING_MS = 4 * HOUR_MS

function warningFacts({ warnings, today }: HomeData): DayFacts['warnings'] {
  const since = startOfShanghaiDay(today).getTime() - EVENING_MS

  return (
    warnings
      .filter(({ occurredAt }) => occurredAt.getTime() >= since)
      // The newest reading speaks for the blood pressure: measured again and well, it is well.
      .filter(({ kind }) => !kind.startsWith('pressure'))
      .map((row) => ({ ...storedWarning(row), yesterday: shanghaiDay(row.occurredAt) !== today }))
  )
}

/** What the sentence of the day is made of. */
export function homeFacts(data: HomeData): DayFacts {
  const { now, today, deviceTypes } = data
  const start = startOfShanghaiDay(today)

  const ofToday = <T extends { at: Date }>(reading: T | undefined) =>
    reading && reading.at >= start ? reading : null

  const pressure = ofToday(data.pressures.at(-1))
  const oxygen = ofToday(data.oxygen.at(-1))
  const heartRate = data.heartRate.at(-1)
  const isFresh = heartRate && now.getTime() - heartRate.at.getTime() <= HEART_RATE_FRESH_MS

  return {
    hour: hourInChina(now),
    devices: {
      watch: deviceTypes.includes(DEVICE_TYPES.watch),
      pressureMonitor: deviceTypes.includes(DEVICE_TYPES.bloodPressureMonitor),
      ecgRecorder: deviceTypes.includes(DEVICE_TYPES.ecgRecorder),
    },
    sleep: lastNight(data)?.verdict ?? null,
    pressure: pressure && { ...pressure, hour: hourInChina(pressure.at) },
    heartRate: isFresh ? { bpm: heartRate.value, hour: hourInChina(heartRate.at) } : null,
    oxygen: oxygen && { newest: oxygen.value, lowest: lowestOf(data.oxygen) },
    temperatureDeviation: temperatureDeviations(data).at(-1) ?? null,
    steps: data.steps && { today: data.steps.total, goal: data.stepsGoal },
    warnings: warningFacts(data),
  }
}

import { MS_PER_HOUR, shanghaiDay, shanghaiHour, startOfShanghaiDay } from '@kangban/china-time'
import { DEVICE_TYPES } from '@kangban/contracts'
import type { DayFacts } from '../day/day-findings.ts'
import { storedWarning } from '../warnings/warning-texts.ts'
import { lowestOf, temperatureDeviations } from './cards.ts'
import type { HomeData } from './home-data.ts'
import { lastNight } from './night.ts'

/** A heart rate is of now for this long. */
const HEART_RATE_FRESH_MS = 2 * MS_PER_HOUR
/** Yesterday evening still belongs to what today is about. */
const EVENING_MS = 4 * MS_PER_HOUR

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
    hour: shanghaiHour(now),
    devices: {
      watch: deviceTypes.includes(DEVICE_TYPES.watch),
      pressureMonitor: deviceTypes.includes(DEVICE_TYPES.bloodPressureMonitor),
      ecgRecorder: deviceTypes.includes(DEVICE_TYPES.ecgRecorder),
    },
    sleep: lastNight(data)?.verdict ?? null,
    pressure: pressure && { ...pressure, hour: shanghaiHour(pressure.at) },
    heartRate: isFresh ? { bpm: heartRate.value, hour: shanghaiHour(heartRate.at) } : null,
    oxygen: oxygen && { newest: oxygen.value, lowest: lowestOf(data.oxygen) },
    temperatureDeviation: temperatureDeviations(data).at(-1) ?? null,
    steps: data.steps && { today: data.steps.total, goal: data.stepsGoal },
    warnings: warningFacts(data),
  }
}

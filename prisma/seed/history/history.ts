import { addDays, MINUTES_PER_DAY, MS_PER_MINUTE, startOfShanghaiDay } from '@kangban/china-time'
import {
  createLiveVitals,
  type DayVitals,
  type LiveVitalsStream,
  type Person,
  type ScenarioOfDay,
} from '@kangban/vitals'
import { sleepScore } from '@kangban/rules/sleep/sleep-score'
import type { TimedPressure, TimedValue } from '@kangban/rules/warnings/warning-rules'
import type { DeviceKind } from '@kangban/vitals'

export type ReadingKind = 'heartRate' | 'oxygen' | 'temperature' | 'steps'

export interface Night {
  day: string
  startAt: Date
  endAt: Date
  score: number
  averageHeartRate: number
  stages: { stage: string; minutes: number }[]
  lowOxygen: { at: string; lowestPercent: number; seconds: number }[]
}

export interface History {
  readings: Record<ReadingKind, TimedValue[]>
  pressures: (TimedPressure & { pulse: number })[]
  nights: Night[]
  /** As simulated, oldest first. */
  days: DayVitals[]
  /** The same days at any moment; the ECG is drawn from it. */
  live: LiveVitalsStream
}

export interface HistoryRequest {
  person: Person
  seed: number
  devices: readonly DeviceKind[]
  today: string
  now: Date
  /** How many days, today included. */
  days: number
  scenario?: ScenarioOfDay
}

/** The steps of each hour that has begun before the minute; of the last one only what was walked by then. */
function stepHours({ steps, bouts }: DayVitals, untilMinute: number): number[] {
  return steps.slice(0, Math.ceil(untilMinute / 60)).map((whole, hour) => {
    if ((hour + 1) * 60 <= untilMinute) return whole

    return bouts.reduce((sum, { startMinute, minutes, cadence }) => {
      const from = Math.max(startMinute, hour * 60)
      const to = Math.min(startMinute + minutes, untilMinute)
      return sum + cadence * Math.max(0, to - from)
    }, 0)
  })
}

function nightOf(
  { day, sleep }: DayVitals,
  at: (minute: number) => Date,
  ageYears: number,
): Night | null {
  if (!sleep) return null
  const stages = sleep.stages.map(({ stage, minutes }) => ({ stage, minutes }))

  return {
    day,
    startAt: at(sleep.startMinute),
    endAt: at(sleep.endMinute),
    score: sleepScore({ ageYears, stages }),
    averageHeartRate: sleep.averageHeartRate,
    stages,
    lowOxygen: sleep.lowOxygenEvents.map(({ minute, lowestPercent, seconds }) => ({
      at: at(minute).toISOString(),
      lowestPercent,
      seconds,
    })),
  }
}

/** What the devices of a person measured day by day until now. */
export function historyOf(request: HistoryRequest): History {
  const { person, seed, today, now, devices, scenario } = request

  const history: History = {
    readings: { heartRate: [], oxygen: [], temperature: [], steps: [] },
    pressures: [],
    nights: [],
    days: [],
    live: createLiveVitals({ person, seed, scenario }),
  }

  const { readings, live } = history

  for (let daysAgo = request.days - 1; daysAgo >= 0; daysAgo--) {
    const day = addDays(today, -daysAgo)
    const midnight = startOfShanghaiDay(day).getTime()
    const at = (minute: number) => new Date(midnight + minute * MS_PER_MINUTE)

    const untilMinute = Math.min(
      MINUTES_PER_DAY,
      Math.floor((now.getTime() - midnight) / MS_PER_MINUTE),
    )

    const vitals = live.dayOf(day)
    history.days.push(vitals)

    const past = <S extends { minute: number }>(samples: readonly S[]) =>
      samples.filter(({ minute }) => minute < untilMinute)

    if (devices.includes('watch')) {
      readings.heartRate.push(
        ...past(vitals.heartRate).map(({ minute, bpm }) => ({ at: at(minute), value: bpm })),
      )

      readings.oxygen.push(
        ...past(vitals.oxygen).map(({ minute, percent }) => ({ at: at(minute), value: percent })),
      )

      readings.temperature.push(
        ...past(vitals.skinTemperature).map(({ minute, celsius }) => ({
          at: at(minute),
          value: celsius,
        })),
      )

      readings.steps.push(
        ...stepHours(vitals, untilMinute).map((value, hour) => ({ at: at(hour * 60), value })),
      )

      const night = nightOf(vitals, at, person.ageYears)
      if (night && night.endAt <= now) history.nights.push(night)
    }

    if (devices.includes('bloodPressureMonitor')) {
      history.pressures.push(
        ...past(vitals.bloodPressure).map(({ minute, ...reading }) => ({
          at: at(minute),
          ...reading,
        })),
      )
    }
  }

  return history
}

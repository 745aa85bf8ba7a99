import { isEvening, isMorning } from '../pressure/pressure-parts.ts'
import { startOfShanghaiDay } from '@kangban/china-time'
import { reachesInto } from '../warnings/reaches-into.ts'
import type { ReminderCount } from '../reminders/reminder-items.ts'
import type { Pressure } from '../verdicts.ts'
import type { StoredWarning } from '../warnings/warning-texts.ts'

/** What was measured on one calendar day in China. Null: not measured, which is never taken for normal. */
export interface DayRecord {
  day: string
  /** The night that ended on the day. */
  sleep: NightRecord | null
  /** Beats a minute, day and night. */
  heartRate: { average: number; lowest: number; highest: number } | null
  pressures: readonly PressureReading[]
  /** Per cent. How often it was low is told by the warnings: an event is one. */
  oxygen: { average: number; lowest: number } | null
  /** Mean skin temperature from midnight to five, degrees Celsius. */
  temperature: number | null
  steps: number | null
  /** The wearer's goal on that day. */
  stepsGoal: number
  warnings: readonly ReportedWarning[]
  /** Of what the person was reminded of on the day. Left out where nobody knows of reminders. */
  reminders?: readonly ReminderCount[]
}

export type PressureReading = Pressure & { hour: number }
export type ReportedWarning = StoredWarning & {
  id: string
  value: number
  limit: number
  /** How long it lasted; null where that is not known. */
  seconds: number | null
}

/** The warnings of days, with those of the days before that were still going on when they began. */
export function warningsOf(
  days: readonly DayRecord[],
  before: readonly DayRecord[],
): ReportedWarning[] {
  const [first, dayBefore] = [days[0], before.at(-1)]
  const own = days.flatMap(({ warnings }) => warnings)
  if (!first || !dayBefore) return own
  const from = startOfShanghaiDay(first.day)
  return [...dayBefore.warnings.filter((warning) => reachesInto(warning, from)), ...own]
}

export const oxygenEventsOf = (warnings: readonly ReportedWarning[]): ReportedWarning[] =>
  warnings.filter(({ kind }) => kind === 'oxygen-low')

export interface NightRecord {
  asleepMinutes: number
  deepMinutes: number
  score: number
  /** Null where nobody counted them. */
  awakenings: number | null
  /** Events of low oxygen while asleep. */
  lowOxygen: number
  averageHeartRate: number | null
  /** HH:MM in China. */
  from: string
  to: string
}

export const isMeasured = (record: DayRecord): boolean =>
  record.sleep !== null ||
  record.heartRate !== null ||
  record.pressures.length > 0 ||
  record.oxygen !== null ||
  record.temperature !== null ||
  record.steps !== null

export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

export const meanPressure = (readings: readonly Pressure[]): Pressure | null => {
  const systolic = mean(readings.map((reading) => reading.systolic))
  const diastolic = mean(readings.map((reading) => reading.diastolic))

  return systolic === null || diastolic === null
    ? null
    : { systolic: Math.round(systolic), diastolic: Math.round(diastolic) }
}

export const ofMorning = ({ pressures }: DayRecord) =>
  pressures.filter(({ hour }) => isMorning(hour))

export const ofEvening = ({ pressures }: DayRecord) =>
  pressures.filter(({ hour }) => isEvening(hour))

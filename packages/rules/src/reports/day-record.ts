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
  /** Per cent; `lowCount` readings were below the limit. */
  oxygen: { average: number; lowest: number; lowCount: number } | null
  /** Mean skin temperature from midnight to five, degrees Celsius. */
  temperature: number | null
  steps: number | null
  /** The wearer's goal on that day. */
  stepsGoal: number
  warnings: readonly ReportedWarning[]
}

export type PressureReading = Pressure & { hour: number }
export type ReportedWarning = StoredWarning & { id: string; value: number; limit: number }

export interface NightRecord {
  asleepMinutes: number
  deepMinutes: number
  score: number
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

/**
 * Hours in China in which home blood pressure counts as of the morning or the evening: measured after rising and before
 * medicine and breakfast, and again before bed (Chinese guideline for home blood pressure monitoring, 2019: 06:00-10:00 and
 * 18:00-22:00). The morning begins at 5 here: many older people are up before six, and what they measure then is their
 * reading after rising. `to` is not part of it.
 */
const MORNING_HOURS = { from: 5, to: 10 } as const
const EVENING_HOURS = { from: 18, to: 22 } as const

const within = (hours: { from: number; to: number }) => (reading: PressureReading) =>
  reading.hour >= hours.from && reading.hour < hours.to

export const ofMorning = ({ pressures }: DayRecord) => pressures.filter(within(MORNING_HOURS))
export const ofEvening = ({ pressures }: DayRecord) => pressures.filter(within(EVENING_HOURS))

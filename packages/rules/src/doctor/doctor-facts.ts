// What the page for the doctor is made of: plain data, of 30 days that end with the day of `now`.
import type { ReportedWarning } from '../reports/day-record.ts'
import type { OxygenEvent } from '../oxygen/oxygen-events.ts'
import type { DoctorForm } from '@kangban/contracts'
import type { EcgRowWords } from '../ecg/ecg-row-verdict.ts'
import type { Pressure } from '../verdicts.ts'

/** Days of the page. */
export const DOCTOR_DAYS = 30
/** More days or events than these are counted and not named. */
export const MOST_NAMED = 3

export interface DoctorPerson {
  name: string | null
  sex: '男' | '女' | null
  birthday: string | null
  /** cm and kg. */
  height: number | null
  weight: number | null
  /** Names of the illnesses that the person has chosen. */
  illnesses: readonly string[]
  /** Whether the person said to have none, or to take nothing. */
  medHis: boolean | null
  takeMed: boolean | null
  /** 降压药 and the like, as the profile asks for them. */
  medicineKinds: readonly string[]
  medicines: readonly { name: string; dose: string; timing: string; since: string | null }[]
}

export type DoctorPressure = Pressure & { at: Date; source: string }

export interface DoctorEcg {
  startedAt: Date
  source: 'watch' | 'recorder'
  rhythm: string
  heartRate: number | null
  prematureBeats: number
  /** Lowest and highest mean over 8 intervals; read from the samples in suspected atrial fibrillation only. */
  range: { lowest: number; highest: number } | null
  /** Marks that the person calls wrong; they stay counted. */
  denied?: number
}

export type DoctorLongRecord = EcgRowWords & {
  startedAt: Date
  endedAt: Date
  /** Marked beats by kind and runs, and how much was suspected fibrillation; empty where there was none. */
  counts?: string
  burden?: string
  /** Marks that the person calls wrong; they stay counted. */
  denied?: number
  /** What a doctor should see of it. */
  strips?: readonly { startedAt: Date; verdict: string; rate: string }[]
}

export interface DoctorNight {
  day: string
  asleepMinutes: number
  /** Lowest of the night's readings, per cent. */
  lowest: number | null
  /** Events below the limit while asleep. */
  events: readonly OxygenEvent[]
}

export interface DoctorFacts {
  form: DoctorForm
  now: Date
  person: DoctorPerson
  pressures: readonly DoctorPressure[]
  ecgs: readonly DoctorEcg[]
  /** Records of many hours, with what a list says of them. */
  longRecords: readonly DoctorLongRecord[]
  nights: readonly DoctorNight[]
  /** Of any kind and level. */
  warnings: readonly ReportedWarning[]
  /** The resting heart rate of each day, oldest first. */
  resting: readonly { day: string; value: number | null }[]
}

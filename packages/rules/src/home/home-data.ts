import type { EcgRowWords } from '../ecg/ecg-row-verdict.ts'
import type { MetricCard } from '@kangban/contracts'
import type { EventRow } from '../warnings/episodes.ts'
import type { TimedValue } from '../warnings/warning-rules.ts'
import type { Pressure } from '../verdicts.ts'

/** Days that the small charts of the home page show. */
export const TREND_DAYS = 7

export type StageOfNight = MetricCard['stages'][number]

export interface HomeNight {
  /** On which it ended. */
  day: string
  endAt: Date | null
  /** Null where nobody scored it. */
  score: number | null
  asleepMinutes: number
  /** Null where nobody counted them. */
  awakenings: number | null
  /** Events of low oxygen while asleep. */
  lowOxygen: number
  /** Empty where they are not known. */
  stages: readonly StageOfNight[]
}

/** All that the home page is made of. Lists are oldest first where nothing else is said; an empty one was not measured. */
export interface HomeData {
  now: Date
  /** In China. */
  today: string
  /** YYYY-MM-DD. */
  birthday: string | null
  /** Null where the back end knows none. */
  stepsGoal: number | null
  /** Codes of what the person has bound. */
  deviceTypes: readonly string[]
  /** Of the last 24 hours. */
  heartRate: readonly TimedValue[]
  oxygen: readonly TimedValue[]
  temperature: readonly TimedValue[]
  /** Steps of today: the sum, each of the 24 hours, and until when they are counted; null without any. */
  steps: { total: number; hours: readonly (number | null)[]; countedTo: Date | null } | null
  /** Of the last seven days. */
  pressures: readonly (Pressure & { at: Date })[]
  /** Of the same days, typed in by hand: apart from what devices measured. */
  typedPressures: readonly (Pressure & { at: Date })[]
  nights: readonly HomeNight[]
  /** Newest first; `rhythm` as the analysis names it, null where only the rate is known. */
  ecgRecords: readonly {
    startedAt: Date
    heartRate: number | null
    rhythm: string | null
    prematureBeats: number
  }[]
  /** The newest analysed record of many hours, by its one verdict. */
  longRecord: (EcgRowWords & { startedAt: Date; endedAt: Date; meanRate: number | null }) | null
  /** Not handled yet, newest first. */
  warnings: readonly EventRow[]
  /** How many wait besides of which the back end does not tell what they are. */
  unknownWarnings: number
  /** Mean of each night, newest last. */
  nightTemperatures: readonly (number | null)[]
}

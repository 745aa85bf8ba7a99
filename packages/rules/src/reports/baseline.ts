// What is usual for a person, and by how much a day must differ before the difference is worth a word.
import { TEMPERATURE_BAND, TEMPERATURE_BASELINE } from '../thresholds.ts'
import { type DayRecord, mean, meanPressure } from './day-record.ts'

/** Days before the reported one that make the baseline, and how many of them must have been measured. */
export const BASELINE_DAYS = 28
const MIN_DAYS = 7

/**
 * Smaller differences than these are noise and are not spoken of. Our own choice, about what a person's days differ by
 * without a cause: minutes asleep, bpm, mmHg, per cent (a pulse oximeter is good for 2 %), degrees Celsius (the band of the
 * home page), and a quarter of the usual steps.
 */
export const NOISE = {
  asleepMinutes: 45,
  heartRate: 5,
  systolic: 8,
  diastolic: 5,
  oxygen: 2,
  temperature: TEMPERATURE_BAND,
  stepsShare: 0.25,
} as const

export interface Baseline {
  asleepMinutes: number | null
  heartRate: number | null
  systolic: number | null
  diastolic: number | null
  oxygen: number | null
  temperature: number | null
  steps: number | null
}

export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

const usual = (values: readonly (number | null | undefined)[]): number | null => {
  const known = values.filter((value) => typeof value === 'number')
  return known.length < MIN_DAYS ? null : median(known)
}

/** Medians of the days before, oldest first; the temperature has the baseline of the home page, so that both agree. */
export function baselineOf(before: readonly DayRecord[]): Baseline {
  const days = before.slice(-BASELINE_DAYS)
  const pressures = days.map(({ pressures }) => meanPressure(pressures))

  const nights = days
    .slice(-TEMPERATURE_BASELINE.nights)
    .flatMap(({ temperature }) => (temperature === null ? [] : [temperature]))

  return {
    asleepMinutes: usual(days.map(({ sleep }) => sleep?.asleepMinutes)),
    heartRate: usual(days.map(({ heartRate }) => heartRate?.average)),
    systolic: usual(pressures.map((pressure) => pressure?.systolic)),
    diastolic: usual(pressures.map((pressure) => pressure?.diastolic)),
    oxygen: usual(days.map(({ oxygen }) => oxygen?.average)),
    temperature: nights.length < TEMPERATURE_BASELINE.fewest ? null : mean(nights),
    steps: usual(days.map(({ steps }) => steps)),
  }
}

const UNKNOWN = '还在积累您的平时水平'
const SAME = '和平时差不多'

interface Comparing {
  value: number
  baseline: number | null
  noise: number
  /** The difference with its unit. */
  say: (difference: number) => string
  /** 高 and 低 where nothing else is said. */
  words?: readonly [more: string, less: string]
}

/** 比平时高 6 次/分, or that there is nothing to tell. The difference is of the rounded figures that stand beside it. */
export function compareWords({
  value,
  baseline,
  noise,
  say,
  words = ['高', '低'],
}: Comparing): string {
  if (baseline === null) return UNKNOWN
  const difference = value - baseline
  if (Math.abs(difference) < noise) return SAME
  return `比平时${difference > 0 ? words[0] : words[1]} ${say(Math.abs(difference))}`
}

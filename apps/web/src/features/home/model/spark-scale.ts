import {
  HEART_RATE,
  OXYGEN_LOW,
  STEPS_PER_MINUTE,
  TEMPERATURE_BAND,
} from '@kangban/rules/thresholds'
import { isOutOfRange, pressureVerdict } from '@kangban/rules/verdicts'

export interface Scale {
  readonly low: number
  readonly high: number
  /** The medical or the wearer's own band, drawn as a tint. */
  readonly band: { readonly low: number; readonly high: number } | null
  /** A single line: a threshold below which values are marked, or the wearer's own zero. */
  readonly limit: number | null
}

/**
 * Fixed, so that the same height means the same value every day. Units are those of the trends in the contract: beats a
 * minute, mmHg, per cent; the trend of the skin temperature is the difference from the wearer's own nights in degrees.
 */
export const FIXED_SCALES = {
  heartRate: { low: 45, high: 125, band: HEART_RATE, limit: null },
  bloodPressure: { low: 60, high: 165, band: null, limit: null },
  oxygen: { low: 85, high: 100, band: null, limit: OXYGEN_LOW },
  temperature: {
    low: -1,
    high: 1,
    band: { low: -TEMPERATURE_BAND, high: TEMPERATURE_BAND },
    limit: 0,
  },
  ecg: { low: 45, high: 125, band: HEART_RATE, limit: null },
} as const satisfies Record<string, Scale>

/** Top of the hourly bars, in steps: 20 minutes of walking at an ordinary pace. */
export const HOURLY_STEPS_TOP = 20 * STEPS_PER_MINUTE

export const isPressureOutOfRange = (systolic: number, diastolic: number): boolean =>
  isOutOfRange(pressureVerdict({ systolic, diastolic }))

export const clampTo = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))

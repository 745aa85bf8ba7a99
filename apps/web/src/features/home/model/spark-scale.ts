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
  heartRate: { low: 45, high: 125, band: { low: 60, high: 100 }, limit: null },
  bloodPressure: { low: 60, high: 165, band: null, limit: null },
  oxygen: { low: 85, high: 100, band: null, limit: 90 },
  temperature: { low: -1, high: 1, band: { low: -0.5, high: 0.5 }, limit: 0 },
  ecg: { low: 45, high: 125, band: { low: 60, high: 100 }, limit: null },
} as const satisfies Record<string, Scale>

/** Top of the hourly bars, in steps: 20 minutes of walking at an ordinary pace of 100 steps a minute. */
export const HOURLY_STEPS_TOP = 2000

/** 90-140 mmHg systolic and 60-90 mmHg diastolic are in range, both ends included (documented). */
export const isPressureOutOfRange = (systolic: number, diastolic: number): boolean =>
  systolic > 140 || systolic < 90 || diastolic > 90 || diastolic < 60

export const clampTo = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))

import { highPass, lowPass, zeroPhase } from '../signal/biquad.ts'
import { blockMeans } from '../signal/block-means.ts'

/** Windows are compared at this rate, whatever that of the record. */
export const WINDOW_HZ = 120
/** From before a P wave to the end of most T waves. */
const BEFORE_SECONDS = 0.34
const AFTER_SECONDS = 0.48
/** Samples before the R peak, and of a whole window. */
export const BEFORE = Math.round(BEFORE_SECONDS * WINDOW_HZ)
const LENGTH = BEFORE + Math.round(AFTER_SECONDS * WINDOW_HZ)
/** Away from wander below and muscle noise above; P, QRS and T all lie within. */
const BAND_LOW_HZ = 0.8
const BAND_HIGH_HZ = 28

/** Samples of a window from a time to another, seconds from the R peak. */
export const part = (window: Float64Array, from: number, to: number): Float64Array =>
  window.subarray(BEFORE + Math.round(from * WINDOW_HZ), BEFORE + Math.round(to * WINDOW_HZ))

/** The signal around each beat, millivolts at 120 Hz; beyond the ends of the record it stays at the last value. */
export function beatWindows(
  samples: Float32Array,
  rateHz: number,
  peaks: ArrayLike<number>,
): Float64Array[] {
  const size = Math.max(1, Math.round(rateHz / WINDOW_HZ))
  const workingHz = rateHz / size

  const band = zeroPhase(
    blockMeans(samples, size),
    [highPass(BAND_LOW_HZ, workingHz), lowPass(BAND_HIGH_HZ, workingHz)],
    Math.ceil(workingHz),
  )

  const last = band.length - 1

  return Array.from(peaks, (r) => {
    const centre = (r - (size - 1) / 2) / size
    const window = new Float64Array(LENGTH)

    for (let i = 0; i < LENGTH; i++) {
      const place = Math.min(last, Math.max(0, centre + ((i - BEFORE) * workingHz) / WINDOW_HZ))
      const left = Math.floor(place)
      const right = Math.min(last, left + 1)
      window[i] = (band[left] ?? 0) + ((band[right] ?? 0) - (band[left] ?? 0)) * (place - left)
    }

    return window
  })
}

import { highPass, lowPass, zeroPhase } from '../signal/biquad.ts'
import { measureCandidates } from './detect-candidates.ts'
import { chooseBeats, rivalsOf } from './detect-choice.ts'
import { cleanMeans } from '../signal/artefacts.ts'

/** Samples are averaged in blocks down to about this rate: enough for a band that ends at 22 Hz, and four times faster. */
const WORKING_RATE_HZ = 125
/** Most of the energy of the QRS, and little of P, T and muscle noise. */
const BAND_LOW_HZ = 5
const BAND_HIGH_HZ = 22
/** An R peak lies at most this far from the middle of the slopes around it. */
const PEAK_REACH_SECONDS = 0.08
/** A QRS whose peak is nearer than this to an end of the record is cut in two and not reported. */
const END_SECONDS = 0.05
const MIN_RECORD_SECONDS = 0.5

/** The tallest deflection of the band around a candidate, then the sample nearest to it that stands out most. */
function locatePeak(
  samples: Float32Array,
  view: { band: Float64Array; size: number; reach: number },
  at: number,
): number {
  const { band, size, reach } = view
  let top = at
  for (let i = Math.max(0, at - reach); i <= Math.min(band.length - 1, at + reach); i++)
    if (Math.abs(band[i] as number) > Math.abs(band[top] as number)) top = i
  const upright = (band[top] as number) > 0
  const middle = top * size + (size >> 1)
  let peak = middle

  for (let i = Math.max(0, middle - size); i <= Math.min(samples.length - 1, middle + size); i++) {
    const higher = (samples[i] as number) > (samples[peak] as number)
    const lower = (samples[i] as number) < (samples[peak] as number)
    if ((upright ? higher : lower) || !Number.isFinite(samples[peak])) peak = i
  }

  return peak
}

export interface DetectedBeats {
  /** R peaks, rising sample indices. */
  peaks: Int32Array
  /** Where a deflection looks much like a beat and is none: seldom in a clear signal, often in noise. Rising too. */
  rivals: Int32Array
}

/**
 * Beats of one lead. `recorded` are millivolts with NaN for gaps, `rateHz` is 100 to 1000. Looks at the whole record at
 * once; every candidate is judged against the beats on both sides.
 */
export function detectBeats(recorded: Float32Array, rateHz: number): DetectedBeats {
  const none = new Int32Array(0)
  if (!(recorded.length >= MIN_RECORD_SECONDS * rateHz)) return { peaks: none, rivals: none }
  const size = Math.max(1, Math.round(rateHz / WORKING_RATE_HZ))
  const workingHz = rateHz / size
  const { samples, means } = cleanMeans(recorded, rateHz, size)
  const sections = [highPass(BAND_LOW_HZ, workingHz), lowPass(BAND_HIGH_HZ, workingHz)]
  const band = zeroPhase(means, sections, Math.ceil(workingHz))
  const candidates = measureCandidates(means, band, workingHz)
  const view = { band, size, reach: Math.round(PEAK_REACH_SECONDS * workingHz) }
  const beats = chooseBeats(candidates)
  const peaks = beats.map((beat) => locatePeak(samples, view, candidates.at[beat] as number))
  const rivals = rivalsOf(candidates, beats).map((rival) => (candidates.at[rival] as number) * size)
  const margin = END_SECONDS * rateHz

  return {
    peaks: peaks.filter((peak) => peak >= margin && peak < samples.length - margin),
    rivals,
  }
}

/** The R peaks of `detectBeats` alone. */
export const detectRPeaks = (samples: Float32Array, rateHz: number): Int32Array =>
  detectBeats(samples, rateHz).peaks

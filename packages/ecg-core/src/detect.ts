import { likeliestBeats } from './beat-path.ts'
import { highPass, lowPass, zeroPhase } from './biquad.ts'
import { bridgeGaps } from './gaps.ts'
import { runningMedian } from './statistics.ts'

/** Samples are averaged in blocks down to about this rate: enough for a band that ends at 22 Hz, and four times faster. */
const WORKING_RATE_HZ = 125
/** Most of the energy of the QRS, and little of P, T and muscle noise. */
const BAND_LOW_HZ = 5
const BAND_HIGH_HZ = 22
/** About a wide QRS: the slope is averaged over it. */
const WINDOW_SECONDS = 0.12
/** Slope counts in millivolts of a sine of this frequency, so that it can be added to the deflection itself. */
const SLOPE_UNIT_HZ = 10
/** A little of the deflection lets wide beats with a gentle slope keep up; more of it lets T waves in. */
const DEFLECTION_PART = 0.1
/** Of two candidates closer than this the stronger one stays. */
const APART_SECONDS = 0.26
/** Closer than this to an end of the record a QRS is cut in two and cannot be told from a filter's edge. */
const END_SECONDS = 0.08
/** A mean deflection below 3 microvolts is converter noise. */
const WEAKEST_MV = 0.003
/** The usual strength is the median over the strongest moments of 11 blocks of this length. */
const BLOCK_SECONDS = 1.6
const BLOCKS_EACH_SIDE = 5
/** An R peak lies at most this far from the middle of the slopes around it. */
const PEAK_REACH_SECONDS = 0.08
const SHORTEST_RECORD_SECONDS = 0.5

/** Means of blocks of `size` samples; gaps in a block are left out, a block of gaps is bridged. */
function blockMeans(samples: Float32Array, size: number): Float64Array {
  const means = new Float32Array(Math.floor(samples.length / size))
  for (let block = 0, i = 0; block < means.length; block++) {
    let sum = 0
    for (const end = i + size; i < end; i++) sum += samples[i] as number
    means[block] = sum - sum === 0 ? sum / size : meanOfFinite(samples.subarray(block * size, (block + 1) * size))
  }
  return bridgeGaps(means)
}

function meanOfFinite(block: Float32Array): number {
  const finite = block.filter(Number.isFinite)
  return finite.length === 0 ? NaN : finite.reduce((sum, value) => sum + value, 0) / finite.length
}

/** Mean of slope and deflection over a window around each sample, millivolts. */
function beatFeature(band: Float64Array, rateHz: number): Float32Array {
  const n = band.length
  const width = Math.max(1, Math.round(WINDOW_SECONDS * rateHz))
  const half = width >> 1
  const slopeUnit = ((1 - DEFLECTION_PART) * rateHz) / (4 * Math.PI * SLOPE_UNIT_HZ)
  const activity = new Float32Array(n)
  for (let i = 1; i < n - 1; i++) {
    const slope = Math.abs((band[i + 1] as number) - (band[i - 1] as number))
    activity[i] = slope * slopeUnit + DEFLECTION_PART * Math.abs(band[i] as number)
  }
  const feature = new Float32Array(n)
  let sum = 0
  for (let i = 0; i < n + half; i++) {
    if (i < n) sum += activity[i] as number
    if (i >= width) sum -= activity[i - width] as number
    if (i >= half) feature[i - half] = sum / width
  }
  return feature
}

/** Tops of the feature, at least APART_SECONDS from each other. */
function findCandidates(feature: Float32Array, rateHz: number): Int32Array {
  const apart = Math.round(APART_SECONDS * rateHz)
  const margin = Math.max(1, Math.round(END_SECONDS * rateHz))
  const found: number[] = []
  for (let i = margin; i < feature.length - margin; i++) {
    const value = feature[i] as number
    if (value < WEAKEST_MV || !(value > (feature[i - 1] as number)) || value < (feature[i + 1] as number)) continue
    const last = found.at(-1)
    if (last === undefined || i - last >= apart) found.push(i)
    else if (value > (feature[last] as number)) found[found.length - 1] = i
  }
  return Int32Array.from(found)
}

/** The strength of beats that is usual around each candidate, from beats before and after it. */
function usualStrength(feature: Float32Array, at: Int32Array, rateHz: number): Float64Array {
  const size = Math.round(BLOCK_SECONDS * rateHz)
  const tops = new Float64Array(Math.ceil(feature.length / size))
  for (let i = 0, block = 0; block < tops.length; block++) {
    let top = 0
    for (const end = Math.min(feature.length, i + size); i < end; i++) top = Math.max(top, feature[i] as number)
    tops[block] = top
  }
  const levels = runningMedian(tops, BLOCKS_EACH_SIDE)
  return Float64Array.from(at, (position) => {
    const place = Math.max(0, Math.min(levels.length - 1, position / size - 0.5))
    const left = Math.floor(place)
    const right = Math.min(levels.length - 1, left + 1)
    return (levels[left] as number) * (1 - place + left) + (levels[right] as number) * (place - left)
  })
}

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

/**
 * R peaks of one lead as rising sample indices. `samples` are millivolts with NaN for gaps, `rateHz` is 100 to 1000.
 * Looks at the whole record at once; strength and rhythm are judged against the beats on both sides.
 */
export function detectRPeaks(samples: Float32Array, rateHz: number): Int32Array {
  if (!(samples.length >= SHORTEST_RECORD_SECONDS * rateHz)) return new Int32Array(0)
  const size = Math.max(1, Math.round(rateHz / WORKING_RATE_HZ))
  const workingHz = rateHz / size
  const sections = [highPass(BAND_LOW_HZ, workingHz), lowPass(BAND_HIGH_HZ, workingHz)]
  const band = zeroPhase(blockMeans(samples, size), sections, Math.ceil(workingHz))
  const feature = beatFeature(band, workingHz)
  const at = findCandidates(feature, workingHz)
  const strength = Float64Array.from(at, (position) => feature[position] as number)
  const usual = usualStrength(feature, at, workingHz)
  const beats = likeliestBeats({ at, strength, usual, rateHz: workingHz })
  const reach = Math.round(PEAK_REACH_SECONDS * workingHz)
  return Int32Array.from(beats, (beat) => locatePeak(samples, { band, size, reach }, at[beat] as number))
}

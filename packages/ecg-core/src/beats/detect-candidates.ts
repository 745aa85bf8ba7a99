import { runningMedian, selectRank } from '../signal/statistics.ts'

/** What may be a beat, and what is known of each by itself. Positions are working samples, levels millivolts. */
export interface Candidates {
  /** Rising positions. */
  at: Int32Array
  /** Slope and deflection in the band of the QRS. */
  strength: Float64Array
  /** Curvature of the signal itself, which a T wave or a step of the baseline lacks. */
  sharpness: Float64Array
  /**
   * The curvature beside it and the median of the seconds around it, their geometric mean: muscle noise and electrode
   * noise have it, T waves do not.
   */
  noise: Float64Array
  /** The strongest moment that is usual around there. */
  ordinary: Float64Array
  /** The signal in the band of the QRS, at the working rate. */
  band: Float64Array
  /** Working samples per second. */
  rateHz: number
}

/** About a wide QRS: the slope is averaged over it. */
const WINDOW_SECONDS = 0.12
/** Slope counts in millivolts of a sine of this frequency, so that it can be added to the deflection itself. */
const SLOPE_UNIT_HZ = 10
/** A little of the deflection lets wide beats with a gentle slope keep up; more of it lets T waves in. */
const DEFLECTION_PART = 0.1
/** Of two tops closer than this the stronger one stays. It is below the refractory time: noise may sit beside a QRS. */
const APART_SECONDS = 0.12
/** A mean deflection below 3 microvolts is converter noise. */
const WEAKEST_MV = 0.003
/** Below this part of the ordinary strength nothing is taken for a beat; most of the ripple between beats is. */
const NEGLIGIBLE_PART = 0.12
/** Curvature is averaged over this much on both sides. */
const SHARP_SECONDS = 0.06
/** Beside a candidate is what lies this far from it on both sides: mostly no QRS, neither its own nor another. */
const BESIDE_FROM_SECONDS = 0.12
const BESIDE_TO_SECONDS = 0.32
const BESIDE_STEP = 2
/** Noise is the median of samples this far apart over blocks of this length. */
const NOISE_STEP_SECONDS = 0.08
const NOISE_BLOCK_SECONDS = 2.4
/** Curvature below 0.1 microvolt is rounding. It keeps the logarithms finite on a flat signal. */
const MIN_CURVATURE_MV = 0.0001
/** The ordinary strength is the median over the strongest moments of 11 blocks of this length. */
const BLOCK_SECONDS = 1.6
const BLOCKS_EACH_SIDE = 5

/** Tops of the mean of slope and deflection over a window around each sample. */
interface FeatureTops {
  count: number
  /** Rising positions, at least so many samples apart from each other. */
  at: Int32Array
  apart: number
  /** Millivolts. */
  strength: Float64Array
  /** The strongest moment of each block of BLOCK_SECONDS. */
  blocks: Float64Array
}

function addTop(tops: FeatureTops, top: number, value: number): void {
  const { count, at, apart, strength } = tops

  if (count === 0 || top - (at[count - 1] as number) >= apart) {
    at[count] = top
    strength[count] = value
    tops.count += 1
  } else if (value > (strength[count - 1] as number)) {
    at[count - 1] = top
    strength[count - 1] = value
  }
}

/** Slope and deflection at each sample from `first` on, as parts of the mean over a window; beyond the band they are 0. */
function activities(
  band: Float64Array,
  { first, slopePart, deflectionPart }: Record<'first' | 'slopePart' | 'deflectionPart', number>,
  into: Float64Array,
): void {
  const from = Math.max(0, 1 - first)
  const to = Math.max(from, Math.min(into.length, band.length - 1 - first))
  into.fill(0, 0, from)
  into.fill(0, to)

  for (let k = from, i = first + from; k < to; k++, i++) {
    const slope = Math.abs((band[i + 1] as number) - (band[i - 1] as number))
    into[k] = slopePart * slope + deflectionPart * Math.abs(band[i] as number)
  }
}

/**
 * Sums over a window that moves along `activity`, which begins with the window that has the sum `before`, into `feature`
 * behind its first two; gives the last.
 */
function slide(activity: Float64Array, before: number, feature: Float32Array): number {
  const width = activity.length - (feature.length - 2)
  let sum = before

  for (let k = 0; k + width < activity.length; k++) {
    sum += (activity[k + width] as number) - (activity[k] as number)
    feature[k + 2] = sum
  }

  return sum
}

/** A block at a time: only tops are kept of the feature, which is as long as the record. */
function featureTops(band: Float64Array, rateHz: number, blockSize: number): FeatureTops {
  const half = Math.round(WINDOW_SECONDS * rateHz) >> 1
  const width = 2 * half + 1
  const slopePart = ((1 - DEFLECTION_PART) * rateHz) / (4 * Math.PI * SLOPE_UNIT_HZ) / width
  const deflectionPart = DEFLECTION_PART / width
  const apart = Math.round(APART_SECONDS * rateHz)
  const blocks = new Float64Array(Math.ceil(band.length / blockSize))
  const most = Math.ceil(band.length / apart)

  const tops: FeatureTops = {
    count: 0,
    at: new Int32Array(most),
    apart,
    strength: new Float64Array(most),
    blocks,
  }

  const activity = new Float64Array(width + blockSize)
  const fresh = activity.subarray(width)
  // Two values of the block before, then those of this one.
  const feature = new Float32Array(2 + blockSize).fill(Infinity)
  activities(band, { first: half - width, slopePart, deflectionPart }, activity.subarray(0, width))
  let sum = activity.subarray(0, width).reduce((total, value) => total + value, 0)

  for (let block = 0, first = 0; block < blocks.length; block++, first += blockSize) {
    activities(band, { first: first + half, slopePart, deflectionPart }, fresh)
    sum = slide(activity, sum, feature)
    const end = Math.min(blockSize, band.length - first) + 2
    let strongest = 0

    for (let k = 2; k < end; k++) {
      const after = feature[k] as number
      if (after > strongest) strongest = after
      const value = feature[k - 1] as number
      if (value > (feature[k - 2] as number) && !(value < after) && value >= WEAKEST_MV)
        addTop(tops, first + k - 3, value)
    }

    blocks[block] = strongest
    activity.copyWithin(0, blockSize)
    feature.copyWithin(0, blockSize)
  }

  return tops
}

/**
 * Second difference over two samples, smoothed by 1-2-1. At the working rate that is a band of about 10 to 40 Hz; hum
 * of 50 and 60 Hz lies where both have little left.
 */
function curvature(means: Float64Array, i: number): number {
  const inner = (means[i - 1] as number) + 4 * (means[i] as number) + (means[i + 1] as number)

  const outer =
    (means[i - 3] as number) +
    2 * (means[i - 2] as number) +
    2 * (means[i + 2] as number) +
    (means[i + 3] as number)

  return Math.abs(outer - inner) / 4
}

/** Mean curvature over these samples, as far as the signal has them; NaN where it has none. */
function meanCurvature(
  means: Float64Array,
  { from, to }: { from: number; to: number },
  step: number,
): number {
  let sum = 0
  let count = 0
  const end = Math.min(means.length - 4, to)

  for (let i = Math.max(3, from); i <= end; i += step) {
    sum += curvature(means, i)
    count += 1
  }

  return sum / count
}

function noiseLevels(means: Float64Array, size: number, step: number): Float64Array {
  const levels = new Float64Array(Math.ceil(means.length / size))
  const sampled = new Float64Array(Math.ceil(size / step))

  for (let block = 0; block < levels.length; block++) {
    const end = Math.min(means.length - 3, (block + 1) * size)
    let count = 0
    for (let i = Math.max(3, block * size); i < end; i += step)
      sampled[count++] = curvature(means, i)
    levels[block] = count > 0 ? selectRank(sampled, count, count >> 1) : (levels[block - 1] ?? 0)
  }

  return levels
}

/** The level at `position` between the middles of blocks. */
function between(levels: Float64Array, size: number, position: number): number {
  const place = Math.max(0, Math.min(levels.length - 1, position / size - 0.5))
  const left = Math.floor(place)
  const right = Math.min(levels.length - 1, left + 1)
  return (levels[left] as number) * (1 - place + left) + (levels[right] as number) * (place - left)
}

/** Finds and measures the candidates; `means` is the signal and `band` its QRS band, both at the working rate. */
export function measureCandidates(
  means: Float64Array,
  band: Float64Array,
  rateHz: number,
): Candidates {
  const ordinarySize = Math.round(BLOCK_SECONDS * rateHz)
  const tops = featureTops(band, rateHz, ordinarySize)
  const ordinaries = runningMedian(tops.blocks, BLOCKS_EACH_SIDE)

  let noticed = 0

  // In place: lists of tops that grew, and arrays made of them by functions, were half of what was left to be collected.
  for (let k = 0; k < tops.count; k++) {
    const position = tops.at[k] as number
    const value = tops.strength[k] as number
    if (!(value > NEGLIGIBLE_PART * between(ordinaries, ordinarySize, position))) continue
    tops.at[noticed] = position
    tops.strength[noticed] = value
    noticed += 1
  }

  const at = tops.at.slice(0, noticed)
  const strength = tops.strength.slice(0, noticed)
  const noiseSize = Math.round(NOISE_BLOCK_SECONDS * rateHz)
  const noises = noiseLevels(means, noiseSize, Math.max(1, Math.round(NOISE_STEP_SECONDS * rateHz)))
  const half = Math.round(SHARP_SECONDS * rateHz)
  const near = Math.round(BESIDE_FROM_SECONDS * rateHz)
  const far = Math.round(BESIDE_TO_SECONDS * rateHz)
  const sharpness = new Float64Array(at.length)
  const noise = new Float64Array(at.length)
  const ordinary = new Float64Array(at.length)

  for (let k = 0; k < at.length; k++) {
    const position = at[k] as number
    const around = between(noises, noiseSize, position)
    const before = meanCurvature(means, { from: position - far, to: position - near }, BESIDE_STEP)
    const after = meanCurvature(means, { from: position + near, to: position + far }, BESIDE_STEP)

    const beside = Number.isNaN(before)
      ? after
      : Number.isNaN(after)
        ? before
        : (before + after) / 2

    sharpness[k] =
      meanCurvature(means, { from: position - half, to: position + half }, 1) + MIN_CURVATURE_MV

    noise[k] = Math.sqrt((Number.isNaN(beside) ? around : beside) * around) + MIN_CURVATURE_MV
    ordinary[k] = between(ordinaries, ordinarySize, position)
  }

  return { at, strength, sharpness, noise, ordinary, band, rateHz }
}

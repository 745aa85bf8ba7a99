import { runningMedian } from '../signal/statistics.ts'

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

/** Mean of slope and deflection over a window around each sample, millivolts. */
function beatFeature(band: Float64Array, rateHz: number): Float32Array {
  const n = band.length
  const half = Math.round(WINDOW_SECONDS * rateHz) >> 1
  const width = 2 * half + 1
  const slopePart = ((1 - DEFLECTION_PART) * rateHz) / (4 * Math.PI * SLOPE_UNIT_HZ) / width
  const deflectionPart = DEFLECTION_PART / width
  const feature = new Float32Array(n)
  // The activities that the window now holds, so that each leaves the sum as it entered it.
  const held = new Float64Array(width)
  let place = 0
  let sum = 0

  for (let i = 1; i < n + half; i++) {
    let activity = 0

    if (i < n - 1) {
      const slope = Math.abs((band[i + 1] as number) - (band[i - 1] as number))
      activity = slopePart * slope + deflectionPart * Math.abs(band[i] as number)
    }

    sum += activity - (held[place] as number)
    held[place] = activity
    place = place === width - 1 ? 0 : place + 1
    if (i >= half) feature[i - half] = sum
  }

  return feature
}

/** Tops of the feature, at least APART_SECONDS from each other. */
function findTops(feature: Float32Array, rateHz: number): Int32Array {
  const apart = Math.round(APART_SECONDS * rateHz)
  const found: number[] = []
  let last = -Infinity

  for (let i = 1; i < feature.length - 1; i++) {
    const value = feature[i] as number
    if (
      !(value > (feature[i - 1] as number)) ||
      value < (feature[i + 1] as number) ||
      value < WEAKEST_MV
    )
      continue
    if (i - last >= apart) found.push(i)
    else if (value > (feature[last] as number)) found[found.length - 1] = i
    else continue
    last = i
  }

  return Int32Array.from(found)
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
    const sorted = sampled.subarray(0, count).toSorted()
    levels[block] = sorted[count >> 1] ?? levels[block - 1] ?? 0
  }

  return levels
}

function ordinaryLevels(feature: Float32Array, size: number): Float64Array {
  const tops = new Float64Array(Math.ceil(feature.length / size))

  for (let block = 0, i = 0; block < tops.length; block++) {
    let top = 0

    for (const end = Math.min(feature.length, i + size); i < end; i++) {
      const value = feature[i] as number
      if (value > top) top = value
    }

    tops[block] = top
  }

  return runningMedian(tops, BLOCKS_EACH_SIDE)
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
  const feature = beatFeature(band, rateHz)
  const ordinarySize = Math.round(BLOCK_SECONDS * rateHz)
  const ordinaries = ordinaryLevels(feature, ordinarySize)

  const at = findTops(feature, rateHz).filter(
    (top) => (feature[top] as number) > NEGLIGIBLE_PART * between(ordinaries, ordinarySize, top),
  )

  const noiseSize = Math.round(NOISE_BLOCK_SECONDS * rateHz)
  const noises = noiseLevels(means, noiseSize, Math.max(1, Math.round(NOISE_STEP_SECONDS * rateHz)))
  const half = Math.round(SHARP_SECONDS * rateHz)
  const near = Math.round(BESIDE_FROM_SECONDS * rateHz)
  const far = Math.round(BESIDE_TO_SECONDS * rateHz)
  const strength = new Float64Array(at.length)
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

    strength[k] = feature[position] as number

    sharpness[k] =
      meanCurvature(means, { from: position - half, to: position + half }, 1) + MIN_CURVATURE_MV

    noise[k] = Math.sqrt((Number.isNaN(beside) ? around : beside) * around) + MIN_CURVATURE_MV
    ordinary[k] = between(ordinaries, ordinarySize, position)
  }

  return { at, strength, sharpness, noise, ordinary, band, rateHz }
}

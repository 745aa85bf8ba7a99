import { clamp, cosineOfTurns, exponential, naturalLog } from '../chance/exact-math.ts'
import type { Random } from '../chance/random.ts'

/** A series of mean 0 whose last value is followed by its first. */
type Period = Float64Array

/** Where the series before has ended, so that the next one may go on from there. */
export type SeriesEnd = { value: number; step: number }

export type SeriesRequest = {
  count: number
  /** Mean interval in seconds, which turns Hz into cycles a beat. */
  meanSeconds: number
  /** Root mean square of successive differences against the standard deviation, 0..2; by LF/HF 0.5 when not given. */
  ratio?: number | undefined
  /** No value lies below this (it is negative). */
  least: number
  after?: SeriesEnd | undefined
}

// McSharry et al., IEEE Trans Biomed Eng 50 (2003) 289: two Gaussians in the spectrum, the pressure waves at 0.1 Hz
// and the breath at 0.25 Hz, each 0.01 Hz wide, with LF/HF 0.5.
const LOW = { hertz: 0.1, width: 0.01 }
const HIGH = { hertz: 0.25, width: 0.01 }
const LOW_WEIGHT = Math.sqrt(1 / 3)
const HIGH_WEIGHT = Math.sqrt(2 / 3)
// Below them a slow drift, above them a wave that alternates almost from beat to beat, for ratios out of their reach.
const DRIFT = { hertz: 0.02, width: 0.005 }
const FAST_CYCLES_A_BEAT = 0.45
const FAST_WIDTH = 0.015
// Breath at more than this is no longer seen as such in the intervals of a slow heart.
const MAX_HIGH_CYCLES_PER_BEAT = 0.4
const REACH_WIDTHS = 2.5

/** Deviations of the intervals from their mean, with mean 0, standard deviation 1 and exactly the asked ratio. */
export function intervalSeries(random: Random, request: SeriesRequest): Float64Array {
  const { ratio, least } = request
  const [slow, quick] = componentsOf(random, request)

  const joined = (rotation: number): Period => {
    const [u, v] = [rotated(slow, rotation), rotated(quick, rotation)]
    if (ratio === undefined) return combined(u, v, [LOW_WEIGHT, HIGH_WEIGHT])
    return mixedTo(u, v, ratio) ?? combined(u, v, [1, 1])
  }

  const begun = joined(0)
  const series = request.after ? joined(continuation(begun, request.after)) : begun
  return bounded(series, ratio ?? ratioOf(series), least)
}

/** Independent deviations, as in atrial fibrillation: mean 0, standard deviation 1, longer intervals further out. */
export function scatteredSeries(random: Random, count: number, least: number): Float64Array {
  const drawn = Float64Array.from({ length: count }, () => random.normal(0, 1))
  return stretched(drawn, least)
}

/** The two waves to mix: those next to each other on the way from the slowest to the quickest that hold the ratio. */
function componentsOf(
  random: Random,
  { count, meanSeconds, ratio }: SeriesRequest,
): [Period, Period] {
  const turns = count * meanSeconds

  const make = {
    slowest: () => band(random, count, { centre: 1, width: 0 }),
    drift: () => band(random, count, { centre: DRIFT.hertz * turns, width: DRIFT.width * turns }),
    low: () => band(random, count, { centre: LOW.hertz * turns, width: LOW.width * turns }),
    high: () => {
      const centre = Math.min(HIGH.hertz * turns, MAX_HIGH_CYCLES_PER_BEAT * count)
      return band(random, count, { centre, width: HIGH.width * turns })
    },
    fast: () =>
      band(random, count, { centre: FAST_CYCLES_A_BEAT * count, width: FAST_WIDTH * count }),
    alternating: () =>
      centred(Float64Array.from({ length: count }, (_, i) => (i % 2 === 0 ? 1 : -1))),
  }

  const [low, high] = [make.low(), make.high()]
  if (ratio === undefined) return [low, high]

  if (ratio > ratioOf(high)) {
    const fast = make.fast()
    return ratio <= ratioOf(fast) ? [high, fast] : [fast, make.alternating()]
  }

  if (ratio >= ratioOf(low)) return [low, high]
  const drift = make.drift()
  return ratio >= ratioOf(drift) ? [drift, low] : [make.slowest(), drift]
}

/** A wave of variance 1 whose spectrum is a Gaussian, in whole turns of the period. */
function band(
  random: Random,
  count: number,
  { centre, width }: { centre: number; width: number },
): Period {
  const wave = new Float64Array(count)
  const reach = REACH_WIDTHS * width
  const last = Math.min(Math.ceil(count / 2) - 1, Math.floor(centre + reach + 0.5))

  for (let turns = Math.max(1, Math.ceil(centre - reach - 0.5)); turns <= last; turns++) {
    const distance = width > 0 ? (turns - centre) / width : 0

    addCosine(wave, {
      turns,
      phase: random.next(),
      amplitude: exponential(-0.25 * distance * distance),
    })
  }

  return combined(wave, wave, [1, 0])
}

function addCosine(
  wave: Period,
  { turns, phase, amplitude }: { turns: number; phase: number; amplitude: number },
) {
  const step = turns / wave.length
  const twice = 2 * cosineOfTurns(step)
  let before = amplitude * cosineOfTurns(phase - step)
  let value = amplitude * cosineOfTurns(phase)

  for (let i = 0; i < wave.length; i++) {
    wave[i] = (wave[i] as number) + value
    const next = twice * value - before
    before = value
    value = next
  }
}

/** Mean product of two series of mean 0, and that of their successive differences. */
function products(u: Period, v: Period): { together: number; steps: number } {
  let together = 0
  let steps = 0
  for (let i = 0; i < u.length; i++) together += (u[i] as number) * (v[i] as number)

  for (let i = 1; i < u.length; i++) {
    steps += ((u[i] as number) - (u[i - 1] as number)) * ((v[i] as number) - (v[i - 1] as number))
  }

  return { together: together / u.length, steps: steps / (u.length - 1) }
}

function ratioOf(series: Period): number {
  const { together, steps } = products(series, series)
  return Math.sqrt(steps / together)
}

/** a u + b v, scaled to variance 1. */
function combined(u: Period, v: Period, [a, b]: readonly [number, number]): Period {
  const sum = new Float64Array(u.length)
  let power = 0

  for (let i = 0; i < sum.length; i++) {
    const value = a * (u[i] as number) + b * (v[i] as number)
    sum[i] = value
    power += value * value
  }

  const scale = 1 / Math.sqrt(power / sum.length)
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] as number) * scale
  return sum
}

/**
 * The mixture a u + b v of variance 1 whose differences have `ratio`: with r the ratio squared and p, q, s the values
 * of <du,du> - r <u,u>, of the same for u with v, and for v alone, p a^2 + 2 q a b + s b^2 = 0. Undefined if no mixture has it.
 */
function mixedTo(u: Period, v: Period, ratio: number): Period | undefined {
  const lacking = ({ together, steps }: { together: number; steps: number }) =>
    steps - ratio * ratio * together

  const [p, q, s] = [lacking(products(u, u)), lacking(products(u, v)), lacking(products(v, v))]
  const root = Math.sqrt(q * q - p * s)
  if (Number.isNaN(root)) return undefined
  // With a root of each sign it is a sum of both; else v mends u, as little as it can.
  if (p <= 0 && s >= 0) return combined(u, v, q >= 0 ? [q + root, -p] : [s, root - q])
  return combined(u, v, q >= 0 ? [q + root, -p] : [root - q, p])
}

function rotated(series: Period, by: number): Period {
  const turned = new Float64Array(series.length)
  turned.set(series.subarray(by))
  turned.set(series.subarray(0, by), series.length - by)
  return turned
}

/** Where to begin a period so that it goes on from the end of the one before, in value and in step. */
function continuation(series: Period, after: SeriesEnd): number {
  let [start, least] = [0, Infinity]
  let before = series[series.length - 1] as number

  for (let i = 0; i < series.length; i++) {
    const value = series[i] as number
    const [off, bent] = [value - after.value, value - before - after.step]
    const distance = off * off + bent * bent
    if (distance < least) [start, least] = [(i + 1) % series.length, distance]
    before = value
  }

  return start
}

const MAX_REPAIRS = 40

/**
 * Keeps the short intervals of a strong variation possible: the values are stretched upwards, as intervals are, and
 * the ratio is restored with the help of the series' own quick part.
 */
function bounded(series: Period, ratio: number, least: number): Period {
  if (lowest(series) >= least) return series
  const start = ratio < MOSTLY_ALTERNATING ? restored(stretched(series, least), ratio) : series
  let repaired = start ?? series

  for (let tries = 0; lowest(repaired) < least && tries < MAX_REPAIRS; tries++) {
    repaired =
      restored(centred(repaired.map((value) => Math.max(value, least * 0.98))), ratio) ?? repaired
  }

  return repaired
}

// Close to 2 the series already is the one with two values that lies nearest to its mean.
const MOSTLY_ALTERNATING = 1.97

function restored(series: Period, ratio: number): Period | undefined {
  const { length } = series

  const around = (i: number) =>
    ((series[(i + 1) % length] as number) + (series[(i + length - 1) % length] as number)) / 2

  return mixedTo(series, centred(series.map((value, i) => value - around(i))), ratio)
}

/** A log-normal shape over a lower bound: variance 1, mean 0, nothing below `least`, apart from rounding. */
function stretched(series: Period, least: number): Period {
  const spread = Math.sqrt(naturalLog(1 + 1 / (least * least)))
  const raised = centred(series.map((value) => exponential(clamp(spread * value, [-20, 20]))))
  return combined(raised, raised, [1, 0])
}

function centred(series: Period): Period {
  const mean = series.reduce((sum, value) => sum + value, 0) / series.length
  return series.map((value) => value - mean)
}

function lowest(series: Period): number {
  let least = Infinity
  for (let i = 0; i < series.length; i++) least = Math.min(least, series[i] as number)
  return least
}

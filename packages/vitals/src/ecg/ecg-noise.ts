import { exponential, sineOfTurns } from '../chance/exact-math.ts'
import type { Random } from '../chance/random.ts'

/** Strength of a disturbance: millivolts RMS, or decibels that the clean ECG stands above it. */
export type NoiseLevel = number | { snrDb: number }

/** Disturbances by kind. */
export type EcgNoise = {
  /** Wander with the skin contact, below 0.1 Hz, and the breath, about 0.25 Hz. */
  baseline: NoiseLevel
  /** Muscle and amplifier, 20-150 Hz. */
  muscle: NoiseLevel
  /** The mains, 50 Hz. */
  mains: NoiseLevel
}

export type NoiseMillivolts = Record<keyof EcgNoise, number>

export const USUAL_NOISE: NoiseMillivolts = { baseline: 0.025, muscle: 0.008, mains: 0.003 }
export const NO_NOISE: NoiseMillivolts = { baseline: 0, muscle: 0, mains: 0 }

/** Millivolts RMS of each kind; `signalMillivolts`, the RMS of the clean ECG, is asked for with decibels alone. */
export function noiseMillivolts(noise: EcgNoise, signalMillivolts: () => number): NoiseMillivolts {
  let signal: number | undefined

  const level = (kind: keyof EcgNoise): number => {
    const asked = noise[kind]
    const decibels = typeof asked === 'number' ? 0 : asked.snrDb

    const rms =
      typeof asked === 'number'
        ? asked
        : (signal ??= signalMillivolts()) * exponential((-decibels / 20) * Math.LN10)

    if (rms >= 0 && rms < 100) return rms
    throw new RangeError(
      `noise.${kind} must be millivolts from 0 to 100, or decibels, got ${JSON.stringify(asked)}`,
    )
  }

  return { baseline: level('baseline'), muscle: level('muscle'), mains: level('mains') }
}

const KNOT_SAMPLES = 64
const BLOCK_SAMPLES = 2048

/** Writes the noise from the last sample on into samples that are 0; any chunk sizes give the same noise. */
export function createNoise(
  random: Random,
  rateHz: number,
  level: NoiseMillivolts,
): (samples: Float32Array) => void {
  if (level.baseline === 0 && level.muscle === 0 && level.mains === 0) return () => {}
  const baseline = createBaseline(random.fork('baseline'), rateHz, level.baseline)
  const { table, secondSamples } = fastNoise(rateHz, level)
  const seconds = Math.floor((table.length - BLOCK_SAMPLES) / secondSamples) - 1
  const blocks = random.fork('muscle')

  // The mains go on from block to block: each begins at a random second of the table, at the phase that is due.
  const nextBlock = (): number =>
    blocks.int(0, seconds) * secondSamples + (position % secondSamples)

  let position = 0
  let block = nextBlock()
  let from = baseline()
  let to = baseline()

  return (samples) => {
    for (let i = 0; i < samples.length;) {
      const inBlock = position % BLOCK_SAMPLES
      const blockEnd = Math.min(samples.length, i + BLOCK_SAMPLES - inBlock)
      samples.set(table.subarray(block + inBlock, block + inBlock + blockEnd - i), i)

      while (i < blockEnd) {
        const inKnot = position % KNOT_SAMPLES
        const end = Math.min(blockEnd, i + KNOT_SAMPLES - inKnot)
        const [base, slope] = [from, (to - from) / KNOT_SAMPLES]
        position += end - i

        for (let at = inKnot; i < end; i++, at++) {
          samples[i] = Math.fround((samples[i] as number) + Math.fround(base + slope * at))
        }

        if (position % KNOT_SAMPLES === 0) [from, to] = [to, baseline()]
      }

      if (position % BLOCK_SAMPLES === 0) block = nextBlock()
    }
  }
}

const SINE_BITS = 12

const SINES = Float64Array.from({ length: 1 << SINE_BITS }, (_, i) =>
  sineOfTurns(i / (1 << SINE_BITS)),
)

const TURN = 4294967296
// Odd multiples of 1/600 Hz: over any 300 s whole turns of all their products, so that the RMS is exact.
const CONTACT_HERTZ = [25 / 600, 41 / 600, 59 / 600]
const BREATH_HERTZ = [139 / 600, 149 / 600, 159 / 600]
const BREATH_POWER = 0.7

/** The wander at knots `KNOT_SAMPLES` apart, one a call. */
function createBaseline(random: Random, rateHz: number, rms: number): () => number {
  const line = (power: number) => (hertz: number) => ({
    // A 32-bit phase wraps exactly and never loses precision.
    phase: Math.floor(random.next() * TURN) | 0,
    step: Math.round((hertz / rateHz) * KNOT_SAMPLES * TURN) | 0,
    amplitude: rms * Math.sqrt((2 * power) / 3),
  })

  const lines = [
    ...CONTACT_HERTZ.map(line(1 - BREATH_POWER)),
    ...BREATH_HERTZ.map(line(BREATH_POWER)),
  ]

  return () => {
    let sum = 0

    for (const wave of lines) {
      sum += wave.amplitude * (SINES[wave.phase >>> (32 - SINE_BITS)] as number)
      wave.phase = (wave.phase + wave.step) | 0
    }

    return sum
  }
}

const MUSCLE_SAMPLES = 65_536
const MUSCLE_HERTZ = [20, 150] as const

type FastNoise = { table: Float32Array; secondSamples: number }

// Streams of the same noise share one table, and read it in blocks at offsets of their own.
const tables = new Map<string, FastNoise>()
const MAX_TABLES = 16

/** Muscle noise and, in whole turns a second, the mains. */
function fastNoise(rateHz: number, { muscle, mains }: NoiseMillivolts): FastNoise {
  const key = `${rateHz} ${muscle} ${mains}`
  const known = tables.get(key)
  if (known) return known
  const secondSamples = Math.round(rateHz)

  const hum = Float64Array.from({ length: secondSamples }, (_, i) => {
    return mains * Math.SQRT2 * sineOfTurns((50 * i) / secondSamples)
  })

  const table = Float32Array.from(
    muscleNoise(rateHz),
    (value, i) => muscle * value + (hum[i % secondSamples] as number),
  )

  if (tables.size === MAX_TABLES) tables.clear()
  tables.set(key, { table, secondSamples })
  return { table, secondSamples }
}

/** Noise of RMS 1: the difference of two moving means is a band-pass. */
function muscleNoise(rateHz: number): Float64Array {
  const white = whiteNoise()
  // Half a turn of the upper limit fits the shorter mean.
  const quick = movingMean(white, Math.max(1, Math.round(rateHz / (2 * MUSCLE_HERTZ[1]))))
  const slow = movingMean(white, Math.round(rateHz / MUSCLE_HERTZ[0]))
  const band = quick.map((value, i) => value - (slow[i] as number))
  const rms = Math.sqrt(band.reduce((sum, value) => sum + value * value, 0) / band.length)
  return band.map((value) => value / rms)
}

function whiteNoise(): Float64Array {
  let word = 0x2545f491

  return Float64Array.from({ length: MUSCLE_SAMPLES }, () => {
    // xorshift32 (Marsaglia, 2003); the sum of its four bytes is near enough to normal.
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    return (word & 255) + ((word >>> 8) & 255) + ((word >>> 16) & 255) + (word >>> 24)
  })
}

function movingMean(values: Float64Array, width: number): Float64Array {
  const { length } = values
  // Whole numbers, so that the running sum is exact.
  let sum = 0
  for (let i = 0; i < width; i++) sum += values[i] as number

  return values.map((_, i) => {
    const mean = sum / width
    sum += (values[(i + width) % length] as number) - (values[i] as number)
    return mean
  })
}

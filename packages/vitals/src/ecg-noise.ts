import { sineOfTurns } from './exact-math.ts'
import type { Random } from './random.ts'

/** Disturbances in millivolts: white noise by its standard deviation, the others by their amplitude. */
export type EcgNoise = {
  /** Muscle and amplifier. */
  white: number
  /** Wander with the breath, 0.25 Hz, and the skin contact, 0.07 Hz. */
  baseline: number
  /** The mains, 50 Hz. */
  mains: number
}

export const USUAL_NOISE: EcgNoise = { white: 0.008, baseline: 0.05, mains: 0.004 }

const SINE_BITS = 12
const SINES = Float64Array.from({ length: 1 << SINE_BITS }, (_, i) => sineOfTurns(i / (1 << SINE_BITS)))
const TURN = 4294967296
// Sum of the four bytes of a random word: mean 510, variance 4 (256^2 - 1) / 12, and near enough to normal.
const BYTES_MEAN = 510
const BYTES_SD = Math.sqrt((4 * (256 * 256 - 1)) / 12)

/** A sine of a fixed frequency by a 32-bit phase, which wraps exactly and never loses precision. */
export type Oscillator = { phase: number; step: number }

export function oscillator(random: Random, hertz: number, rateHz: number): Oscillator {
  return { phase: Math.floor(random.next() * TURN) | 0, step: Math.round((hertz / rateHz) * TURN) | 0 }
}

function addSine(samples: Float32Array, wave: Oscillator, amplitude: number): void {
  let phase = wave.phase
  const { step } = wave
  for (let i = 0; i < samples.length; i++) {
    samples[i] = samples[i]! + amplitude * SINES[phase >>> (32 - SINE_BITS)]!
    phase = (phase + step) | 0
  }
  wave.phase = phase
}

/** Adds the noise of the next samples in place, so that any chunk sizes give the same sum. */
export function createNoise(random: Random, rateHz: number, noise: EcgNoise): (samples: Float32Array) => void {
  const breath = oscillator(random, 0.25, rateHz)
  const contact = oscillator(random, 0.07, rateHz)
  const mains = oscillator(random, 50, rateHz)
  const white = noise.white / BYTES_SD
  let word = random.int(1, 0x7fffffff)
  return (samples) => {
    if (noise.baseline > 0) {
      addSine(samples, breath, noise.baseline * 0.6)
      addSine(samples, contact, noise.baseline * 0.4)
    }
    if (noise.mains > 0) addSine(samples, mains, noise.mains)
    if (noise.white === 0) return
    for (let i = 0; i < samples.length; i++) {
      // xorshift32 (Marsaglia, 2003): its period is 97 days of 512 Hz.
      word ^= word << 13
      word ^= word >>> 17
      word ^= word << 5
      const bytes = (word & 255) + ((word >>> 8) & 255) + ((word >>> 16) & 255) + (word >>> 24)
      samples[i] = samples[i]! + white * (bytes - BYTES_MEAN)
    }
  }
}

const F_WAVE_MV = 0.06

/**
 * The f waves of atrial fibrillation: three waves between 4 and 9 Hz that beat against each other, added in place. They
 * grow and fade over `onsetSeconds`.
 */
export function createFibrillation(
  random: Random,
  rateHz: number,
  onsetSeconds: number,
): (samples: Float32Array, active: boolean) => void {
  const waves = [random.between(4.3, 5.5), random.between(5.5, 7), random.between(7, 8.7)].map((hertz) =>
    oscillator(random, hertz, rateHz),
  )
  // Counted in samples, so that a share does not depend on how the trace was cut.
  const onset = Math.round(onsetSeconds * rateHz)
  let risen = 0
  return (samples, active) => {
    if (!active && risen === 0) return
    for (let i = 0; i < samples.length; i++) {
      risen = active ? Math.min(onset, risen + 1) : Math.max(0, risen - 1)
      let sum = 0
      for (const wave of waves) {
        sum += SINES[wave.phase >>> (32 - SINE_BITS)]!
        wave.phase = (wave.phase + wave.step) | 0
      }
      samples[i] = samples[i]! + ((risen / onset) * F_WAVE_MV * sum) / 2
    }
  }
}

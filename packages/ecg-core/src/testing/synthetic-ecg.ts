import { SAMPLE_RATE } from '../drawing/legacy-trace.ts'

/** Test support: an ECG whose every landmark is known. Sums of Gaussians, after P. E. McSharry et al., 2003. */
export interface SyntheticEcg {
  samples: Float32Array
  /** Sample indices of the R peaks. */
  peaks: number[]
}

export interface SyntheticBeat {
  /** Seconds from the beginning to the R peak. */
  at: number
  wide?: boolean
  /** Without a P wave, as in fibrillation. */
  noP?: boolean
  /** Another shape than the two below: height in mV, centre in s from R, width (sigma) in s. */
  waves?: readonly (readonly [number, number, number])[]
}

/** Height in mV, centre in s from R, width (sigma) in s. */
const NARROW = [
  [0.12, -0.17, 0.02],
  [-0.1, -0.025, 0.008],
  [1.1, 0, 0.01],
  [-0.2, 0.028, 0.009],
  [0.3, 0.26, 0.04],
] as const

const WIDE = [
  [1.6, 0.01, 0.035],
  [-0.6, 0.09, 0.035],
  [-0.4, 0.3, 0.05],
] as const

export function steadyBeats(seconds: number, rrSeconds: number): SyntheticBeat[] {
  return Array.from({ length: Math.floor((seconds - 0.7) / rrSeconds) + 1 }, (_, i) => ({
    at: 0.35 + i * rrSeconds,
  }))
}

export function syntheticEcg(
  beats: readonly SyntheticBeat[],
  seconds: number,
  rateHz = SAMPLE_RATE,
): SyntheticEcg {
  const samples = new Float32Array(Math.round(seconds * rateHz))

  for (const { at, wide, noP, waves } of beats) {
    for (const [height, centre, width] of waves ?? (wide ? WIDE : noP ? NARROW.slice(1) : NARROW)) {
      const middle = (at + centre) * rateHz
      const sigma = width * rateHz
      for (
        let i = Math.max(0, Math.floor(middle - 5 * sigma));
        i < Math.min(samples.length, middle + 5 * sigma);
        i++
      )
        samples[i] = (samples[i] ?? 0) + height * Math.exp(-0.5 * ((i - middle) / sigma) ** 2)
    }
  }

  return {
    samples,
    peaks: beats.map(({ at, wide }) => Math.round((at + (wide ? 0.01 : 0)) * rateHz)),
  }
}

/** Repeatable noise between -1 and 1 (a linear congruential generator, constants of Numerical Recipes). */
export function noise(length: number, seed = 1): Float32Array {
  let state = seed

  return Float32Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 31 - 1
  })
}

/** A sine of this frequency and height in mV. */
export function sine(hz: number, rateHz: number, length: number): Float32Array {
  return Float32Array.from({ length }, (_, i) => Math.sin((2 * Math.PI * hz * i) / rateHz))
}

/** Greatest height of the middle half, away from the ends. */
export function middleHeight(values: Float32Array): number {
  return values
    .slice(values.length >> 2, (values.length * 3) >> 2)
    .reduce((top, value) => Math.max(top, Math.abs(value)), 0)
}

import { bridge } from './gaps.ts'

/**
 * Second-order sections by the bilinear transform (R. Bristow-Johnson, Audio EQ Cookbook),
 * y = b0 x + b1 x1 + b2 x2 - a1 y1 - a2 y2.
 */
export interface Biquad {
  b0: number
  b1: number
  b2: number
  a1: number
  a2: number
}

/** Q of a second-order Butterworth section. */
const BUTTERWORTH_Q = Math.SQRT1_2
/** A corner at or above half the rate cannot be built; it is drawn in to this part of the rate. */
const MAX_CORNER = 0.45

function angle(cornerHz: number, rateHz: number): { cos: number; sin: number } {
  const omega = 2 * Math.PI * Math.min(cornerHz / rateHz, MAX_CORNER)
  return { cos: Math.cos(omega), sin: Math.sin(omega) }
}

export function lowPass(cornerHz: number, rateHz: number): Biquad {
  const { cos, sin } = angle(cornerHz, rateHz)
  const alpha = sin / (2 * BUTTERWORTH_Q)
  const a0 = 1 + alpha
  const side = (1 - cos) / 2 / a0
  return { b0: side, b1: 2 * side, b2: side, a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 }
}

export function highPass(cornerHz: number, rateHz: number): Biquad {
  const { cos, sin } = angle(cornerHz, rateHz)
  const alpha = sin / (2 * BUTTERWORTH_Q)
  const a0 = 1 + alpha
  const side = (1 + cos) / 2 / a0
  return { b0: side, b1: -2 * side, b2: side, a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 }
}

/** Takes out `centreHz`; the width of the notch at -3 dB is `centreHz / q`. */
export function bandStop(centreHz: number, rateHz: number, q: number): Biquad {
  const { cos, sin } = angle(centreHz, rateHz)
  const alpha = sin / (2 * q)
  const a0 = 1 + alpha
  return { b0: 1 / a0, b1: (-2 * cos) / a0, b2: 1 / a0, a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 }
}

/** One section with its memory (transposed direct form II). */
export class BiquadState {
  private s1 = 0
  private s2 = 0
  private readonly section: Biquad

  constructor(section: Biquad) {
    this.section = section
  }

  /** Puts the memory where it would be after this value had stood for ever; returns the output it then has. */
  settle(value: number): number {
    const { b0, b1, b2, a1, a2 } = this.section
    const output = (value * (b0 + b1 + b2)) / (1 + a1 + a2)
    this.s2 = b2 * value - a2 * output
    this.s1 = b1 * value - a1 * output + this.s2
    return output
  }

  next(value: number): number {
    const { b0, b1, b2, a1, a2 } = this.section
    const output = b0 * value + this.s1
    this.s1 = b1 * value - a1 * output + this.s2
    this.s2 = b2 * value - a2 * output
    return output
  }
}

const PASS_ALL: Biquad = { b0: 1, b1: 0, b2: 0, a1: 0, a2: 0 }

/** Runs two sections in one sweep, forwards (step 1) or backwards (step -1), each settled on the first value it meets. */
function sweep(values: Float64Array, sections: readonly Biquad[], step: 1 | -1): void {
  const { b0, b1, b2, a1, a2 } = sections[0] ?? PASS_ALL
  const { b0: c0, b1: c1, b2: c2, a1: d1, a2: d2 } = sections[1] ?? PASS_ALL
  const start = step === 1 ? 0 : values.length - 1
  const first = values[start] ?? 0
  const settled = (first * (b0 + b1 + b2)) / (1 + a1 + a2)
  let s2 = b2 * first - a2 * settled
  let s1 = b1 * first - a1 * settled + s2
  const settledTwice = (settled * (c0 + c1 + c2)) / (1 + d1 + d2)
  let t2 = c2 * settled - d2 * settledTwice
  let t1 = c1 * settled - d1 * settledTwice + t2

  for (let i = start, left = values.length; left > 0; left--, i += step) {
    const value = values[i] as number
    const middle = b0 * value + s1
    s1 = b1 * value - a1 * middle + s2
    s2 = b2 * value - a2 * middle
    const output = c0 * middle + t1
    t1 = c1 * middle - d1 * output + t2
    t2 = c2 * middle - d2 * output
    values[i] = output
  }
}

/**
 * Runs one or two sections forwards and backwards, so that no frequency is delayed; the attenuation in dB doubles.
 * The ends are continued by `padding` samples turned about the end point, which keeps value and slope.
 */
export function zeroPhase(
  values: Float64Array,
  sections: readonly Biquad[],
  padding: number,
): Float64Array {
  const n = values.length
  if (n === 0 || sections.length === 0) return values.slice()
  const pad = Math.min(padding, n - 1)
  const padded = new Float64Array(n + 2 * pad)
  padded.set(values, pad)
  return zeroPhaseOf(padded, pad, sections)
}

/** `zeroPhase` of samples whose gaps are bridged. */
export function zeroPhaseOverGaps(
  samples: Float32Array,
  sections: readonly Biquad[],
  padding: number,
): Float64Array {
  const pad = Math.max(0, Math.min(padding, samples.length - 1))
  const padded = new Float64Array(samples.length + 2 * pad)
  const values = padded.subarray(pad, pad + samples.length)
  values.set(samples)
  bridge(values)
  return sections.length === 0 ? values : zeroPhaseOf(padded, pad, sections)
}

/** `zeroPhase` in place of values that have room for the padding (shorter than they are) on both sides; returns them. */
export function zeroPhaseOf(
  padded: Float64Array,
  pad: number,
  sections: readonly Biquad[],
): Float64Array {
  const n = padded.length - 2 * pad
  const first = padded[pad] as number
  const last = padded[pad + n - 1] as number

  for (let i = 1; i <= pad; i++) {
    padded[pad - i] = 2 * first - (padded[pad + i] as number)
    padded[pad + n - 1 + i] = 2 * last - (padded[pad + n - 1 - i] as number)
  }

  sweep(padded, sections, 1)
  sweep(padded, sections, -1)
  return padded.subarray(pad, pad + n)
}

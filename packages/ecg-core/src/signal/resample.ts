import { bridgeGaps } from './gaps.ts'

/**
 * Kaiser window, beta by J. F. Kaiser's formula for 80 dB: 0.1102 * (80 - 8.7). With 24 zero crossings a side the
 * transition band is about 0.1 of the lower Nyquist frequency, and the pass band ends at 0.95 of it.
 */
const KAISER_BETA = 7.857
const ZERO_CROSSINGS = 24
const ROLL_OFF = 0.95
/** Beyond this many different fractional positions a kernel is not kept but computed anew for each output. */
const MAX_KEPT_PHASES = 8192
/** Rates are taken as multiples of this; 0.001 Hz is finer than any recorder's clock. */
const RATE_UNIT_HZ = 0.001

/** Modified Bessel function of order 0 by its power series. */
function bessel0(x: number): number {
  let sum = 1
  let term = 1

  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }

  return sum
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

/** Weights of the inputs `-halfWidth + 1 .. halfWidth` around the position `phase` (0 to 1) past input 0; they sum to 1. */
function kernel(phase: number, cutoff: number, halfWidth: number): Float64Array {
  const weights = new Float64Array(2 * halfWidth)
  const support = ZERO_CROSSINGS / cutoff
  let sum = 0

  for (let i = 0; i < weights.length; i++) {
    const distance = i - halfWidth + 1 - phase
    if (Math.abs(distance) >= support) continue
    const window = bessel0(KAISER_BETA * Math.sqrt(1 - (distance / support) ** 2))
    const x = Math.PI * cutoff * distance
    const weight = (x === 0 ? 1 : Math.sin(x) / x) * window
    weights[i] = weight
    sum += weight
  }

  return weights.map((weight) => weight / sum)
}

/** The bridged input with its ends turned about the end points, so that the kernel always meets `halfWidth` samples. */
function extend(samples: Float32Array, halfWidth: number): Float64Array {
  const bridged = bridgeGaps(samples)
  const n = bridged.length
  const first = bridged[0] ?? 0
  const last = bridged[n - 1] ?? 0
  const extended = new Float64Array(n + 2 * halfWidth)
  extended.set(bridged, halfWidth)

  for (let i = 1; i <= halfWidth; i++) {
    extended[halfWidth - i] = 2 * first - (bridged[Math.min(i, n - 1)] ?? first)
    extended[halfWidth + n - 1 + i] = 2 * last - (bridged[Math.max(0, n - 1 - i)] ?? last)
  }

  return extended
}

/** Whether an input nearer to `position` than half an input or output step is a gap. */
function touchesGap(samples: Float32Array, position: number, step: number): boolean {
  const reach = Math.max(1, step) / 2
  const end = Math.min(samples.length - 1, Math.floor(position + reach))
  for (let i = Math.max(0, Math.ceil(position - reach)); i <= end; i++)
    if (Number.isNaN(samples[i])) return true
  return false
}

/**
 * The same signal at another rate: band-limited (Kaiser-windowed sinc, low-pass at the lower of both rates), without
 * delay, `round(n * toHz / fromHz)` samples long. A constant stays that constant, up to both ends.
 * A gap is bridged for its neighbours' sake and is a gap again in the result.
 * @throws RangeError where a rate is not above 0.
 */
export function resample(samples: Float32Array, fromHz: number, toHz: number): Float32Array {
  if (!(fromHz > 0 && toHz > 0))
    throw new RangeError(`resampling needs rates above 0 Hz, not ${fromHz} to ${toHz} Hz`)
  if (fromHz === toHz || samples.length === 0) return samples.slice()
  const from = Math.round(fromHz / RATE_UNIT_HZ)
  const to = Math.round(toHz / RATE_UNIT_HZ)
  const divisor = greatestCommonDivisor(from, to)
  const phases = to / divisor
  const stride = from / divisor
  const cutoff = Math.min(1, to / from) * ROLL_OFF
  const halfWidth = Math.ceil(ZERO_CROSSINGS / cutoff)
  const input = extend(samples, halfWidth)
  const kept = new Map<number, Float64Array>()

  const weightsOf = (phase: number): Float64Array => {
    const known = kept.get(phase)
    if (known) return known
    const weights = kernel(phase / phases, cutoff, halfWidth)
    if (phases <= MAX_KEPT_PHASES) kept.set(phase, weights)
    return weights
  }

  const output = new Float32Array(Math.round((samples.length * toHz) / fromHz))

  for (let k = 0; k < output.length; k++) {
    const whole = Math.floor((k * stride) / phases)
    const phase = k * stride - whole * phases

    if (touchesGap(samples, whole + phase / phases, stride / phases)) {
      output[k] = NaN
      continue
    }

    const weights = weightsOf(phase)
    // Input `whole - halfWidth + 1` lies at `whole + 1` of the extended array.
    const offset = Math.min(whole + 1, input.length - weights.length)
    let sum = 0
    for (let i = 0; i < weights.length; i++)
      sum += (weights[i] as number) * (input[offset + i] as number)
    output[k] = sum
  }

  return output
}

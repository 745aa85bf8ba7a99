/**
 * Elementary functions that give the same bits in every engine. ECMAScript fixes `+ - * /`, `Math.sqrt` and rounding
 * to the last bit, but leaves `Math.sin`, `Math.exp`, `Math.log` and `**` to the engine. All that is generated here
 * goes through these instead. Errors against the built-ins are held by `exact-math.test.ts`.
 */

const TURN_RADIANS = 6.283185307179586

// 1 / (2k + 1)! with alternating sign, k = 0..10: on [-pi/2, pi/2] the first term left out is below 3e-18.
const SINE_TERMS = inverseFactorials(11, (k) => 2 * k + 1, -1)
// 1 / k!, k = 0..13: on [-ln2/2, ln2/2] the first term left out is below 5e-18.
const EXP_TERMS = inverseFactorials(14, (k) => k, 1)

function inverseFactorials(
  count: number,
  degree: (k: number) => number,
  sign: number,
): Float64Array {
  const terms = new Float64Array(count)

  for (let k = 0, s = 1; k < count; k++, s *= sign) {
    let factorial = 1
    for (let i = 2; i <= degree(k); i++) factorial *= i
    terms[k] = s / factorial
  }

  return terms
}

function polynomial(terms: Float64Array, x: number): number {
  let sum = 0
  for (let k = terms.length - 1; k >= 0; k--) sum = sum * x + (terms[k] ?? 0)
  return sum
}

/** sin(2 pi turns). Absolute error below 1e-15 for |turns| < 1; the phase of a larger argument loses its own bits. */
export function sineOfTurns(turns: number): number {
  const phase = turns - Math.floor(turns + 0.5)
  const folded = phase > 0.25 ? 0.5 - phase : phase < -0.25 ? -0.5 - phase : phase
  const x = folded * TURN_RADIANS
  return x * polynomial(SINE_TERMS, x * x)
}

/** cos(2 pi turns), with the error of `sineOfTurns`. */
export function cosineOfTurns(turns: number): number {
  return sineOfTurns(turns + 0.25)
}

/** e to the power x. Relative error below 1e-14 for |x| <= 700; 0 below -745 and Infinity above 709.78. */
export function exponential(x: number): number {
  if (x < -745) return 0
  const twos = Math.floor(x / Math.LN2 + 0.5)
  return scaleByPowerOfTwo(polynomial(EXP_TERMS, x - twos * Math.LN2), twos)
}

/** Natural logarithm of a positive number. Absolute error below 1e-14 on [1e-12, 1e12]; -Infinity for 0, NaN below. */
export function naturalLog(x: number): number {
  if (!(x > 0)) return x === 0 ? -Infinity : NaN
  if (x === Infinity) return Infinity
  let mantissa = x
  let twos = 0
  for (; mantissa > Math.SQRT2; mantissa /= 2) twos++
  for (; mantissa < Math.SQRT2 / 2; mantissa *= 2) twos--
  // ln m = 2 artanh((m - 1) / (m + 1)); the argument stays below 0.172, so that 11 odd terms are enough.
  const s = (mantissa - 1) / (mantissa + 1)
  let sum = 0
  for (let n = 21; n >= 1; n -= 2) sum = sum * s * s + 1 / n
  return 2 * s * sum + twos * Math.LN2
}

function scaleByPowerOfTwo(value: number, twos: number): number {
  let scaled = value
  for (let k = twos; k > 0; k--) scaled *= 2
  for (let k = twos; k < 0; k++) scaled /= 2
  return scaled
}

// Acklam's rational approximation of the inverse normal distribution (P. J. Acklam, 2003): relative error 1.15e-9.
const CENTRE_TOP = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
  2.506628277459239,
]

const CENTRE_BOTTOM = [
  -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572,
  1,
]

const TAIL_TOP = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734,
  4.374664141464968, 2.938163982698783,
]

const TAIL_BOTTOM = [
  0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1,
]

const TAIL_BELOW = 0.02425

/** The standard normal quantile of a probability inside (0, 1). Relative error below 1.2e-9. */
export function normalQuantile(probability: number): number {
  if (probability > 1 - TAIL_BELOW) return -normalQuantile(1 - probability)

  if (probability < TAIL_BELOW) {
    const q = Math.sqrt(-2 * naturalLog(probability))
    return horner(TAIL_TOP, q) / horner(TAIL_BOTTOM, q)
  }

  const q = probability - 0.5
  return (q * horner(CENTRE_TOP, q * q)) / horner(CENTRE_BOTTOM, q * q)
}

function horner(highestFirst: readonly number[], x: number): number {
  let sum = 0
  for (const coefficient of highestFirst) sum = sum * x + coefficient
  return sum
}

export function clamp(value: number, range: readonly [lo: number, hi: number]): number {
  return Math.min(range[1], Math.max(range[0], value))
}

import { createSmooth } from './wave-shape.ts'

/** Notches and f waves are smoothed away over this. */
const SMOOTH_SECONDS = 0.028

interface Stretch {
  values: Float64Array
  from: number
}

/** How like two stretches of as many samples are, as a correlation. */
export function createLikeness(rateHz: number): (a: Stretch, b: Stretch, length: number) => number {
  const smoothA = createSmooth(rateHz, SMOOTH_SECONDS)
  const smoothB = createSmooth(rateHz, SMOOTH_SECONDS)

  return (a, b, length) =>
    detrendedCorrelation(
      smoothA(a.values, a.from, a.from + length),
      smoothB(b.values, b.from, b.from + length),
      length,
    )
}

/** Correlation of two curves after a straight line is taken out of both; 0 where one is straight. */
function detrendedCorrelation(a: Float64Array, b: Float64Array, n: number): number {
  const middle = (n - 1) / 2
  let [sumA, sumB, tiltA, tiltB, tilt, aa, bb, ab] = [0, 0, 0, 0, 0, 0, 0, 0]

  for (let i = 0; i < n; i++) {
    const x = a[i] as number
    const y = b[i] as number
    const t = i - middle
    sumA += x
    sumB += y
    tiltA += x * t
    tiltB += y * t
    tilt += t * t
    aa += x * x
    bb += y * y
    ab += x * y
  }

  const scatterA = aa - (sumA * sumA) / n - (tiltA * tiltA) / tilt
  const scatterB = bb - (sumB * sumB) / n - (tiltB * tiltB) / tilt
  const shared = ab - (sumA * sumB) / n - (tiltA * tiltB) / tilt

  return scatterA > 1e-12 * aa && scatterB > 1e-12 * bb
    ? shared / Math.sqrt(scatterA * scatterB)
    : 0
}

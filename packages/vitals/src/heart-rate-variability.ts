import { clamp, cosineOfTurns, normalQuantile, sineOfTurns } from './exact-math.ts'
import type { Random } from './random.ts'
import type { Rhythm } from './rhythm.ts'

// McSharry et al., IEEE Trans Biomed Eng 50 (2003) 289: two Gaussians in the spectrum, the pressure waves at 0.1 Hz
// and the breath at 0.25 Hz, each 0.01 Hz wide, with LF/HF 0.5.
const LOW_HZ = 0.1
const HIGH_HZ = 0.25
const WIDTH_HZ = 0.01
const LOW_SHARE = 1 / 3
const WAVES = 12
const USUAL_SDNN_MS = 30

/** Seconds to add to the mean interval at a time, for the rhythm's SDNN and RMSSD. */
export function createVariability(random: Random): (seconds: number, rhythm: Rhythm) => number {
  const low = band(random.fork('low'), LOW_HZ)
  const high = band(random.fork('high'), HIGH_HZ)
  return (seconds, rhythm) => {
    const lowShare = lowShareOf(rhythm)
    const sdnn = (rhythm.sdnnMs ?? USUAL_SDNN_MS) / 1000
    return sdnn * (Math.sqrt(lowShare) * low(seconds) + Math.sqrt(1 - lowShare) * high(seconds))
  }
}

/** A wave of variance 1 whose spectrum is a Gaussian: equal sines at the quantiles of the Gaussian. */
function band(random: Random, centreHz: number): (seconds: number) => number {
  const hertz = Array.from({ length: WAVES }, (_, i) => {
    return centreHz + WIDTH_HZ * normalQuantile((i + random.between(0.1, 0.9)) / WAVES)
  })
  const phases = hertz.map(() => random.next())
  const amplitude = Math.sqrt(2 / WAVES)
  return (seconds) => {
    let sum = 0
    for (let i = 0; i < WAVES; i++) sum += sineOfTurns((hertz[i] ?? 0) * seconds + (phases[i] ?? 0))
    return amplitude * sum
  }
}

/**
 * RMSSD^2 = SDNN^2 * sum of share * 2 (1 - cos(2 pi f RR)) over the two bands, solved for the share of the low one. A
 * RMSSD out of reach, below about 0.6 SDNN or above 1.4 at 60 a minute, comes as near as one band alone can.
 */
function lowShareOf(rhythm: Rhythm): number {
  if (rhythm.rmssdMs === undefined) return LOW_SHARE
  const rr = 60 / rhythm.heartRate
  const ratio = rhythm.rmssdMs / (rhythm.sdnnMs ?? USUAL_SDNN_MS)
  const low = 2 * (1 - cosineOfTurns(LOW_HZ * rr))
  const high = 2 * (1 - cosineOfTurns(HIGH_HZ * rr))
  return clamp((high - ratio * ratio) / (high - low), [0, 1])
}

import { array, assert, double, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawHeart } from '../testing/delineate-cases.ts'
import type { Heart } from '../testing/delineate-cases.ts'
import { workingSignal } from './delineate-signal.ts'
import { cutBeats, meanBeat, NEIGHBOURS } from './mean-beat.ts'
import type { CutBeats } from './mean-beat.ts'
import { mean } from '../signal/statistics.ts'
import { noise } from '../testing/synthetic-ecg.ts'
import { smoothed, steepest, tangentFoot, turns } from './wave-shape.ts'

const HEART: Heart = { rateHz: 250, seconds: 40, rr: 0.8, qtSeconds: 0.38 }

/** Cuts the beats of a lead out, all intervals equal. */
function cut(samples: Float32Array, peaks: readonly number[]): CutBeats {
  const signal = workingSignal(samples, 250, { from: 0, to: samples.length })
  const rr = new Float64Array(peaks.length).fill(0.8)

  return cutBeats(
    signal,
    peaks.map((r) => signal.indexOf(r)),
    { before: rr, after: rr },
  )
}

const beatOf = (beats: CutBeats, b: number): Float64Array =>
  beats.samples.subarray(b * beats.length, (b + 1) * beats.length)

const rms = (a: Float64Array, b: Float64Array): number =>
  Math.sqrt(mean(a.map((value, i) => (value - (b[i] ?? 0)) ** 2)))

describe('meanBeat', () => {
  const { samples, peaks } = drawHeart(HEART)
  const random = noise(samples.length, 3)
  const clean = cut(samples, peaks)

  const noisy = cut(
    samples.map((value, i) => value + 0.06 * (random[i] ?? 0)),
    peaks,
  )

  it('lowers noise about as the root of the number of beats', () => {
    const { mean: average, support } = meanBeat(noisy, 20)
    expect(support).toBe(2 * NEIGHBOURS)
    const single = rms(beatOf(noisy, 20), beatOf(clean, 20))
    expect(rms(average, beatOf(clean, 20))).toBeLessThan(single / 2.5)
  })

  it('is the mean with the beat itself, and the others without it', () => {
    const { mean: average, others } = meanBeat(noisy, 20)
    const own = beatOf(noisy, 20)

    // Every sample lies the same part of the way from the others to the beat itself.
    const parts = average.map(
      (value, i) => (value - (others[i] ?? 0)) / ((own[i] ?? 0) - (others[i] ?? 0)),
    )

    expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(1e-6)
    expect(mean(parts)).toBeGreaterThan(0.03)
    expect(mean(parts)).toBeLessThan(0.15)
  })

  it('leaves beats of another shape, and beats with a gap, out', () => {
    const wide = drawHeart({ ...HEART, wide: [18] })

    const broken = wide.samples.map((value, i) =>
      Math.abs(i - (peaks[22] ?? 0) - 50) < 10 ? NaN : value,
    )

    const beats = cut(broken, peaks)
    expect(meanBeat(beats, 18).support).toBe(0)
    expect(meanBeat(beats, 20).support).toBe(2 * NEIGHBOURS - 2)
    expect(rms(meanBeat(beats, 20).mean, beatOf(clean, 20))).toBeLessThan(0.01)
    // The broken beat is described by the others, not by the bridge over its gap.
    expect(rms(meanBeat(beats, 22).mean, beatOf(clean, 22))).toBeLessThan(0.01)
  })

  it('takes weight from a neighbour whose T wave is spoilt', () => {
    const from = (peaks[21] ?? 0) + 50

    const artefact = (i: number): number =>
      i >= from && i < from + 60 ? Math.sin((2 * Math.PI * (i - from)) / 30) : 0

    const spoilt = cut(
      samples.map((value, i) => value + 0.06 * (random[i] ?? 0) + artefact(i)),
      peaks,
    )

    const t = (beat: Float64Array): Float64Array => beat.subarray(noisy.qrsEnd, noisy.tEnd)
    const added = rms(t(meanBeat(spoilt, 20).mean), t(meanBeat(noisy, 20).mean))
    const whole = rms(t(beatOf(spoilt, 21)), t(beatOf(noisy, 21)))
    expect(added).toBeLessThan(whole / (2 * NEIGHBOURS + 1) / 3)
  })
})

describe('wave shape', () => {
  const curve = array(double({ min: -2, max: 2, noNaN: true }), { minLength: 4, maxLength: 60 })

  it('is smoothed as by three means taken one by one', () => {
    assert(
      property(curve, integer({ min: 1, max: 6 }), (values, half) => {
        let expected = values

        for (let pass = 0; pass < 3; pass++) {
          const from = expected
          const at = (i: number): number => from[Math.max(0, Math.min(from.length - 1, i))] ?? NaN

          expected = from.map((_, i) =>
            mean(Array.from({ length: 2 * half + 1 }, (_, k) => at(i - half + k))),
          )
        }

        const result = smoothed(Float64Array.from(values), 1000, (2 * half + 1) / 1000)
        for (const [i, value] of expected.entries()) expect(result[i]).toBeCloseTo(value, 9)
      }),
      { seed: 1 },
    )
  })

  it('runs one way between two turns', () => {
    assert(
      property(curve, (values) => {
        const places = turns(Float64Array.from(values), 1, values.length - 2)
        expect([places[0], places.at(-1)]).toEqual([1, Math.max(1, values.length - 2)])

        for (const [k, from] of places.slice(0, -1).entries()) {
          const run = values.slice(from, (places[k + 1] ?? 0) + 1)
          const steps = run.slice(1).map((value, i) => Math.sign(value - (run[i] ?? 0)))
          expect(new Set(steps).size).toBeLessThanOrEqual(1)
        }
      }),
      { seed: 1 },
    )
  })

  it('of a Gaussian has its tangents meet rest 2 sigma from the centre', () => {
    const gauss = Float64Array.from(
      { length: 400 },
      (_, i) => -3 * Math.exp(-0.5 * ((i - 200) / 40) ** 2),
    )

    expect(tangentFoot(gauss, steepest(gauss, 200, 399), 0)).toBeCloseTo(280, 0)
    expect(tangentFoot(gauss, steepest(gauss, 0, 200), 0)).toBeCloseTo(120, 0)
    expect(tangentFoot(new Float64Array(5), 2, 0)).toBeNaN()
  })
})

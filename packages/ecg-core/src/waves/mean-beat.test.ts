import { array, assert, double, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawHeart } from '../testing/delineate-cases.ts'
import type { Heart } from '../testing/delineate-cases.ts'
import { SignalReader } from './delineate-signal.ts'
import { BeatAverager, beatWindows, NEIGHBOURS } from './mean-beat.ts'
import type { BeatWindows } from './mean-beat.ts'
import { mean } from '../signal/statistics.ts'
import { noise } from '../testing/synthetic-ecg.ts'
import { createSmooth, steepest, tangentFoot, turns } from './wave-shape.ts'

const HEART: Heart = { rateHz: 250, seconds: 40, rr: 0.8, qtSeconds: 0.38 }

/** Cuts the beats of a lead out, all intervals equal. */
function cut(samples: Float32Array, peaks: readonly number[]): BeatWindows {
  const signal = new SignalReader(samples, 250).read({ from: 0, to: samples.length })
  const rr = new Float64Array(peaks.length).fill(0.8)

  return beatWindows(
    signal,
    peaks.map((r) => signal.indexOf(r)),
    { before: rr, after: rr },
  )
}

const beatOf = (beats: BeatWindows, b: number): Float64Array =>
  beats.samples.slice(beats.starts[b], (beats.starts[b] ?? 0) + beats.length)

/** Root of the mean square difference, levels apart. */
function rms(a: Float64Array, b: Float64Array): number {
  const differences = a.map((value, i) => value - (b[i] ?? 0))
  const level = mean(differences)
  return Math.sqrt(mean(differences.map((difference) => (difference - level) ** 2)))
}

describe('meanBeat', () => {
  const { samples, peaks } = drawHeart(HEART)
  const random = noise(samples.length, 3)
  const clean = cut(samples, peaks)

  const noisy = cut(
    samples.map((value, i) => value + 0.06 * (random[i] ?? 0)),
    peaks,
  )

  it('lowers noise about as the root of the number of beats', () => {
    const { mean: average, support } = new BeatAverager(noisy).of(20)
    expect(support).toBe(2 * NEIGHBOURS)
    const single = rms(beatOf(noisy, 20), beatOf(clean, 20))
    expect(rms(average, beatOf(clean, 20))).toBeLessThan(single / 2.5)
  })

  it('is the mean with the beat itself, and the others without it', () => {
    const { mean: average, others } = new BeatAverager(noisy).of(20)
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
    expect(new BeatAverager(beats).of(18).support).toBe(0)
    expect(new BeatAverager(beats).of(20).support).toBe(2 * NEIGHBOURS - 2)
    expect(rms(new BeatAverager(beats).of(20).mean, beatOf(clean, 20))).toBeLessThan(0.01)
    // The broken beat is described by the others, not by the bridge over its gap.
    expect(rms(new BeatAverager(beats).of(22).mean, beatOf(clean, 22))).toBeLessThan(0.01)
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

    const added = rms(
      t(new BeatAverager(spoilt).of(20).mean),
      t(new BeatAverager(noisy).of(20).mean),
    )

    const whole = rms(t(beatOf(spoilt, 21)), t(beatOf(noisy, 21)))
    expect(added).toBeLessThan(whole / (2 * NEIGHBOURS + 1) / 3)
  })
})

describe('wave shape', () => {
  const curve = array(double({ min: -2, max: 2, noNaN: true }), { minLength: 4, maxLength: 60 })

  it('is smoothed as by three means taken one by one', () => {
    assert(
      property(curve, integer({ min: 1, max: 6 }), (values, half) => {
        const beyond = 3 * half
        const at = (i: number): number => values[Math.max(0, Math.min(values.length - 1, i))] ?? NaN
        let expected = Array.from({ length: values.length + 2 * beyond }, (_, i) => at(i - beyond))

        for (let pass = 0; pass < 3; pass++) {
          const from = expected
          expected = from.slice(2 * half).map((_, i) => mean(from.slice(i, i + 2 * half + 1)))
        }

        const smooth = createSmooth(1000, (2 * half + 1) / 1000)
        const whole = smooth(Float64Array.from(values), 0, values.length).slice(0, values.length)
        for (const [i, value] of expected.entries()) expect(whole[i]).toBeCloseTo(value, 9)
        const part = smooth(Float64Array.from(values), 1, values.length - 1)
        for (const i of values.slice(2).keys()) expect(part[i]).toBeCloseTo(whole[i + 1] ?? NaN, 9)
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

import { describe, expect, it } from 'vitest'
import { rrSeries } from '../rhythm/rr.ts'
import { noise, steadyBeats, syntheticEcg } from '../testing/synthetic-ecg.ts'
import type { SyntheticBeat } from '../testing/synthetic-ecg.ts'
import { mean } from '../signal/statistics.ts'
import { BEAT_KINDS } from './beat-kind.ts'
import type { BeatKind } from './beat-kind.ts'
import { beatFeatures } from './beat-features.ts'
import type { BeatFeature } from './beat-features.ts'
import { classifyBeats, kindsByFeatures } from './kind-model.ts'

type Drawn = SyntheticBeat & { kind?: BeatKind }

/** Wide from the beginning, led by a P wave: a bundle branch block. */
const BLOCK = [
  [0.12, -0.19, 0.02],
  [0.9, 0, 0.02],
  [0.7, 0.05, 0.02],
  [-0.3, 0.3, 0.05],
] as const

/** A spike and a wide beat without a P wave. */
const PACED = [
  [0.6, -0.07, 0.003],
  [-1.1, 0, 0.03],
  [0.4, 0.3, 0.06],
] as const

/** Upside down and wide, for a second place in the ventricles. */
const OTHER_WIDE = [
  [-1.4, 0.01, 0.04],
  [0.5, 0.27, 0.06],
] as const

/** The beats in turn, each `rr` seconds after the one before. */
function drawn(rrs: readonly number[], of: (i: number) => Omit<Drawn, 'at'>): Drawn[] {
  let at = 0.5
  return rrs.map((rr, i) => ({ at: (at += rr), ...of(i) }))
}

function kindsOf(beats: readonly Drawn[], rateHz = 512, noiseMv = 0) {
  const seconds = (beats.at(-1)?.at ?? 0) + 0.8
  const { samples, peaks } = syntheticEcg(beats, seconds, rateHz)
  const grain = noise(samples.length, 5)
  const noisy = samples.map((mv, i) => mv + noiseMv * (grain[i] ?? 0))
  return classifyBeats({ samples: noisy, rateHz, peaks, rrMs: rrSeries(peaks, rateHz) }).kinds
}

/** How many beats of each truth were called what. */
function right(beats: readonly Drawn[], kinds: readonly BeatKind[]): number {
  const hits = kinds.filter((kind, i) => kind === (beats[i]?.kind ?? 'normal')).length
  return hits / beats.length
}

/** Every `period`-th beat early and wide, with the pause after it. */
const withWide = (count: number, period: number, own: Omit<Drawn, 'at'> = {}): Drawn[] =>
  drawn(
    Array.from({ length: count }, (_, i) =>
      i % period === period - 1 ? 0.5 : i % period === 0 && i > 0 ? 1.1 : 0.8,
    ),
    (i) => (i % period === period - 1 ? { wide: true, kind: 'ventricular' } : own),
  )

/** Couplets, and one run. */
const isWide = (i: number) => i % 20 === 9 || i % 20 === 10 || (i >= 50 && i < 55)

describe('classifyBeats', () => {
  it('calls every beat of a steady rhythm normal', () => {
    const beats = steadyBeats(30, 0.8)
    expect(right(beats, kindsOf(beats))).toBe(1)
  })

  it.each([100, 250, 360, 512, 1000])('tells early wide beats at %i Hz', (rateHz) => {
    const beats = withWide(60, 7)
    expect(right(beats, kindsOf(beats, rateHz))).toBe(1)
  })

  it.each([
    ['bigeminy', 2],
    ['trigeminy', 3],
  ])('takes in %s the narrow shape for normal and the other for ventricular', (_, period) => {
    const beats = withWide(60, period)
    expect(right(beats, kindsOf(beats))).toBeGreaterThan(0.95)
  })

  it('tells ventricular beats of two shapes', () => {
    const beats = withWide(80, 8).map((beat, i) =>
      beat.wide && i % 16 === 7 ? { ...beat, waves: OTHER_WIDE } : beat,
    )

    expect(right(beats, kindsOf(beats))).toBeGreaterThan(0.97)
  })

  it('takes a bundle branch block for what is normal in this heart', () => {
    const beats = withWide(60, 10, { waves: BLOCK }).map((beat) =>
      beat.kind === 'ventricular' ? { ...beat, waves: OTHER_WIDE } : beat,
    )

    expect(right(beats, kindsOf(beats))).toBeGreaterThan(0.97)
  })

  it('takes paced beats for normal', () => {
    const beats = steadyBeats(60, 0.85).map((beat) => ({ ...beat, waves: PACED }))
    expect(right(beats, kindsOf(beats))).toBe(1)
  })

  it('tells an early beat of the usual shape from above the ventricles', () => {
    const rrs = Array.from({ length: 80 }, (_, i) =>
      i % 16 === 9 ? 0.5 : i % 16 === 10 ? 0.9 : 0.8,
    )

    const beats = drawn(rrs, (i) => (i % 16 === 9 ? { kind: 'supraventricular', noP: true } : {}))
    const kinds = kindsOf(beats)
    expect(right(beats, kinds)).toBeGreaterThan(0.97)
    expect(kinds.filter((kind) => kind === 'supraventricular').length).toBeGreaterThanOrEqual(4)
  })

  it('tells the beats of a fast run of the usual shape, not its first alone', () => {
    const rrs = Array.from({ length: 120 }, (_, i) => (i > 50 && i <= 75 ? 0.45 : 0.8))

    const beats = drawn(rrs, (i) =>
      i > 50 && i <= 75 ? { kind: 'supraventricular', noP: true } : {},
    )

    const run = kindsOf(beats).slice(51, 76)
    expect(run.filter((kind) => kind === 'supraventricular').length).toBeGreaterThan(22)
  })

  it('tells no supraventricular beat in place of a ventricular one that is likelier', () => {
    const { samples, peaks } = syntheticEcg(steadyBeats(30, 0.8), 30)
    const found = beatFeatures({ samples, rateHz: 512, peaks, rrMs: rrSeries(peaks, 512) })

    // The log odds of a kind are then those of its `one`.
    const withOdds = (one: number) =>
      Object.fromEntries(
        Object.keys(found[0] ?? {}).map((name) => [name, name === 'one' ? one : 0]),
      ) as Record<BeatFeature, number>

    const kindsWith = (ventricular: number) =>
      kindsByFeatures(found, {
        supraventricular: withOdds(-1),
        ventricular: withOdds(ventricular),
        unclassified: withOdds(-9),
      }).kinds

    expect(new Set(kindsWith(-1.5))).toEqual(new Set(['supraventricular']))
    expect(new Set(kindsWith(-0.5))).toEqual(new Set(['normal']))
  })

  it('has another P wave than usual count where the rhythm is regular, and in none that has no P waves', () => {
    const random = noise(60, 6)

    const unlikeP = (lacking: readonly number[], spread: number): number[] => {
      let at = 0.4

      const beats = Array.from(random.subarray(0, 40), (value, i) => {
        at += 0.8 * (1 + spread * value)
        return { at, noP: lacking.includes(i) }
      })

      const { samples, peaks } = syntheticEcg(beats, at + 1)
      const hiss = noise(samples.length, 7)
      const noisy = samples.map((mv, i) => mv + 0.02 * (hiss[i] ?? 0))
      const found = beatFeatures({ samples: noisy, rateHz: 512, peaks, rrMs: rrSeries(peaks, 512) })
      return found.slice(2, -2).map((features) => features.unlikeP)
    }

    const [regular, uneven] = [unlikeP([22], 0), unlikeP([22], 0.4)]
    expect(regular[20]).toBeGreaterThan(0.5)
    expect(Math.max(...regular.toSpliced(20, 1))).toBeLessThan(0.1)
    expect(uneven[20]).toBeLessThan((regular[20] ?? 0) / 4)
    expect(mean(unlikeP([...random.keys()], 0))).toBeLessThan(0.2)
  })

  it('tells couplets and a run', () => {
    const rrs = Array.from({ length: 100 }, (_, i) =>
      isWide(i) ? 0.45 : isWide(i - 1) ? 1.1 : 0.8,
    )

    const beats = drawn(rrs, (i) => (isWide(i) ? { wide: true, kind: 'ventricular' } : {}))
    expect(right(beats, kindsOf(beats))).toBeGreaterThan(0.97)
  })

  it('stays with normal in noise', () => {
    const beats = steadyBeats(60, 0.8)
    expect(right(beats, kindsOf(beats, 512, 0.15))).toBeGreaterThan(0.97)
  })

  it('knows of no early beat where the interval before it is not known', () => {
    const beats = drawn([0.8, 0.8, 0.8, 0.8, 0.45, 0.8, 0.8, 0.8, 0.8, 0.8], () => ({}))
    const { samples, peaks } = syntheticEcg(beats, 9)
    const rrMs = rrSeries(peaks, 512).with(3, NaN)
    const { kinds } = classifyBeats({ samples, rateHz: 512, peaks, rrMs })
    expect(new Set(kinds)).toEqual(new Set(['normal']))
  })

  it('gives each beat probabilities that add up to 1, and no beat none', () => {
    const beats = withWide(30, 5)
    const { samples, peaks } = syntheticEcg(beats, 26)
    const rrMs = rrSeries(peaks, 512)
    const { probabilities } = classifyBeats({ samples, rateHz: 512, peaks, rrMs })

    for (let i = 0; i < peaks.length; i++) {
      const four = probabilities.subarray(i * BEAT_KINDS.length, (i + 1) * BEAT_KINDS.length)
      expect(four.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 5)
    }

    const nothing = classifyBeats({
      samples: new Float32Array(0),
      rateHz: 512,
      peaks: [],
      rrMs: [],
    })

    expect(nothing.kinds).toEqual([])
  })
})

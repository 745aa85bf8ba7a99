import { describe, expect, it } from 'vitest'
import { analyseEcg } from './analyse.ts'
import { countPremature } from '../beats/beat-kind.ts'
import { delineate } from '../waves/delineate.ts'
import { joinSpans, quality, signalBreaks } from '../beats/quality.ts'
import {
  beatsOf,
  heartRateBpm,
  normalIntervals,
  pnn50,
  rmssdMs,
  rrSeries,
  sdnnMs,
} from '../rhythm/rr.ts'
import { noise, steadyBeats, syntheticEcg } from '../testing/synthetic-ecg.ts'

const ms = (samples: number): number => (samples * 1000) / 512

describe('delineate', () => {
  const { samples, peaks } = syntheticEcg(steadyBeats(20, 0.9), 20)
  const inner = delineate(samples, 512, peaks).slice(1, -1)

  it('finds all limits near where the waves were put', () => {
    for (const { r, pOn, qrsOn, qrsOff, tEnd } of inner) {
      // P is centred 170 ms before R with sigma 20; T 260 ms after it with sigma 40, so that it ends about 2 sigma later.
      expect(ms(r - (pOn ?? NaN))).toBeGreaterThan(190)
      expect(ms(r - (pOn ?? NaN))).toBeLessThan(250)
      expect(ms(r - (qrsOn ?? NaN))).toBeGreaterThan(25)
      expect(ms(r - (qrsOn ?? NaN))).toBeLessThan(60)
      expect(ms((qrsOff ?? NaN) - r)).toBeGreaterThan(35)
      expect(ms((qrsOff ?? NaN) - r)).toBeLessThan(75)
      expect(ms((tEnd ?? NaN) - r)).toBeGreaterThan(330)
      expect(ms((tEnd ?? NaN) - r)).toBeLessThan(380)
    }
  })

  it('finds nothing on a level line', () => {
    expect(delineate(new Float32Array(600), 512, [300])[0]).toMatchObject({
      r: 300,
      qrsOn: null,
      qrsOff: null,
      tEnd: null,
    })
  })
})

describe('RR statistics', () => {
  it('are those of the definitions', () => {
    const rr = rrSeries([100, 612, 1124, 1687, 2148], 512)
    expect(Array.from(rr, Math.round)).toEqual([1000, 1000, 1100, 900])
    expect(heartRateBpm([800, 1000, NaN])).toBeCloseTo(66.667, 3)
    expect(sdnnMs([800, 900, 1000])).toBeCloseTo(100, 9)
    expect(rmssdMs([800, 900, 860])).toBeCloseTo(Math.sqrt((100 ** 2 + 40 ** 2) / 2), 9)
    expect(pnn50([800, 900, 860, 800, 850])).toBe(50)
  })

  it('leave out ectopic intervals and give null with too few', () => {
    const normal = normalIntervals([800, 810, 790, 400, 1200, 805, 795, 800, 9000])

    expect(Array.from(normal, Number.isNaN)).toEqual([
      false,
      false,
      false,
      true,
      true,
      false,
      false,
      false,
      true,
    ])

    expect([heartRateBpm([]), sdnnMs([800]), rmssdMs([800, NaN, 900]), pnn50([])]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('leave out both intervals of a beat that is called early, however near they are to the others', () => {
    const kinds = ['normal', 'normal', 'ventricular', 'normal', 'normal'] as const

    expect(Array.from(normalIntervals([800, 700, 900, 800], kinds), Number.isNaN)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('know no interval across missing signal', () => {
    const peaks = [100, 600, 1100, 1600, 2100]

    const across = (from: number, to: number) =>
      Array.from(rrSeries(peaks, 500, [{ from, to }]), Number.isNaN)

    expect(across(700, 760)).toEqual([false, true, false, false])
    expect(across(1050, 1650)).toEqual([false, true, true, true])
    // Between the last sample of one interval and the first of the next.
    expect(across(1100, 1101)).toEqual([false, false, true, false])
    expect(across(0, 100)).toEqual([false, false, false, false])
  })

  it('count the beats behind their intervals', () => {
    expect([
      beatsOf([]),
      beatsOf([800]),
      beatsOf([800, NaN, 800]),
      beatsOf([NaN, 800, 790, NaN]),
    ]).toEqual([0, 2, 4, 3])
  })
})

it('counts early beats of either shape', () => {
  expect(
    countPremature([{ kind: 'normal' }, { kind: 'supraventricular' }, { kind: 'ventricular' }]),
  ).toBe(2)
})

const breaksOf = (samples: Float32Array) =>
  signalBreaks(samples, 512, quality(samples, 512).segments)

describe('quality', () => {
  const good = syntheticEcg(steadyBeats(10, 0.8), 10).samples

  it('finds no fault in a clean strip', () => {
    expect(quality(good, 512)).toEqual({ usable: 1, segments: [] })
  })

  it.each([
    ['lead-off', () => NaN],
    ['flat', () => 0.3],
    ['saturated', () => 9],
    ['noisy', (i: number) => noise(4000)[i % 4000] ?? 0],
  ] as const)('finds a stretch that is %s', (fault, value) => {
    const spoiled = good.map((sample, i) => (i >= 1024 && i < 2048 ? value(i) : sample))

    expect(quality(spoiled, 512)).toEqual({
      usable: 0.8,
      segments: [{ from: 1024, to: 2048, fault }],
    })
  })

  it('breaks intervals where a beat may have gone unseen: at gaps of a QRS or more, to the sample', () => {
    const gap = (from: number, to: number) =>
      good.map((sample, i) => (i >= from && i < to ? NaN : sample))

    expect(breaksOf(good)).toEqual([])
    expect(breaksOf(gap(700, 751))).toEqual([{ from: 700, to: 751 }])
    expect(breaksOf(gap(700, 750))).toEqual([])
    expect(breaksOf(gap(5000, 5120))).toEqual([{ from: 5000, to: 5120 }])

    expect(breaksOf(good.map((sample, i) => (i >= 1024 && i < 2048 ? 0.3 : sample)))).toEqual([
      { from: 1024, to: 2048 },
    ])
  })

  it('joins spans to the same ground, in order', () => {
    const spans = [
      { from: 5, to: 7 },
      { from: 0, to: 2 },
      { from: 6, to: 9 },
      { from: 2, to: 3 },
    ]

    expect(joinSpans(spans)).toEqual([
      { from: 0, to: 3 },
      { from: 5, to: 9 },
    ])

    expect(joinSpans(spans, 2)).toEqual([{ from: 0, to: 9 }])
  })
})

const strip = (seconds: number) => syntheticEcg(steadyBeats(seconds, 0.8), seconds)

describe('analyseEcg', () => {
  it('measures a steady strip, and says how', () => {
    const found = analyseEcg(syntheticEcg(steadyBeats(30, 0.8), 30).samples, 512)
    const beats = found.peaks.length
    expect(found.heartRateBpm).toBeCloseTo(75, 0)
    expect(found.rhythm).toBe('sinus')
    expect(found.hrv).toMatchObject({ metric: 'SDNN', windowSeconds: 30, beats })
    expect(found.rmssd).toMatchObject({ metric: 'RMSSD', windowSeconds: 30, beats })
    expect(found.hrv?.valueMs).toBeLessThan(3)
    expect(found.qtcFridericiaMs).toBeCloseTo((found.qtMs ?? NaN) / Math.cbrt(0.8), 0)
    expect(found.qtcBazettMs).toBeCloseTo((found.qtMs ?? NaN) / Math.sqrt(0.8), 0)
    expect([found.qtSdMs, found.qtcFridericiaSdMs, found.qtcBazettSdMs]).not.toContain(null)
    expect(found.qtcBazettSdMs).toBeLessThan(5)
    expect(found.qtReason).toBeNull()
    expect(found.qtMethod).toMatchObject({ method: 'tangent', windowSeconds: 30 })
    expect(found.qtMethod?.beats).toBeGreaterThan(beats - 3)
    expect(found.qtMethod?.beats).toBeLessThanOrEqual(beats)
  })

  it('tells no QT of fewer than ten beats, nor where no T wave is to be seen, and says why', () => {
    const muscle = noise(30 * 512)
    const { samples, peaks } = strip(30)

    // The T wave lies 160 to 400 ms after R, and muscle noise is all that is left there.
    const hidden = samples.map((value, i) => {
      const isT = peaks.some((r) => i - r > 0.12 * 512 && i - r < 0.5 * 512)
      return (isT ? 0 : value) + 0.05 * (muscle[i] ?? 0)
    })

    for (const [signal, reason] of [
      [strip(7).samples, 'too few beats'],
      [hidden, 'T ends not seen'],
    ] as const) {
      const found = analyseEcg(signal, 512)
      const { qtMs, qtSdMs, qtcFridericiaMs, qtcBazettMs, qtcBeats, qtMethod } = found
      expect([qtMs, qtSdMs, qtcFridericiaMs, qtcBazettMs, qtMethod]).toEqual(Array(5).fill(null))
      expect([qtcBeats, found.qtReason]).toEqual([0, reason])
    }
  })

  it('counts no interval across a gap: neither the rate nor the HRV of a strip feels it', () => {
    const { samples } = syntheticEcg(steadyBeats(30, 0.8), 30)
    const whole = analyseEcg(samples, 512)

    const found = analyseEcg(
      samples.map((sample, i) => (i > 10 * 512 && i < 14.1 * 512 ? NaN : sample)),
      512,
    )

    expect(found.peaks.length).toBeLessThan(whole.peaks.length - 3)
    expect(found.heartRateBpm).toBeCloseTo(75, 0)
    expect(found.hrv?.valueMs).toBeLessThan(3)
    expect(found.hrv?.beats).toBe(found.peaks.length)
    expect(found.beats.every(({ kind }) => kind === 'normal')).toBe(true)
  })

  it.each([
    ['empty', new Float32Array(0)],
    ['1 sample', Float32Array.of(1)],
    ['flat', new Float32Array(5000).fill(0.7)],
    ['all gaps', new Float32Array(5000).fill(NaN)],
    ['saturated', new Float32Array(5000).fill(Infinity)],
  ])('answers a record that is %s with nulls', (_, samples) => {
    const found = analyseEcg(samples, 512)

    expect([found.heartRateBpm, found.qtMs, found.qtcFridericiaMs, found.hrv]).toEqual([
      null,
      null,
      null,
      null,
    ])

    expect([found.qtMethod, found.rmssd]).toEqual([null, null])

    expect(found).toMatchObject({
      beats: [],
      rhythm: 'unclassified',
      rhythmReason: 'too few beats',
    })
  })
})

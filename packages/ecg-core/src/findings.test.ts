import { describe, expect, it } from 'vitest'
import { analyseEcg } from './analyse.ts'
import { classifyBeats } from './beats.ts'
import { delineate, qtcBazett, qtcFridericia, qtInterval } from './delineate.ts'
import { quality } from './quality.ts'
import { heartRateBpm, normalIntervals, pnn50, rmssdMs, rrSeries, sdnnMs } from './rr.ts'
import { noise, steadyBeats, syntheticEcg } from './synthetic-ecg.ts'

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

  it('gives the median QT, and null where nothing was found', () => {
    expect(qtInterval(inner, 512)).toBeGreaterThan(360)
    expect(qtInterval(inner, 512)).toBeLessThan(430)
    expect(qtInterval([{ r: 5, pOn: null, qrsOn: 1, qrsOff: 9, tEnd: null }], 512)).toBeNull()
    expect(delineate(new Float32Array(600), 512, [300])[0]).toMatchObject({
      r: 300,
      qrsOn: null,
      qrsOff: null,
      tEnd: null,
    })
  })

  it('corrects for the rate as published', () => {
    expect(qtcBazett(400, 640)).toBeCloseTo(500, 9)
    expect(qtcFridericia(400, 512)).toBeCloseTo(500, 9)
    expect(qtcFridericia(400, 1000)).toBe(400)
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
    expect(Array.from(normal, Number.isNaN)).toEqual([false, false, false, true, true, false, false, false, true])
    expect([heartRateBpm([]), sdnnMs([800]), rmssdMs([800, NaN, 900]), pnn50([])]).toEqual([null, null, null, null])
  })
})

describe('classifyBeats', () => {
  it('tells early from wide and early, and a late beat is normal', () => {
    const beats = steadyBeats(30, 0.9).map((beat, i) => {
      if (i === 8) return { at: beat.at - 0.35, wide: true }
      return i === 16 ? { at: beat.at - 0.3 } : beat
    })
    const { samples, peaks } = syntheticEcg(beats, 30)
    const odd = classifyBeats(samples, 512, peaks).flatMap(({ kind }, i) => (kind === 'normal' ? [] : [[i, kind]]))
    expect(odd).toEqual([
      [8, 'premature-wide'],
      [16, 'premature'],
    ])
  })
})

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
    expect(quality(spoiled, 512)).toEqual({ usable: 0.8, segments: [{ from: 1024, to: 2048, fault }] })
  })
})

describe('analyseEcg', () => {
  it('measures a steady strip', () => {
    const found = analyseEcg(syntheticEcg(steadyBeats(30, 0.8), 30).samples, 512)
    expect(found.heartRateBpm).toBeCloseTo(75, 0)
    expect(found.rhythm).toBe('sinus')
    expect(found.hrv).toMatchObject({ metric: 'SDNN', windowSeconds: 30, beats: found.peaks.length })
    expect(found.hrv?.valueMs).toBeLessThan(3)
    expect(found.qtcFridericiaMs).toBeCloseTo((found.qtMs ?? NaN) / Math.cbrt(0.8), 0)
  })

  it('suspects fibrillation where intervals follow no pattern, and other where early beats abound', () => {
    let at = 0.4
    const random = noise(60, 7)
    const uneven = Array.from(random.slice(0, 38), (value) => ({ at: (at += 0.72 + 0.25 * value) }))
    expect(analyseEcg(syntheticEcg(uneven, at + 0.7).samples, 512).rhythm).toBe('af')
    const trigeminy = steadyBeats(30, 0.8).map((beat, i) => ({ at: beat.at - (i % 3 === 2 ? 0.3 : 0) }))
    expect(analyseEcg(syntheticEcg(trigeminy, 30).samples, 512).rhythm).toBe('other')
  })

  it('does not suspect fibrillation where only wide early beats make the intervals uneven', () => {
    let at = 0.4
    // After every second or third beat one comes at 0.45 s and is followed by a pause: uneven, and regular below.
    const beats = Array.from({ length: 36 }, (_, i) => {
      const wide = i % 7 === 2 || i % 7 === 5
      const afterWide = i % 7 === 3 || i % 7 === 6
      return { at: (at += wide ? 0.45 + 0.02 * (i % 3) : afterWide ? 1.35 - 0.03 * (i % 4) : 0.9), wide }
    })
    const found = analyseEcg(syntheticEcg(beats, at + 0.7).samples, 512)
    expect(found.beats.filter(({ kind }) => kind === 'premature-wide').length).toBeGreaterThan(8)
    expect(found.rhythm).not.toBe('af')
  })

  it.each([
    ['empty', new Float32Array(0)],
    ['1 sample', Float32Array.of(1)],
    ['flat', new Float32Array(5000).fill(0.7)],
    ['all gaps', new Float32Array(5000).fill(NaN)],
    ['saturated', new Float32Array(5000).fill(Infinity)],
  ])('answers a record that is %s with nulls', (_, samples) => {
    const found = analyseEcg(samples, 512)
    expect([found.heartRateBpm, found.qtMs, found.qtcFridericiaMs, found.hrv]).toEqual([null, null, null, null])
    expect(found).toMatchObject({ beats: [], rhythm: 'unclassified', rhythmReason: 'too few beats' })
  })

  it('does not judge the rhythm of noise', () => {
    expect(analyseEcg(noise(512 * 30, 3), 512).rhythm).toBe('unclassified')
  })
})

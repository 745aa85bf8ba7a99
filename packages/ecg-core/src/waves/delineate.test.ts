import { assert, boolean, double, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawHeart, P_ON_SECONDS, QRS_ON_SECONDS, uprightT } from '../testing/delineate-cases.ts'
import type { Drawn, Heart, Wave } from '../testing/delineate-cases.ts'
import { delineate, READER_DELAY_SECONDS } from './delineate.ts'
import type { BeatLimits, DelineatedBeat } from './delineate.ts'
import { median } from '../signal/statistics.ts'
import { noise } from '../testing/synthetic-ecg.ts'

const LIMITS = ['pOn', 'qrsOn', 'qrsOff', 'tEnd'] as const
const usual: Heart = { rateHz: 500, seconds: 20, rr: 0.85, qtSeconds: 0.39 }
const QUIET = drawHeart(usual)

const found = ({ samples, peaks }: Drawn, rateHz = 500): DelineatedBeat[] =>
  delineate(samples, rateHz, peaks)

/** Median distance from R in ms of one limit, over the beats that have it. */
const fromR = (
  beats: readonly BeatLimits[],
  limit: (typeof LIMITS)[number],
  rateHz = 500,
): number => median(beats.map((beat) => (((beat[limit] ?? NaN) - beat.r) * 1000) / rateHz))

const added = (drawn: Drawn, more: (i: number) => number): Drawn => ({
  ...drawn,
  samples: drawn.samples.map((value, i) => value + more(i)),
})

const uneven = (beat: number): number => 0.78 + 0.15 * (noise(60, 9)[beat] ?? 0)

const fWaves = (i: number): number =>
  0.04 * Math.sin((2 * Math.PI * 6.1 * i) / 500) + 0.03 * Math.sin(0.0917 * i + 1)

const places = (beats: readonly DelineatedBeat[]): (number | null)[][] =>
  beats.map((beat) => LIMITS.map((limit) => beat[limit]))

/** The greatest distance between two tables of places; infinite where one has a place and the other none. */
function worst(a: (number | null)[][], b: (number | null)[][]): number {
  expect(a.length).toBe(b.length)

  const distances = a.flatMap((row, i) =>
    row.map((place, k) => {
      const other = b[i]?.[k] ?? null
      if (place === null || other === null) return place === other ? 0 : Infinity
      return Math.abs(place - other)
    }),
  )

  return Math.max(...distances)
}

describe('delineate', () => {
  it('finds every limit where the waves were put', () => {
    const beats = found(QUIET)
    for (const beat of beats) for (const limit of LIMITS) expect(beat[limit]).not.toBeNull()
    expect(Math.abs(fromR(beats, 'pOn') + P_ON_SECONDS * 1000)).toBeLessThan(10)
    expect(Math.abs(fromR(beats, 'qrsOn') + QRS_ON_SECONDS * 1000)).toBeLessThan(8)
    expect(Math.abs(fromR(beats, 'qrsOff') - 50)).toBeLessThan(10)
    const end = (usual.qtSeconds - QRS_ON_SECONDS + READER_DELAY_SECONDS) * 1000
    expect(Math.abs(fromR(beats, 'tEnd') - end)).toBeLessThan(6)
  })

  it.each([
    [
      'inverted',
      (end: number) => uprightT(end).map(([height, ...place]): Wave => [-height, ...place]),
      6,
    ],
    [
      'down, then up',
      (end: number): Wave[] => [
        [-0.2, end - 0.17, 0.035],
        [0.2, end - 0.07, 0.035],
      ],
      10,
    ],
    [
      'up, then down',
      (end: number): Wave[] => [
        [0.25, end - 0.16, 0.035],
        [-0.15, end - 0.07, 0.035],
      ],
      10,
    ],
    [
      'lower than the U wave behind it',
      (end: number): Wave[] => [
        [0.15, end - 0.09, 0.045],
        [0.2, end + 0.11, 0.03],
      ],
      10,
    ],
    ['on a raised ST segment', (end: number): Wave[] => [...uprightT(end), [0.15, 0.1, 0.05]], 10],
  ] as const)('finds the end of a T wave that is %s', (_, t, tolerance) => {
    const end = (usual.qtSeconds - QRS_ON_SECONDS + READER_DELAY_SECONDS) * 1000
    const beats = found(drawHeart({ ...usual, rr: 1, t }))
    expect(Math.abs(fromR(beats, 'tEnd') - end)).toBeLessThan(tolerance)
  })

  it('tells no T where there is none', () => {
    const beats = found(drawHeart({ ...usual, t: () => [], p: [] }))
    expect(beats.map(({ tEnd, pOn }) => [tEnd, pOn])).toEqual(beats.map(() => [null, null]))
  })

  it('finds T ends of a fast rhythm, which come late in the interval', () => {
    const beats = found(drawHeart({ ...usual, rr: 0.43, qtSeconds: 0.335, p: [] }))
    const end = (0.335 - QRS_ON_SECONDS + READER_DELAY_SECONDS) * 1000
    expect(beats.filter(({ tEnd }) => tEnd === null).length).toBeLessThan(2)
    expect(Math.abs(fromR(beats, 'tEnd') - end)).toBeLessThan(20)
  })

  it('tells T waves that every beat has from ends found in noise', () => {
    const random = noise(10_000, 6)

    const likeness = (drawn: Drawn): number =>
      median(
        found(added(drawn, (i) => 0.08 * (random[i] ?? 0))).map(
          ({ tLikeness }) => tLikeness ?? NaN,
        ),
      )

    expect(likeness(QUIET)).toBeGreaterThan(0.8)
    expect(likeness(drawHeart({ ...usual, t: () => [] }))).toBeLessThan(0.65)
  })

  it('holds each beat within 12 ms under noise that moves a single tangent by more', () => {
    const random = noise(10_000, 5)
    const noisy = added(QUIET, (i) => 0.04 * (random[i] ?? 0))
    const truth = fromR(found(QUIET), 'tEnd')
    const ends = found(noisy).map(({ r, tEnd }) => ((tEnd ?? NaN) - r) * 2)
    for (const end of ends) expect(Math.abs(end - truth)).toBeLessThan(12)
  })

  it('leaves an extra beat alone, and its neighbours as they were', () => {
    const beats = found(drawHeart({ ...usual, wide: [10] }))
    const wide = beats[10]
    expect((((wide?.qrsOff ?? 0) - (wide?.qrsOn ?? 0)) * 1000) / 500).toBeGreaterThan(120)
    expect([wide?.pOn, wide?.pLikeness, wide?.tLikeness]).toEqual([null, null, null])

    for (const [i, beat] of found(QUIET).entries()) {
      if (Math.abs(i - 10) <= 1) continue
      for (const limit of LIMITS)
        expect(Math.abs((beats[i]?.[limit] ?? NaN) - (beat[limit] ?? NaN))).toBeLessThan(4)
    }
  })
})

describe('P waves', () => {
  it('are the wave at a usual distance, not a taller one long before', () => {
    const p: Wave[] = [
      [0.15, -0.32, 0.02],
      [0.12, -0.14, 0.02],
    ]

    expect(
      Math.abs(fromR(found(drawHeart({ ...usual, rr: 1, p })), 'pOn') + P_ON_SECONDS * 1000),
    ).toBeLessThan(12)
  })

  it('are told in uneven sinus rhythm, of either sign, and not in fibrillation', () => {
    const sinus = drawHeart({ ...usual, rr: uneven, qtSeconds: 0.34 })
    const inverted = drawHeart({ ...usual, rr: uneven, qtSeconds: 0.34, p: [[-0.1, -0.14, 0.02]] })
    const fibrillation = added(drawHeart({ ...usual, rr: uneven, qtSeconds: 0.34, p: [] }), fWaves)

    for (const { pOn, pLikeness } of [...found(sinus), ...found(inverted)].filter(
      ({ pLikeness }) => pLikeness !== null,
    )) {
      expect(pOn).not.toBeNull()
      expect(pLikeness).toBeGreaterThan(0.8)
    }

    const beats = found(fibrillation)
    expect(beats.filter(({ pOn }) => pOn !== null)).toEqual([])
    expect(median(beats.map(({ pLikeness }) => pLikeness ?? NaN))).toBeLessThan(0.5)
  })
})

describe('metamorphics', () => {
  const random = noise(10_000, 2)
  const REAL = added(QUIET, (i) => 0.02 * (random[i] ?? 0) + 0.1 * Math.sin(i / 300))

  it('the size and the sign of the lead leave the limits', () => {
    const before = places(found(REAL))

    assert(
      property(double({ min: 0.2, max: 5, noNaN: true }), boolean(), (size, turned) => {
        const samples = Float64Array.from(REAL.samples, (value) => (turned ? -size : size) * value)
        // Rounding to 32 bits moves a place that lies between two samples by one of them.
        const after = places(delineate(Float32Array.from(samples), 500, REAL.peaks))
        expect(worst(before, after)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 20, seed: 1 },
    )
  })

  it('a shift moves the limits by as much', () => {
    const before = places(found(REAL))

    assert(
      property(integer({ min: 1, max: 2500 }), (by) => {
        const samples = new Float32Array(REAL.samples.length + by).fill(REAL.samples[0] ?? 0)
        samples.set(REAL.samples, by)

        const after = places(
          delineate(
            samples,
            500,
            REAL.peaks.map((r) => r + by),
          ),
        ).map((row) => row.map((place) => (place === null ? null : place - by)))

        // An odd shift divides the samples otherwise into blocks of two: one block more or less for R, one for the limit.
        // The first beats meet the start of the filter.
        expect(worst(before.slice(5), after.slice(5))).toBeLessThanOrEqual(by % 2 === 0 ? 0 : 4)
      }),
      { numRuns: 20, seed: 1 },
    )
  })

  it('twice the rate moves them by at most one sample of the lower rate', () => {
    const coarse = drawHeart({ ...usual, rateHz: 250 })

    const before = places(found(coarse, 250)).map((row) =>
      row.map((place) => (place === null ? null : 2 * place)),
    )

    expect(worst(before, places(found(QUIET)))).toBeLessThanOrEqual(2)
  })

  it('where a long record is cut into pieces does not matter', () => {
    const long = drawHeart({ ...usual, rateHz: 250, seconds: 600 })
    const random = noise(long.samples.length, 8)
    const { samples, peaks } = added(long, (i) => 0.02 * (random[i] ?? 0) + 0.3 * Math.sin(i / 170))
    const whole = places(delineate(samples, 250, peaks))
    const later = places(delineate(samples, 250, peaks.slice(100)))
    expect(whole.length).toBeGreaterThan(612)
    expect(worst(whole.slice(108), later.slice(8))).toBe(0)
  })
})

describe('gaps and edges', () => {
  const without = (from: number, to: number): DelineatedBeat[] => {
    const samples = QUIET.samples.slice()
    samples.fill(NaN, Math.round(from * 500), Math.round(to * 500))
    return delineate(samples, 500, QUIET.peaks)
  }

  const at = QUIET.at[8] ?? NaN

  it.each([
    ['T', 0.2, 0.4, ['tEnd']],
    ['P', -0.2, -0.1, ['pOn']],
    ['R', -0.03, 0.03, ['pOn', 'qrsOn', 'qrsOff', 'tEnd']],
  ] as const)('a gap over %s takes the limits behind it and no others', (_, from, to, lost) => {
    const beats = without(at + from, at + to)

    for (const limit of LIMITS) {
      const is = lost.some((name) => name === limit) ? 'null' : 'a place'
      expect([limit, beats[8]?.[limit] === null ? 'null' : 'a place']).toEqual([limit, is])
    }

    for (const [i, beat] of found(QUIET).entries()) {
      if (i === 8) continue
      for (const limit of LIMITS)
        expect(Math.abs((beats[i]?.[limit] ?? NaN) - (beat[limit] ?? NaN))).toBeLessThan(4)
    }
  })

  it('bridges a drop-out of 10 ms', () => {
    const beats = without(at + 0.2, at + 0.21)
    expect(beats[8]?.tEnd).not.toBeNull()
  })

  it('tells nothing that lies outside the record', () => {
    const first = Math.round((QUIET.at[0] ?? 0) * 500)
    const samples = QUIET.samples.slice(first - 50, (QUIET.peaks.at(-1) ?? 0) + 100)

    const beats = delineate(
      samples,
      500,
      QUIET.peaks.map((r) => r - first + 50),
    )

    expect(beats[0]?.pOn).toBeNull()
    expect(beats.at(-1)?.tEnd).toBeNull()
    expect(beats[1]?.pOn).not.toBeNull()
  })

  const nothing = {
    pOn: null,
    qrsOn: null,
    qrsOff: null,
    tEnd: null,
    pLikeness: null,
    tLikeness: null,
  }

  it.each([
    ['flat', 0.7],
    ['all gaps', NaN],
    ['saturated', Infinity],
  ])('finds nothing in a record that is %s', (_, value) => {
    const peaks = [300, 700, 1100, 1500, 1900]

    expect(delineate(new Float32Array(2400).fill(value), 500, peaks)).toEqual(
      peaks.map((r) => ({ r, ...nothing })),
    )
  })

  it('takes an empty record, no peaks, one sample and peaks that are not in the record', () => {
    expect(delineate(new Float32Array(0), 500, [])).toEqual([])
    expect(delineate(QUIET.samples, 500, [])).toEqual([])
    expect(delineate(Float32Array.of(1), 500, [0])).toEqual([{ r: 0, ...nothing }])
    expect(delineate(new Float32Array(0), 500, [5])).toEqual([{ r: 5, ...nothing }])
    expect(delineate(QUIET.samples, 500, [90_000])).toEqual([{ r: 90_000, ...nothing }])
  })
})

import { array, assert, constantFrom, double, integer, oneof, property, constant } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MS_PER_MINUTE } from '@kangban/china-time'
import { findEpisodes, suspectedAfLimits, firstAtLeast } from './episodes.ts'
import type { EpisodeKind, RecordEvidence } from './episodes.ts'
import { heartRateRange } from './heart-rate-range.ts'
import { hourlyFigures } from './hourly-figures.ts'
import { rrSeries } from './rr.ts'

const RATE = 100

/** A record of these RR intervals in seconds, from second 1 on. */
function recordOf(
  rrSeconds: readonly number[],
  change: Partial<RecordEvidence> = {},
): RecordEvidence {
  let at = RATE
  const beats = Int32Array.from([RATE, ...rrSeconds.map((rr) => (at += Math.round(rr * RATE)))])

  return {
    rateHz: RATE,
    sampleCount: at + RATE,
    beats,
    kinds: new Uint8Array(beats.length),
    rrMs: rrSeries(beats, RATE),
    faults: [],
    rhythms: [],
    ...change,
  }
}

const repeat = (rr: number, times: number): number[] => Array.from({ length: times }, () => rr)

/** Windows of 30 s, each 10 s later; these of them suspected. */
const windows = (suspected: readonly number[]) =>
  Array.from({ length: 30 }, (_, i) => ({
    from: i * 10 * RATE,
    to: (i * 10 + 30) * RATE,
    rhythm: suspected.includes(i) ? ('af' as const) : ('sinus' as const),
  }))

const seconds = (from: number, to: number) => ({ from: from * RATE, to: to * RATE })

const of = (record: RecordEvidence, kind: EpisodeKind) =>
  findEpisodes(record).filter((found) => found.kind === kind)

/** What is found of these windows, in seconds. */
const spans = (suspected: readonly number[]) =>
  of(recordOf(repeat(1, 330), { rhythms: windows(suspected) }), 'suspected-af').map(
    ({ from, to }) => [from / RATE, to / RATE],
  )

const limits = (suspected: readonly number[]) =>
  suspectedAfLimits(recordOf(repeat(1, 330), { rhythms: windows(suspected) }))

describe('episodes', () => {
  it('of a fast and of a slow heart are sustained, and told with their rates', () => {
    const record = recordOf([
      ...repeat(0.8, 100),
      ...repeat(0.5, 150),
      ...repeat(0.8, 100),
      ...repeat(1.5, 60),
      ...repeat(0.8, 9),
    ])

    const [fast, ...otherFast] = of(record, 'fast')
    expect(otherFast).toEqual([])
    // 75 s at 120 a minute begin at 81 s; the mean of 8 intervals crosses 100 a minute within those 8.
    expect(Math.abs((fast?.from ?? 0) - 81 * RATE)).toBeLessThan(4 * 0.8 * RATE)
    expect(Math.abs((fast?.to ?? 0) - 156 * RATE)).toBeLessThan(4 * 0.8 * RATE)
    expect(fast?.heartRate?.highestBpm).toBeCloseTo(120, 6)
    expect(fast?.heartRate?.meanBpm).toBeGreaterThan(117)
    const [slow, ...otherSlow] = of(record, 'slow')
    expect(otherSlow).toEqual([])
    expect(slow?.heartRate?.lowestBpm).toBeCloseTo(40, 6)
    expect(slow?.longestRrMs).toBe(1500)
  })

  it('of a fast heart are not told below a minute', () => {
    expect(
      of(recordOf([...repeat(0.8, 50), ...repeat(0.5, 100), ...repeat(0.8, 50)]), 'fast'),
    ).toEqual([])
  })

  it('of a pause are above 2 s, in good signal only', () => {
    const rr = [
      ...repeat(0.8, 10),
      2.4,
      ...repeat(0.8, 10),
      2,
      ...repeat(0.8, 10),
      3.1,
      ...repeat(0.8, 10),
    ]

    const record = recordOf(rr)

    expect(of(record, 'pause').map(({ longestRrMs, beats }) => [longestRrMs, beats])).toEqual([
      [2400, 2],
      [3100, 2],
    ])

    const [from, to] = [record.beats[10] ?? 0, record.beats[11] ?? 0]

    const noisy = {
      ...record,
      faults: [{ from: from + 50, to: from + 150, fault: 'noisy' as const }],
    }

    expect(of(noisy, 'pause').map(({ longestRrMs }) => longestRrMs)).toEqual([3100])

    const missing = recordOf(rr, {
      rrMs: rrSeries(record.beats, RATE, [{ from: to - 30, to: to - 10 }]),
    })

    expect(of(missing, 'pause').map(({ longestRrMs }) => longestRrMs)).toEqual([3100])
  })

  it('of early beats are three or more in a row, not across missing signal', () => {
    const kinds = Uint8Array.from([0, 1, 1, 0, 2, 1, 2, 0, 1, 1, 1, 1, 0, 0, 0])
    const record = recordOf(repeat(0.7, 14), { kinds })

    const runs = of(record, 'early-run').map(({ from, beats }) => [
      record.beats.indexOf(from),
      beats,
    ])

    expect(runs).toEqual([
      [4, 3],
      [8, 4],
    ])

    const rrMs = record.rrMs.with(9, NaN)
    expect(of({ ...record, rrMs }, 'early-run').map(({ beats }) => beats)).toEqual([3])
  })

  it('of bad signal are joined and tell what is bad', () => {
    const record = recordOf(repeat(1, 200), {
      faults: [
        { ...seconds(10, 14), fault: 'lead-off' },
        { ...seconds(16, 20), fault: 'flat' },
        { ...seconds(40, 42), fault: 'lead-off' },
        { ...seconds(60, 70), fault: 'noisy' },
      ],
    })

    expect(of(record, 'lead-off')).toMatchObject([seconds(10, 20)])
    expect(of(record, 'poor-signal')).toMatchObject([seconds(60, 70)])
  })

  it('of suspected fibrillation are where most windows over a step say so, from 30 s on', () => {
    expect(spans([])).toEqual([])
    expect(spans([10])).toEqual([])
    expect(spans([10, 11])).toEqual([])
    expect(spans([10, 11, 12])).toEqual([[110, 140]])
    // One dissenting window inside does not part it.
    expect(spans([10, 11, 12, 14, 15, 16])).toEqual([[110, 180]])
  })

  it('of suspected fibrillation have a sure part and a doubtful surrounding', () => {
    expect(limits([])).toEqual({ leastSeconds: 0, mostSeconds: 0 })
    // Two windows make no episode, and are possible nevertheless.
    expect(limits([10, 11])).toEqual({ leastSeconds: 0, mostSeconds: 40 })
    expect(limits([10, 11, 12])).toEqual({ leastSeconds: 10, mostSeconds: 50 })
    expect(limits([10, 11, 12, 13, 14])).toEqual({ leastSeconds: 30, mostSeconds: 70 })
  })

  it('come by beginning, lie in the record and hold their beats', () => {
    const rr = oneof(double({ min: 0.3, max: 3, noNaN: true }), constant(0.45), constant(1.6))

    assert(
      property(
        array(rr, { maxLength: 400 }),
        array(constantFrom(0, 0, 0, 1, 2), { maxLength: 400 }),
        (rrs, given) => {
          const record = recordOf(rrs)
          const kinds = record.kinds.map((_, i) => given[i] ?? 0)
          const found = findEpisodes({ ...record, kinds })

          expect(found.map(({ from }) => from)).toEqual(
            found.map(({ from }) => from).toSorted((a, b) => a - b),
          )

          for (const { from, to, beats, longestRrMs } of found) {
            expect(from).toBeLessThan(to)
            expect(to).toBeLessThanOrEqual(record.sampleCount)
            const inside = [...record.beats].filter((beat) => beat >= from && beat < to)
            expect(beats).toBe(inside.length)

            const longest = Math.max(
              ...inside.slice(1).map((beat, i) => ((beat - (inside[i] ?? 0)) * 1000) / RATE),
            )

            expect(longestRrMs).toBe(inside.length > 1 ? longest : null)
          }
        },
      ),
      { seed: 1, numRuns: 100 },
    )
  })

  it('are none in an empty record', () => {
    const empty = recordOf([], {
      beats: new Int32Array(0),
      kinds: new Uint8Array(0),
      sampleCount: 0,
    })

    expect(findEpisodes(empty)).toEqual([])
    expect(hourlyFigures(empty)).toEqual([])
  })
})

describe('heartRateRange', () => {
  it('is the mean over all and the extremes over 8 in a row, as by brute force', () => {
    const rr = oneof(integer({ min: 300, max: 2000 }), constant(NaN))

    assert(
      property(array(rr, { maxLength: 60 }), (rrMs) => {
        const valid = rrMs.filter((value) => value > 0)

        const means = rrMs
          .map((_, i) => rrMs.slice(i, i + 8))
          .filter((window) => window.length === 8)

        const rates = means
          .map((window) => (8 * MS_PER_MINUTE) / window.reduce((sum, value) => sum + value, 0))
          .filter((bpm) => bpm > 0)

        const found = heartRateRange(rrMs)
        expect(found === null).toBe(valid.length === 0)
        if (valid.length === 0) return

        const meanBpm =
          (MS_PER_MINUTE * valid.length) / valid.reduce((sum, value) => sum + value, 0)

        expect(found?.meanBpm).toBeCloseTo(meanBpm, 9)
        expect(found?.lowestBpm).toBeCloseTo(rates.length > 0 ? Math.min(...rates) : meanBpm, 9)
        expect(found?.highestBpm).toBeCloseTo(rates.length > 0 ? Math.max(...rates) : meanBpm, 9)
      }),
      { seed: 1, numRuns: 300 },
    )
  })
})

describe('hourlyFigures', () => {
  it('add up to the whole, hour by hour', () => {
    const rrs = Array.from({ length: 9000 }, (_, i) => (i % 50 === 7 ? 0.5 : 0.8))
    const record = recordOf(rrs)
    const kinds = record.kinds.map((_, i) => (i % 50 === 8 ? (i % 100 === 8 ? 2 : 1) : 0))
    const faults = [{ from: 3590 * RATE, to: 3620 * RATE, fault: 'noisy' as const }]
    const hours = hourlyFigures({ ...record, kinds, faults })

    expect(hours.map(({ from, to }) => [from, to])).toEqual([
      [0, 360_000],
      [360_000, record.sampleCount],
    ])

    const total = (figure: (hour: (typeof hours)[number]) => number) =>
      hours.reduce((sum, hour) => sum + figure(hour), 0)

    expect(total(({ beats }) => beats)).toBe(9001)
    expect(total(({ earlyBeats }) => earlyBeats)).toBe(180)
    expect(total(({ wideEarlyBeats }) => wideEarlyBeats)).toBe(90)

    expect(hours.map(({ from, to, usableSeconds }) => (to - from) / RATE - usableSeconds)).toEqual([
      10, 20,
    ])

    expect(hours[0]?.heartRate?.meanBpm).toBeCloseTo(60 / ((49 * 0.8 + 0.5) / 50), 1)
    expect(hours[0]?.heartRate?.lowestBpm).toBeCloseTo(75, 6)
  })
})

it('firstAtLeast is the first index at or above a value', () => {
  assert(
    property(
      array(integer({ min: 0, max: 50 })),
      integer({ min: -1, max: 51 }),
      (values, value) => {
        const rising = values.toSorted((a, b) => a - b)
        const expected = rising.findIndex((one) => one >= value)
        expect(firstAtLeast(rising, value)).toBe(expected === -1 ? rising.length : expected)
      },
    ),
    { seed: 1 },
  )
})

import { describe, expect, it } from 'vitest'
import { PAPER_HEIGHT } from './layout.ts'
import { beats, RATE_HZ } from './testing/synthetic-report.ts'
import { traceRows, zeroLineMm } from './trace-rows.ts'

const level = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * RATE_HZ))

describe('traceRows', () => {
  it('cuts into ten seconds, the rest in a row of its own', () => {
    const rows = traceRows(level(25), RATE_HZ, [])

    expect(rows.map(({ from, to }) => [from, to])).toEqual([
      [0, 5120],
      [5120, 10240],
      [10240, 12800],
    ])
  })

  it('lets a rest of up to 0.2 s into the spare square of the last row', () => {
    expect(traceRows(level(30.19), RATE_HZ, []).map(({ to }) => to)).toEqual([5120, 10240, 15457])
    expect(traceRows(level(30.3), RATE_HZ, [])).toHaveLength(4)
  })

  it('makes one empty row of nothing', () => {
    expect(traceRows(level(0), RATE_HZ, [])).toEqual([
      { from: 0, to: 0, zeroMm: 25, gaps: [], clipped: [], marks: [] },
    ])
  })

  it('finds gaps, cut at the ends of rows', () => {
    const samples = level(20)
    samples.fill(NaN, 100, 200)
    samples.fill(NaN, 5000, 5500)

    expect(traceRows(samples, RATE_HZ, []).map(({ gaps }) => gaps)).toEqual([
      [
        { from: 100, to: 200 },
        { from: 5000, to: 5120 },
      ],
      [{ from: 5120, to: 5500 }],
    ])
  })

  it('gives each mark to its row and leaves out what lies beyond the record', () => {
    const marks = [-1, 0, 5119, 5120, 10240].map((sample) => ({
      sample,
      kind: 'supraventricular' as const,
      denied: false,
    }))

    const rows = traceRows(level(20), RATE_HZ, marks)
    expect(rows.map((row) => row.marks.map(({ sample }) => sample))).toEqual([[0, 5119], [5120]])
  })

  it('tells where the trace leaves the paper and how far it goes', () => {
    const samples = level(10)
    samples.fill(6, 1000, 1010)
    samples.fill(7, 1050, 1060)
    samples.fill(-4, 3000, 3001)

    expect(traceRows(samples, RATE_HZ, [])[0]?.clipped).toEqual([
      { from: 1000, to: 1060, side: 'above', peakMv: 7 },
      { from: 3000, to: 3001, side: 'below', peakMv: -4 },
    ])

    expect(traceRows(beats(10, 3.4), RATE_HZ, [])[0]?.clipped).toEqual([])
  })
})

describe('zeroLineMm', () => {
  it('is 25 mm from the top for an ordinary lead', () => expect(zeroLineMm(-0.5, 1.5)).toBe(25))

  it('moves, so that whatever fits the paper is whole', () => {
    for (let lowest = -3.4; lowest <= -0.9; lowest += 0.25) {
      const highest = 4.2 + lowest
      const zero = zeroLineMm(lowest, highest)
      expect(zero - highest * 10).toBeGreaterThanOrEqual(0)
      expect(PAPER_HEIGHT - zero + lowest * 10).toBeGreaterThanOrEqual(0)
    }
  })

  it('leaves room for the calibration pulse, however deep the trace', () => {
    expect(zeroLineMm(-20, 0)).toBe(10)
    expect(zeroLineMm(0, 20)).toBe(35)
  })

  it('stands where it always does when there is no signal', () =>
    expect(zeroLineMm(Infinity, -Infinity)).toBe(25))
})

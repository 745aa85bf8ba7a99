import { describe, expect, it } from 'vitest'
import {
  CALIBRATION_WIDTH,
  LANE_HEIGHT,
  LEFT,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  paginate,
  PAPER_HEIGHT,
  rowTop,
  WIDTH,
} from './layout.ts'
import { paperGrid, pulsePath, sampleX, tracePath } from './strip-geometry.ts'
import { beats, RATE_HZ } from './testing/synthetic-report.ts'
import { traceRows } from './trace-rows.ts'

function row(samples: Float32Array, index = 0): ReturnType<typeof traceRows>[number] {
  const found = traceRows(samples, RATE_HZ, [])[index]
  if (!found) throw new Error(`no row ${index}`)
  return found
}

describe('paper', () => {
  it('has lines of 5 mm from edge to edge and four of 1 mm between two of them', () => {
    const { majorX, minorX, majorY, minorY } = paperGrid()
    expect([majorX.length, majorX.at(-1), minorX.length]).toEqual([54, WIDTH, 212])
    expect([majorY.length, majorY.at(-1), minorY.length]).toEqual([10, PAPER_HEIGHT, 36])
  })

  it('keeps three rows and their lanes on every page, apart and above the footer', () => {
    expect(paginate([1, 2, 3, 4])).toEqual([[1, 2, 3], [4]])

    for (const page of [1, 2]) {
      expect(rowTop(page, 1) - rowTop(page, 0)).toBeGreaterThanOrEqual(LANE_HEIGHT + PAPER_HEIGHT)
      expect(rowTop(page, 2) + LANE_HEIGHT + PAPER_HEIGHT).toBeLessThan(PAGE_HEIGHT - 15)
    }

    expect(2 * LEFT + WIDTH).toBe(PAGE_WIDTH)
  })
})

describe('pulse', () => {
  it('is 5 mm wide and 10 mm high on the 0 mV line, left of the trace', () => {
    const { points } = pulsePath(25)
    const xs = Array.from(points).filter((_, i) => i % 2 === 0)
    const ys = Array.from(points).filter((_, i) => i % 2 === 1)
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([15, 25])
    expect((xs[3] ?? 0) - (xs[1] ?? 0)).toBeCloseTo(5)
    expect(Math.max(...xs)).toBeLessThan(CALIBRATION_WIDTH - 1)
  })
})

describe('trace', () => {
  it('has 25 mm a second and 10 mm a millivolt', () => {
    const samples = beats(10)
    const { points, unitsPerMm } = tracePath(samples, RATE_HZ, row(samples))
    const peak = 3.5 * RATE_HZ
    expect((points[2 * peak] ?? 0) / unitsPerMm).toBeCloseTo(87.5)
    expect((points[2 * peak + 1] ?? 0) / unitsPerMm).toBeCloseTo(25 - 10)
    expect(sampleX(row(samples), peak, RATE_HZ)).toBe(CALIBRATION_WIDTH + 87.5)
  })

  it('holds every sample once and goes on to the first of the next row', () => {
    const samples = Float32Array.from({ length: 20 * RATE_HZ }, (_, i) => Math.sin(i * i) / 2)
    const { points, starts } = tracePath(samples, RATE_HZ, row(samples))
    expect(points).toHaveLength(2 * (10 * RATE_HZ + 1))
    expect(Array.from(starts)).toEqual([0])
    const second = tracePath(samples, RATE_HZ, row(samples, 1))
    expect(second.points[1]).toBe(points.at(-1))
  })

  it('lifts the pen over a gap', () => {
    const samples = beats(10)
    samples.fill(NaN, 1000, 1500)
    const { points, starts } = tracePath(samples, RATE_HZ, row(samples))
    expect(Array.from(starts)).toEqual([0, 1000])
    expect(points[2000]).toBe(1500)
  })
})

import { describe, expect, it } from 'vitest'
import { SECONDS_PER_HOUR } from '@kangban/china-time'
import {
  axisOf,
  bandLimits,
  bandPath,
  type ChartScale,
  hourTicks,
  laneOf,
  xOf,
  yOf,
} from './day-chart.ts'
import { markAt } from '../testing/mark.ts'
import type { Mark } from './marks.ts'

const scale: ChartScale = {
  leftPx: 40,
  widthPx: 240,
  topPx: 10,
  heightPx: 60,
  seconds: 86_400,
  low: 50,
  high: 110,
}

const mark = (from: number, to = from, kind: Mark['kind'] = 'early') => markAt(from, { to, kind })

describe('the chart of the day', () => {
  it('places seconds and heart rates', () => {
    expect(xOf(43_200, scale)).toBe(160)
    expect([yOf(110, scale), yOf(80, scale), yOf(50, scale)]).toEqual([10, 40, 70])
  })

  it('has the usual range on its axis, and whatever was measured', () => {
    const band = {
      binSeconds: 3600,
      low: Float32Array.of(41.2, NaN),
      high: Float32Array.of(137.4, NaN),
    }

    expect(bandLimits(band)).toEqual({ low: 41, high: 137 })
    expect(axisOf(band)).toEqual({ low: 31, high: 147 })
    const none = { binSeconds: 3600, low: Float32Array.of(NaN), high: Float32Array.of(NaN) }
    expect(bandLimits(none)).toBeNull()
    expect(axisOf(none)).toEqual({ low: 50, high: 110 })
  })

  it('breaks the band where no heart rate could be counted, and never draws beyond the record', () => {
    const band = {
      binSeconds: 36_000,
      low: Float32Array.of(60, NaN, 70),
      high: Float32Array.of(80, NaN, 70),
    }

    expect(bandPath(band, scale)).toBe(
      'M40.0 40.0L140.0 40.0L140.0 60.0L40.0 60.0ZM240.0 50.0L280.0 50.0L280.0 51.0L240.0 51.0Z',
    )
  })

  it.each([
    ['2026-01-05T09:00:00+08:00', 86_400, 4, [3, 9, 15, 21]],
    ['2026-01-05T00:00:00+08:00', 86_400, 3, [0, 12, 24]],
    ['2026-01-05T08:30:00+08:00', 3 * SECONDS_PER_HOUR, 4, [0.5, 1.5, 2.5]],
    ['2026-01-05T08:10:00+08:00', 600, 4, []],
  ])(
    'labels full hours of the clock from %s on for %d s, at most %d',
    (startedAt, seconds, most, hours) => {
      expect(
        hourTicks(startedAt, seconds, most).map((second) => second / SECONDS_PER_HOUR),
      ).toEqual(hours)
    },
  )

  it('draws marks that fall together once, and each that stands alone', () => {
    // 360 s a px.
    const marks = [mark(0), mark(100), mark(7200), mark(36_000, 43_200, 'fast'), mark(7300)]

    expect(laneOf(marks, 'early', { scale, leastPx: 5 })).toEqual([
      { x: 40, widthPx: 0 },
      { x: 60, widthPx: 0 },
    ])

    expect(laneOf(marks, 'fast', { scale, leastPx: 5 })).toEqual([{ x: 140, widthPx: 20 }])
    const run = [mark(0, 10, 'slow'), mark(100, 36_000, 'slow')]
    expect(laneOf(run, 'slow', { scale, leastPx: 5 })).toHaveLength(2)
  })
})

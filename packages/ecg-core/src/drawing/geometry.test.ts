import { describe, expect, it } from 'vitest'
import { calibrationPulse, clinicalGrid, clinicalStrip } from './clinical-strip.ts'
import * as legacy from './legacy-trace.ts'
import { barPercent, RANGES, rangeState } from '../findings/ranges.ts'
import { noise } from '../testing/synthetic-ecg.ts'

describe('legacy trace', () => {
  it('[ECGCORE-02] runs at 512 samples a second', () => expect(legacy.SAMPLE_RATE).toBe(512))

  it('[ECGCORE-05] stands on a grid of 3 px, in both directions', () => {
    expect(legacy.GRID_PX).toBe(3)
    const paper = { widthPx: 300, heightPx: legacy.VERTICAL_MAX, pxPerMm: legacy.GRID_PX }
    const { minorX, majorX, minorY, majorY } = clinicalGrid(paper)

    for (const [minor, major, upTo] of [
      [minorX, majorX, 300],
      [minorY, majorY, 120],
    ] as const) {
      const lines = [...minor, ...major].toSorted((one, other) => one - other)
      expect(lines).toEqual(Array.from({ length: upTo / 3 + 1 }, (_, index) => 3 * index))
    }
  })

  it('[ECGCORE-03] is 120 high', () => expect(legacy.VERTICAL_MAX).toBe(120))

  it('[ECGCORE-06] [ECGCORE-12] scales millivolts by 60 plus 80, larger is higher', () => {
    expect([legacy.scaleLegacy(0), legacy.scaleLegacy(1), legacy.scaleLegacy(-0.5)]).toEqual([
      80, 140, 50,
    ])

    expect(legacy.legacyY(0, 120)).toBe(40)
    expect(legacy.legacyY(-0.5, 240)).toBe(140)
    expect(legacy.legacyY(0.2, 120)).toBeLessThan(legacy.legacyY(0.1, 120))
  })

  it('breaks at gaps, keeps the time axis and starts at the sample asked for', () => {
    const { points, starts } = legacy.legacyTrace(Float32Array.of(9, 0, 0.5, NaN, -0.5, 0), {
      widthPx: 300,
      heightPx: 120,
      firstSample: 1,
    })

    expect(Array.from(starts)).toEqual([0, 2])
    const step = 75 / 512

    expect(Array.from(points)).toEqual(
      Array.from(Float32Array.of(0, 40, step, 10, 3 * step, 70, 4 * step, 40)),
    )
  })

  it('[ECGCORE-04] is driven by time: 512 samples a second in steps of 10', () => {
    expect(legacy.SAMPLES_PER_STEP).toBe(10)

    expect([-5, NaN, 0, 19, 20, 1000, 60_000].map(legacy.samplesDue)).toEqual([
      0, 0, 0, 0, 10, 510, 30720,
    ])
  })

  it('[ECGCORE-11] goes on only in the ECG view of the heart page', () => {
    expect(legacy.goesOn('#/theHeart?ecg=1&id=1')).toBe(true)
    expect(legacy.goesOn('#/theHeart?id=1&ecg=1')).toBe(true)
    for (const hash of [
      '#/theHeart',
      '#/health',
      '#/theHeartList?ecg=1',
      '#/theHeart?ecg=10',
      '#/x?to=/theHeart?ecg=1',
      '',
    ])
      expect(legacy.goesOn(hash)).toBe(false)
  })
})

describe('clinical strip', () => {
  const viewport = { widthPx: 500, heightPx: 200, pxPerMm: 4 }

  it('draws 25 mm/s and 10 mm/mV, with other speeds and gains on request', () => {
    const samples = Float32Array.of(0, 1, -0.5)
    expect(Array.from(clinicalStrip(samples, 25, viewport).points)).toEqual([0, 100, 4, 60, 8, 120])
    const other = { ...viewport, speedMmPerS: 50, gainMmPerMv: 5, leftPx: 10, zeroPx: 50 }
    expect(Array.from(clinicalStrip(samples, 25, other).points)).toEqual([10, 50, 18, 30, 26, 60])
  })

  it('breaks at gaps', () => {
    const path = clinicalStrip(Float32Array.of(NaN, 1, NaN, NaN, 2, 3), 25, viewport)
    expect(Array.from(path.starts)).toEqual([0, 1])
    expect(path.points[2]).toBe(16)
  })

  it('keeps the lowest and highest sample of every px column', () => {
    const samples = noise(4000)
    const { points } = clinicalStrip(samples, 1000, viewport)

    for (let column = 0; column < 400; column++) {
      const all = samples.slice(column * 10, column * 10 + 10)
      const drawn: number[] = []
      for (let i = 0; i < points.length; i += 2)
        if (Math.floor((points[i] ?? NaN) + 1e-3) === column) drawn.push(points[i + 1] ?? NaN)
      expect(drawn.length).toBeLessThanOrEqual(4)
      expect(Math.min(...drawn)).toBeCloseTo(100 - Math.max(...all) * 40, 3)
      expect(Math.max(...drawn)).toBeCloseTo(100 - Math.min(...all) * 40, 3)
    }
  })

  it('has lines every 1 mm and 5 mm', () => {
    const grid = clinicalGrid({ widthPx: 24, heightPx: 8, pxPerMm: 4 })
    expect(Array.from(grid.majorX)).toEqual([0, 20])
    expect(Array.from(grid.minorX)).toEqual([4, 8, 12, 16, 24])
    expect([Array.from(grid.majorY), Array.from(grid.minorY)]).toEqual([[0], [4, 8]])
  })

  it('has a calibration pulse of 1 mV and 200 ms', () => {
    expect(Array.from(calibrationPulse(viewport).points)).toEqual([
      0, 100, 4, 100, 4, 60, 24, 60, 24, 100, 28, 100,
    ])
  })
})

describe('ranges', () => {
  it('[ECGCORE-07] the heart-rate bar is half the rate', () => {
    expect([75, 300, -1, NaN].map((value) => barPercent('heartRate', value))).toEqual([
      37.5, 100, 0, 0,
    ])
  })

  it('[ECGCORE-08] the QT bar is an eighth of the interval', () => {
    expect([400, 900].map((value) => barPercent('qt', value))).toEqual([50, 100])
  })

  it('[ECGCORE-09] the HRV bar is an eighth of the value', () => {
    expect([40, 900].map((value) => barPercent('hrv', value))).toEqual([5, 100])
  })

  it('[ECGCORE-10] are the documented ones, ends included', () => {
    const limits = Object.values(RANGES).map(({ low, high }) => [low, high])

    expect(limits).toEqual([
      [60, 100],
      [300, 450],
      [0, 230],
    ])

    expect([59.9, 60, 100, 100.1].map((value) => rangeState('heartRate', value))).toEqual([
      'low',
      'normal',
      'normal',
      'high',
    ])
  })
})

import { SECONDS_PER_DAY } from '@kangban/china-time'
import { describe, expect, it } from 'vitest'
import {
  centred,
  clampView,
  CLINICAL_PX_PER_S,
  type Frame,
  layoutOf,
  nextScale,
  panned,
  scaled,
  type View,
  visibleSeconds,
  wholeRecord,
} from './view.ts'

const frame: Frame = {
  widthPx: 375,
  rows: 2,
  seconds: 86_400,
  pxPerMv: 40,
  heightPx: 120,
  zeroPx: 80,
}

const view: View = { from: 40_000, pxPerSecond: CLINICAL_PX_PER_S }

/** Second under a place. */
const under = (of: View, row: number, x: number) => {
  const { rowSeconds, leftPx, pxPerSecond } = layoutOf(of, frame)
  return of.from + row * rowSeconds + (x - leftPx) / pxPerSecond
}

describe('the view', () => {
  it('has room for the calibration pulse where a beat has a shape, and for none where it has not', () => {
    expect(layoutOf(view, frame).leftPx).toBeCloseTo(40)
    expect(visibleSeconds(view, frame)).toBeCloseTo(2 * 3.35)
    expect(layoutOf({ ...view, pxPerSecond: 12 }, frame).leftPx).toBe(0)
  })

  it('stays on the record, and shows all of a record that is shorter than the paper', () => {
    expect(clampView({ ...view, from: -5 }, frame).from).toBe(0)
    const last = clampView({ ...view, from: 1e9 }, frame)
    expect(last.from + visibleSeconds(last, frame)).toBeCloseTo(86_400)
    expect(wholeRecord(frame)).toEqual({ from: 0, pxPerSecond: 750 / SECONDS_PER_DAY })

    expect(clampView({ from: 3, pxPerSecond: 1 }, { ...frame, seconds: 1 })).toEqual({
      from: 0,
      pxPerSecond: 400,
    })
  })

  it('moves by px', () => {
    expect(panned(view, frame, 250).from).toBeCloseTo(40_002.5)
    expect(panned(view, frame, -Infinity).from).toBe(0)
  })

  it.each([
    [0, 40, 200],
    [0, 300, 50],
    [1, 200, 25],
    [1, 374, 1],
    [0, 187.5, 0.1],
  ])(
    'keeps the second under a place in row %d at %d px when the scale becomes %d',
    (row, x, pxPerSecond) => {
      const next = scaled(view, frame, { pxPerSecond, row, x })
      expect(next.pxPerSecond).toBe(pxPerSecond)
      expect(under(next, row, x)).toBeCloseTo(under(view, row, x), 6)
    },
  )

  it('brings a second into the middle of the first row', () => {
    const next = centred(view, frame, 5000)
    expect(under(next, 0, 40 + 335 / 2)).toBeCloseTo(5000)
  })

  it('steps from the whole record to 50 mm/s and back the same way', () => {
    const inwards = [wholeRecord(frame).pxPerSecond]

    for (let at = inwards[0] ?? 0; ; inwards.push(at)) {
      const next = nextScale({ from: 0, pxPerSecond: at }, frame, 'in')
      if (next === at) break
      at = next
    }

    expect(inwards.slice(-3)).toEqual([50, 100, 200])
    expect(inwards.length).toBeLessThan(12)
    const outwards = inwards.toReversed()

    outwards.slice(1).forEach((scale, index) => {
      expect(nextScale({ from: 0, pxPerSecond: outwards[index] ?? 0 }, frame, 'out')).toBe(scale)
    })

    expect(nextScale(wholeRecord(frame), frame, 'out')).toBe(750 / SECONDS_PER_DAY)
  })
})

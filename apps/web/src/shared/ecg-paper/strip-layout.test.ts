import { describe, expect, it } from 'vitest'
import { placeOf, secondsAt, stripFlags, stripLayout, zoomed } from './strip-layout.ts'

const SCALE = { pxPerMm: 4, speedMmPerS: 25 }

describe('strip layout', () => {
  it('puts 30 s into three rows of 10 s, each after its calibration pulse', () => {
    expect(stripLayout(30, SCALE, 'rows')).toEqual({
      rows: 3,
      rowSeconds: 10,
      pxPerSecond: 100,
      leftPx: expect.closeTo(40),
      widthPx: 1040,
    })

    expect(stripLayout(30.002, SCALE, 'rows').rows).toBe(4)
    expect(stripLayout(0, SCALE, 'rows').rows).toBe(1)
  })

  it('puts the whole record into one line', () => {
    expect(stripLayout(30, { ...SCALE, speedMmPerS: 50 }, 'line')).toMatchObject({
      rows: 1,
      rowSeconds: 30,
      pxPerSecond: 200,
    })
  })

  it('finds the place of a second and the second of a place', () => {
    const layout = stripLayout(30, SCALE, 'rows')
    expect(placeOf(12.5, layout)).toEqual({ row: 1, x: expect.closeTo(290) })

    for (const seconds of [0, 3.33, 9.99, 10, 29.9]) {
      expect(secondsAt(placeOf(seconds, layout), layout)).toBeCloseTo(seconds)
    }

    expect(secondsAt({ row: 1, x: 5 }, layout)).toBe(10)
    expect(secondsAt({ row: 0, x: 9999 }, layout)).toBe(10)
  })

  it('zooms within limits', () => {
    expect([zoomed(4, 1.25), zoomed(4, 0.1), zoomed(4, 9)]).toEqual([5, 1.5, 10])
  })

  it('gives words to the flags that have room for them', () => {
    const layout = stripLayout(30, SCALE, 'rows')

    const marks = [512, 768, 1024, 10 * 512].map((sample) => ({
      sample,
      kind: 'ventricular' as const,
      denied: false,
    }))

    expect(stripFlags(marks, layout, 90).map(({ row, hasRoom }) => [row, hasRoom])).toEqual([
      [0, true],
      [0, false],
      [0, true],
      [1, true],
    ])
  })
})

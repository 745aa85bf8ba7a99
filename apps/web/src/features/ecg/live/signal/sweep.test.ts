import { describe, expect, it } from 'vitest'
import { sweepView } from './sweep.ts'

// 512 px a second: one px a sample, 100 samples a pass.
const PAPER = { widthPx: 100, pxPerSecond: 512, gapPx: 10 }

describe('sweepView', () => {
  it('has no older pass the first time', () => {
    expect(sweepView(40, PAPER)).toEqual({
      current: { from: 0, to: 40, x: 0 },
      older: null,
      penX: 40,
    })
  })

  it('shows the older pass behind the erase gap, at its own place', () => {
    expect(sweepView(140, PAPER)).toEqual({
      current: { from: 100, to: 140, x: 0 },
      older: { from: 50, to: 100, x: 50 },
      penX: 40,
    })
  })

  it('has erased all of the older pass when the gap reaches the right edge', () => {
    expect(sweepView(190, PAPER).older).toBeNull()
    expect(sweepView(189, PAPER).older).toEqual({ from: 99, to: 100, x: 99 })
  })

  it('puts every sample at the same px in both passes', () => {
    for (let drawn = 1; drawn < 400; drawn += 7) {
      const { current, older } = sweepView(drawn, PAPER)
      for (const part of older ? [current, older] : [current]) expect(part.x).toBe(part.from % 100)
    }
  })

  it('draws 3.75 s on 375 px at 25 mm/s with 4 px a millimetre', () => {
    const { penX, current } = sweepView(1920, { widthPx: 375, pxPerSecond: 100, gapPx: 26 })
    expect([penX, current.from]).toEqual([0, 1920])
  })
})

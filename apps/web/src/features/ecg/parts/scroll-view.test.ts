import { describe, expect, it } from 'vitest'
import { LEGACY_PX_PER_MV, restingPlace, scrollView, visibleMarks } from './scroll-view.ts'

// 375 px at 75 px a second: 5 s, 2560 samples.
const WIDTH = 375

describe('scroll view', () => {
  it('draws 1 mV over ten squares of 3 px', () => {
    expect(LEGACY_PX_PER_MV).toBeCloseTo(30)
  })

  it('fills the paper first and runs to the left then', () => {
    expect(scrollView(1000, WIDTH)).toEqual({ first: 0, end: 1000, fromSeconds: 0, toSeconds: 5 })
    expect(scrollView(2560, WIDTH)).toMatchObject({ first: 0, toSeconds: 5 })
    expect(scrollView(3072, WIDTH)).toEqual({ first: 512, end: 3072, fromSeconds: 1, toSeconds: 6 })
  })

  it('shows the marks that are drawn and still on the paper', () => {
    const marks = [{ sample: 100 }, { sample: 1024 }, { sample: 3071 }, { sample: 3072 }]
    expect(visibleMarks(marks, scrollView(3072, WIDTH))).toEqual([75, expect.closeTo(374.85, 1)])
  })

  it('rests with the first mark in the middle, within the record', () => {
    expect(restingPlace([{ sample: 6000 }, { sample: 9000 }], 15_360, WIDTH)).toBe(7280)
    expect(restingPlace([{ sample: 300 }], 15_360, WIDTH)).toBe(2560)
    expect(restingPlace([{ sample: 15_300 }], 15_360, WIDTH)).toBe(15_360)
    expect(restingPlace([], 15_360, WIDTH)).toBe(2560)
    expect(restingPlace([], 1000, WIDTH)).toBe(1000)
  })
})

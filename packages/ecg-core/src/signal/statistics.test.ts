import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { median, runningMedian, selectRank } from './statistics.ts'

describe('runningMedian', () => {
  it('is the median of each window, at the ends of what there is', () => {
    const values = fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 40 })

    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 9 }), (list, reach) => {
        const expected = list.map((_, i) =>
          median(list.slice(Math.max(0, i - reach), i + reach + 1)),
        )

        expect([...runningMedian(Float64Array.from(list), reach)]).toEqual(expected)
      }),
    )
  })
})

describe('selectRank', () => {
  it('is what stands there after sorting, whatever the order and however many are equal', () => {
    const values = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 80 })

    fc.assert(
      fc.property(values, fc.nat(), (list, place) => {
        const rank = place % list.length
        const sorted = list.toSorted((a, b) => a - b)
        expect(selectRank(Float64Array.from(list), list.length, rank)).toBe(sorted[rank])
      }),
    )
  })
})

describe('median', () => {
  it('is the middle of the finite values, the mean of two, and none of none', () => {
    const values = fc.array(fc.oneof(fc.integer({ min: 0, max: 30 }), fc.constant(NaN)), {
      maxLength: 60,
    })

    fc.assert(
      fc.property(values, (list) => {
        const sorted = list.filter(Number.isFinite).toSorted((a, b) => a - b)
        const middle = (sorted.length - 1) / 2
        const low = sorted[Math.floor(middle)] ?? NaN
        const high = sorted[Math.ceil(middle)] ?? NaN
        expect(median(list)).toBe((low + high) / 2)
      }),
    )
  })
})

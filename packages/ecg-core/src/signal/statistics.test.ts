import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { median, runningMedian } from './statistics.ts'

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

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildPyramid, queryPyramid } from './pyramid.ts'
import type { PyramidColumns, PyramidSpan } from './pyramid.ts'
import { noise } from './synthetic-ecg.ts'

/** A full scan of each column. */
function scanAll(samples: Float32Array, { from, to, columns }: PyramidSpan): PyramidColumns {
  const extremes = Array.from({ length: columns }, (_, column) => {
    const start = from + Math.floor((column * (to - from)) / columns)
    const end = Math.max(start + 1, from + Math.floor(((column + 1) * (to - from)) / columns))
    const valid = Array.from(samples.slice(Math.max(0, start), Math.max(0, end))).filter(
      (value) => !Number.isNaN(value),
    )
    return valid.length === 0 ? [NaN, NaN] : [Math.min(...valid), Math.max(...valid)]
  })
  return {
    min: Float32Array.from(extremes, ([low]) => low ?? NaN),
    max: Float32Array.from(extremes, ([, high]) => high ?? NaN),
  }
}

describe('pyramid', () => {
  const samples = noise(20_000).map((value, i) => (i % 97 === 0 || (i > 5000 && i < 6000) ? NaN : value))
  const pyramid = buildPyramid(samples)

  it('equals a full scan on any span and number of columns, beyond the ends too', () => {
    const place = fc.integer({ min: -200, max: 20_200 })
    fc.assert(
      fc.property(place, fc.nat(20_000), fc.integer({ min: 0, max: 60 }), (from, length, columns) => {
        const span = { from, to: from + length, columns }
        expect(queryPyramid(pyramid, span)).toEqual(scanAll(samples, span))
      }),
    )
  })

  it('grows by 4 from blocks of 16', () => {
    expect(pyramid.levels.map((level) => level.min.length)).toEqual([1250, 313, 79, 20, 5, 2, 1])
  })

  it('answers empty records and records of gaps', () => {
    const empty = queryPyramid(buildPyramid(new Float32Array(0)), { from: 0, to: 10, columns: 2 })
    expect(Array.from(empty.min)).toEqual([NaN, NaN])
    const gaps = queryPyramid(buildPyramid(new Float32Array(100).fill(NaN)), { from: 0, to: 100, columns: 1 })
    expect(Array.from(gaps.max)).toEqual([NaN])
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildPyramid, queryPyramid, updatePyramid } from './pyramid.ts'
import type { PyramidColumns, PyramidSamples, PyramidSpan } from './pyramid.ts'
import { noise } from '../testing/synthetic-ecg.ts'

/** A full scan of each column. */
function scanAll(samples: PyramidSamples, { from, to, columns }: PyramidSpan): PyramidColumns {
  const extremes = Array.from({ length: columns }, (_, column) => {
    const start = from + Math.floor((column * (to - from)) / columns)
    const end = Math.max(start + 1, from + Math.floor(((column + 1) * (to - from)) / columns))
    const all = Array.from(samples.slice(Math.max(0, start), Math.max(0, end)))
    const valid = all.filter((value) => !Number.isNaN(value) && value !== -32768)
    return valid.length === 0 ? [NaN, NaN] : [Math.min(...valid), Math.max(...valid)]
  })

  return {
    min: Float32Array.from(extremes, ([low]) => low ?? NaN),
    max: Float32Array.from(extremes, ([, high]) => high ?? NaN),
  }
}

const isGap = (i: number): boolean => i % 97 === 0 || (i > 5000 && i < 6000)
const floats = noise(20_000).map((value, i) => (isGap(i) ? NaN : value))

const whole = Int16Array.from(noise(20_000), (value, i) =>
  isGap(i) ? -32768 : Math.trunc(value * 32767.9),
)

/** Steps of one sample at a time, so that the extremes of a column lie on its edges. */
const ramp = Float32Array.from({ length: 20_000 }, (_, i) => (i % 4000 < 2000 ? i : -i))

/** Blocks of each level of a record. */
function blocksOf(length: number): number[] {
  return buildPyramid(new Float32Array(length)).levels.map((level) => level.length / 2)
}

describe('pyramid', () => {
  it.each([
    ['floats', floats],
    ['16-bit samples', whole],
    ['ramps', ramp],
  ])(
    'equals a full scan of %s on any span and number of columns, beyond the ends too',
    (_, samples) => {
      const pyramid = buildPyramid(samples)
      const place = fc.integer({ min: -200, max: 20_200 })

      fc.assert(
        fc.property(
          place,
          fc.nat(20_000),
          fc.integer({ min: 0, max: 60 }),
          (from, length, columns) => {
            const span = { from, to: from + length, columns }
            expect(queryPyramid(pyramid, span)).toEqual(scanAll(samples, span))
          },
        ),
      )
    },
  )

  it('orders every kind of float: zeros of both signs, the smallest, the largest, infinities, NaN of both signs', () => {
    const bits = [0, 1, 0x7f7fffff, 0x7f800000, 0x7f800001, 0x7fc00000, 0x7fffffff]

    const everyKind = new Float32Array(
      Uint32Array.from([...bits, ...bits.map((value) => value | 0x80000000)]).buffer,
    )

    fc.assert(
      fc.property(
        fc.array(fc.nat(everyKind.length - 1), { minLength: 1, maxLength: 80 }),
        (places) => {
          const chosen = new Uint32Array(places.length)
          const source = new Uint32Array(everyKind.buffer)
          for (const [i, place] of places.entries()) chosen[i] = source[place] ?? 0
          const samples = new Float32Array(chosen.buffer)

          for (const columns of [1, 3]) {
            const span = { from: 0, to: samples.length, columns }
            expect(queryPyramid(buildPyramid(samples), span)).toEqual(scanAll(samples, span))
          }
        },
      ),
    )
  })

  it.each([
    ['floats', floats],
    ['16-bit samples', whole],
  ])('is the same whether built at once or brought up to date piece by piece: %s', (_, samples) => {
    fc.assert(
      fc.property(fc.array(fc.nat(20_100), { maxLength: 8 }), fc.boolean(), (cuts, reversed) => {
        const growing = samples.slice().fill(samples instanceof Int16Array ? -32768 : NaN)
        const pyramid = buildPyramid(growing)
        const edges = [...new Set([0, ...cuts, samples.length])].toSorted((a, b) => a - b)
        const pieces = edges.slice(1).map((to, i) => ({ from: edges[i] ?? 0, to }))

        for (const { from, to } of reversed ? pieces.toReversed() : pieces) {
          growing.set(samples.subarray(from, to), Math.min(from, samples.length))
          updatePyramid(pyramid, from, to)
        }

        expect(pyramid).toEqual(buildPyramid(samples))
      }),
      { numRuns: 30 },
    )
  })

  it('looks at samples that lie in the middle of a buffer', () => {
    const part = floats.subarray(1001, 1901)
    const span = { from: 0, to: 900, columns: 7 }
    expect(queryPyramid(buildPyramid(part), span)).toEqual(scanAll(part, span))
  })

  it('grows by 4 from blocks of 16', () => {
    expect(blocksOf(20_000)).toEqual([1250, 313, 79, 20, 5, 2, 1])
    expect([0, 1, 16, 17].map(blocksOf)).toEqual([[], [1], [1], [2, 1]])
  })

  it('answers empty records and records of gaps', () => {
    const empty = queryPyramid(buildPyramid(new Float32Array(0)), { from: 0, to: 10, columns: 2 })
    expect(Array.from(empty.min)).toEqual([NaN, NaN])

    for (const gaps of [new Float32Array(100).fill(NaN), new Int16Array(100).fill(-32768)]) {
      const { min, max } = queryPyramid(buildPyramid(gaps), { from: 0, to: 100, columns: 1 })
      expect([min[0], max[0]]).toEqual([NaN, NaN])
    }
  })
})

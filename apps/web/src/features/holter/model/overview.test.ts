import { describe, expect, it } from 'vitest'
import { overviewColumns, reachOf, readOverview } from './overview.ts'
import { base64Of } from '../testing/record.ts'

const overviewOf = (pairs: readonly (readonly [number, number])[], microvolts = 2) =>
  readOverview({
    samplesPerPair: 4096,
    microvolts,
    data: base64Of(new Uint8Array(Int16Array.from(pairs.flat()).buffer)),
  })

describe('the overview', () => {
  it('is in millivolts, and a pair of gaps alone is none', () => {
    const { min, max } = overviewOf([
      [-100, 500],
      [32_767, -32_767],
    ])

    expect(min[0]).toBeCloseTo(-0.2)
    expect(max[0]).toBeCloseTo(1)
    expect([min[1], max[1]]).toEqual([NaN, NaN])
  })

  it('gives every column the extremes of the pairs that it touches', () => {
    const overview = overviewOf(
      [
        [-1, 1],
        [-2, 2],
        [-3, 3],
        [32_767, -32_767],
      ],
      1000,
    )

    expect(overviewColumns(overview, { from: 0, to: 4 * 4096, columns: 2 })).toEqual({
      min: Float32Array.of(-2, -3),
      max: Float32Array.of(2, 3),
    })

    // Half a pair each, and beyond both ends.
    const { max } = overviewColumns(overview, { from: -4096, to: 6 * 4096, columns: 14 })
    expect(Array.from(max)).toEqual([NaN, NaN, 1, 1, 2, 2, 3, 3, NaN, NaN, NaN, NaN, NaN, NaN])
  })

  it('reaches as far as the trace, but for artefacts, and at least as far as a beat', () => {
    const beats = Array.from({ length: 300 }, () => [-800, 1700] as const)

    expect(reachOf(overviewOf([...beats, [-30_000, 30_000]], 1))).toEqual({
      aboveMv: expect.closeTo(1.7),
      belowMv: expect.closeTo(0.8),
    })

    expect(reachOf(overviewOf([[-10, 10]], 1))).toEqual({ aboveMv: 1.2, belowMv: 0.5 })
    expect(reachOf(overviewOf([], 1))).toEqual({ aboveMv: 1.2, belowMv: 0.5 })
    expect(reachOf(overviewOf([[-9000, 9000]], 1))).toEqual({ aboveMv: 4, belowMv: 4 })
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countBeats, matchBeats } from './match-beats.ts'

/** Tries every one-to-one matching: the most pairs, then the least sum of distances. */
function bruteForce(
  reference: number[],
  detected: number[],
  tolerance: number,
): { pairs: number; distance: number } {
  const [first, ...rest] = reference
  if (first === undefined) return { pairs: 0, distance: 0 }
  let best = bruteForce(rest, detected, tolerance)

  for (const [index, sample] of detected.entries()) {
    const apart = Math.abs(sample - first)
    if (apart > tolerance) continue
    const found = bruteForce(rest, detected.toSpliced(index, 1), tolerance)
    const pairs = found.pairs + 1
    const distance = found.distance + apart
    if (pairs > best.pairs || (pairs === best.pairs && distance < best.distance))
      best = { pairs, distance }
  }

  return best
}

const rising = (maxLength: number) =>
  fc
    .array(fc.nat(60), { maxLength })
    .map((values) => [...new Set(values)].toSorted((a, b) => a - b))

describe('matchBeats', () => {
  it('finds as many pairs as trying every matching does, as close together, each beat once', () => {
    fc.assert(
      fc.property(rising(6), rising(6), fc.nat(12), (reference, detected, tolerance) => {
        const matched = matchBeats(reference, detected, tolerance)
        const indices = Array.from(matched).filter((index) => index >= 0)
        expect(new Set(indices).size).toBe(indices.length)

        const apart = Array.from(matched, (index, i) =>
          index < 0 ? 0 : Math.abs((detected[index] ?? NaN) - (reference[i] ?? NaN)),
        )

        for (const distance of apart) expect(distance).toBeLessThanOrEqual(tolerance)
        const distance = apart.reduce((sum, value) => sum + value, 0)

        expect({ pairs: indices.length, distance }).toEqual(
          bruteForce(reference, detected, tolerance),
        )
      }),
      { numRuns: 500 },
    )
  })

  it('counts a distance of exactly the tolerance, and one sample more not', () => {
    expect(Array.from(matchBeats([100], [154], 54))).toEqual([0])
    expect(Array.from(matchBeats([100], [155], 54))).toEqual([-1])
  })

  it('prefers two pairs to one perfect pair', () => {
    expect(Array.from(matchBeats([0, 50], [50, 90], 54))).toEqual([0, 1])
  })
})

describe('countBeats', () => {
  it('counts missed and extra beats, and leaves out what is not scored', () => {
    const lists = { reference: [100, 300, 500], detected: [102, 200, 401, 503] }
    expect(countBeats(lists, 10)).toEqual({ beats: 3, missed: 1, extra: 2 })

    expect(countBeats(lists, 10, (sample) => sample > 250)).toEqual({
      beats: 3,
      missed: 1,
      extra: 1,
    })

    // A beat that is matched is found, whether scored or not.
    expect(countBeats(lists, 10, () => false)).toEqual({ beats: 3, missed: 1, extra: 0 })
  })

  it('answers empty lists', () => {
    expect(countBeats({ reference: [], detected: [7] }, 10)).toEqual({
      beats: 0,
      missed: 0,
      extra: 1,
    })

    expect(countBeats({ reference: [7], detected: [] }, 10)).toEqual({
      beats: 1,
      missed: 1,
      extra: 0,
    })
  })
})

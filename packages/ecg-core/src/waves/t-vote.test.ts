import { describe, expect, it } from 'vitest'
import type { MeanBeat } from './mean-beat.ts'
import { TVote } from './t-vote.ts'

const NO_CURVE = new Float64Array(0)

/** The mean of beat `own` with others, each with its weight. */
const meanOf = (own: number, others: readonly [beat: number, weight: number][]): MeanBeat => ({
  mean: NO_CURVE,
  others: NO_CURVE,
  support: others.length,
  members: Int32Array.from([...others.map(([beat]) => beat), own]),
  weights: Float64Array.from([...others.map(([, weight]) => weight), 1]),
})

/** Lets beats vote, each in the means of all. */
function ended(ends: readonly (number | null)[], weight = 1): (number | null)[] {
  const vote = new TVote(ends.length)

  for (const [b, end] of ends.entries()) {
    const others = ends.flatMap((_, k): [number, number][] => (k === b ? [] : [[k, weight]]))
    vote.cast(b, end, meanOf(b, others))
  }

  return ends.map((_, b) => vote.end(b))
}

describe('the vote on the end of T', () => {
  it('is the median: one beat that sees another lobe follows the others', () => {
    expect(ended([100, 101, 160, 102, 100])).toEqual([101, 101, 101, 101, 101])
  })

  it('leaves a beat its own end where the others differ so much in rhythm that they hardly count', () => {
    expect(ended([100, 101, 160, 102, 100], 0.1)).toEqual([100, 101, 160, 102, 100])
  })

  it('tells an end of a beat that shows none, and none where no beat shows one', () => {
    expect(ended([100, null, 102, 101])[1]).toBe(101)
    expect(ended([null, null, null])).toEqual([null, null, null])
    expect(new TVote(1).end(0)).toBeNull()
  })
})

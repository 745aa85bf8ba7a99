import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { intervalCost, likeliestBeats, startCost } from './beat-path.ts'
import type { BeatOdds } from './beat-path.ts'

const RATE = 125
const RR = 100

/** Candidates with the same rhythm known for all of them. */
function odds(
  list: readonly { at: number; score: number; size?: number }[],
  rrWeight = 0.5,
): BeatOdds {
  return {
    at: Int32Array.from(list, ({ at }) => at),
    score: Float64Array.from(list, ({ score }) => score),
    size: Float64Array.from(list, ({ size }) => size ?? 1),
    usualRr: new Float64Array(list.length).fill(RR),
    rrSpread: new Float64Array(list.length).fill(0.1),
    rrWeight: new Float64Array(list.length).fill(rrWeight),
    rateHz: RATE,
  }
}

function sumOf(all: BeatOdds, beats: readonly number[]): number {
  const cost = (beat: number, i: number): number =>
    i === 0 ? startCost(all, beat) : intervalCost(all, beats[i - 1] ?? NaN, beat)

  return beats.reduce((sum, beat, i) => sum + (all.score[beat] ?? NaN) - cost(beat, i), 0)
}

/** Two beats and a third deflection of this size 0.28 s after the first. */
const withEarly = (size: number): BeatOdds =>
  odds(
    [
      { at: 100, score: 4 },
      { at: 135, score: 1, size },
      { at: 200, score: 4 },
    ],
    0.05,
  )

describe('likeliestBeats', () => {
  it('takes a steady rhythm and leaves what scores below zero', () => {
    const list = [100, 150, 200, 250, 300].map((at, i) => ({ at, score: i % 2 === 0 ? 4 : -0.5 }))
    expect([...likeliestBeats(odds(list))]).toEqual([0, 2, 4])
  })

  it('drops a smaller deflection where the T wave lies, and keeps a like one', () => {
    expect([...likeliestBeats(withEarly(0.4))]).toEqual([0, 2])
    expect([...likeliestBeats(withEarly(1))]).toEqual([0, 1, 2])
  })

  it('never takes two beats within the refractory time, however strong', () => {
    const list = [100, 112, 124].map((at) => ({ at, score: at === 112 ? 51 : 50 }))
    expect([...likeliestBeats(odds(list))]).toEqual([1])
  })

  it('asks the rhythm more where it is told to', () => {
    const list = [100, 155, 200, 300].map((at) => ({ at, score: at === 155 ? 1.5 : 4 }))
    expect([...likeliestBeats(odds(list, 0.1))]).toEqual([0, 1, 2, 3])
    expect([...likeliestBeats(odds(list, 1))]).toEqual([0, 2, 3])
  })

  it('finds no beat needed in a long pause, and none at all without candidates', () => {
    const list = [100, 200, 900, 1700, 1800].map((at) => ({ at, score: at === 900 ? -2 : 4 }))
    expect([...likeliestBeats(odds(list))]).toEqual([0, 1, 3, 4])
    expect(likeliestBeats(odds([])).length).toBe(0)
  })

  it('finds the same greatest sum as trying every subset', () => {
    const candidate = fc.record({
      step: fc.integer({ min: 15, max: 130 }),
      score: fc.double({ min: -3, max: 5, noNaN: true }),
      size: fc.double({ min: 0.2, max: 2, noNaN: true }),
    })

    fc.assert(
      fc.property(fc.array(candidate, { minLength: 1, maxLength: 9 }), (steps) => {
        let at = 0
        const all = odds(steps.map(({ step, score, size }) => ({ at: (at += step), score, size })))
        let greatest = 0

        for (let subset = 1; subset < 1 << steps.length; subset++) {
          const beats = steps.map((_, k) => k).filter((k) => (subset >> k) & 1)
          greatest = Math.max(greatest, sumOf(all, beats))
        }

        expect(sumOf(all, [...likeliestBeats(all)])).toBeCloseTo(greatest, 6)
      }),
      { numRuns: 200 },
    )
  })
})

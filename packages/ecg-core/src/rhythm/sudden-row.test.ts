import { describe, expect, it } from 'vitest'
import { analyseEcg } from '../findings/analyse.ts'
import { noise, syntheticEcg } from '../testing/synthetic-ecg.ts'
import { classifyRhythm } from './rhythm.ts'
import type { RhythmEvidence } from './rhythm-evidence.ts'

const times = (count: number, ms: number): number[] => Array.from({ length: count }, () => ms)

/** Sinus rhythm at 92 a minute, and a tachycardia at 158 as in record 209. */
const slow = times(20, 650)
const fast = times(20, 380)

/** Each interval a little unlike the one before. */
function evidenceOf(intervals: readonly number[]): RhythmEvidence {
  const random = noise(intervals.length, 4)

  return {
    rrMs: Float64Array.from(intervals, (ms, i) => ms * (1 + 0.015 * (random[i] ?? 0))),
    kinds: intervals.concat(0).map(() => 'normal' as const),
    usable: 1,
    likeness: new Float64Array(intervals.length + 1).fill(0.95),
    coherence: 0.6,
    lateCoherence: 0.6,
    rivals: 0,
  }
}

const found = (intervals: readonly number[]) => classifyRhythm(evidenceOf(intervals))
const sudden = { rhythm: 'other', reason: 'suddenly very fast or no longer' }

/** Milliseconds from one beat to the next while the heart goes from one rate to another, evenly, in so many beats. */
const changing = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / count)

/** Of a row after twenty slow intervals. */
const isInRow = (beat: number): boolean => beat > 20 && beat <= 40

describe('a row of fast beats', () => {
  it.each([
    ['begins', [...slow, ...fast]],
    ['ends', [...fast, ...slow]],
    ['begins and ends', [...slow, ...fast, ...slow]],
    ['begins after a few uneven beats', [...slow, 411, 361, 433, 547, ...fast]],
  ])('is other than sinus rhythm where it suddenly %s', (_, intervals) => {
    expect(found(intervals)).toEqual(sudden)
  })

  it.each([
    [
      'comes and goes as the sinus node has it',
      [...slow, ...changing(40, 650, 420), ...times(10, 420)],
    ],
    ['is shorter than eight intervals', [...slow, ...times(7, 380), ...slow]],
    ['is uneven', [...slow, ...fast.map((ms, i) => ms + 40 * (i % 3)), ...slow]],
    ['is no faster than sinus rhythm may be', [...slow, ...times(20, 480), ...slow]],
    ['has nothing beside it to compare with', [...times(7, 650), ...fast]],
  ])('is not called sudden where it %s', (_, intervals) => {
    expect(found(intervals).reason).not.toBe(sudden.reason)
  })

  it('is not called sudden where its beats are ventricular or unlike the others', () => {
    const evidence = evidenceOf([...slow, ...fast, ...slow])
    expect(classifyRhythm(evidence)).toEqual(sudden)
    const wide = evidence.kinds.map((kind, i) => (isInRow(i) ? ('ventricular' as const) : kind))
    expect(classifyRhythm({ ...evidence, kinds: wide }).reason).not.toBe(sudden.reason)

    const likeness = Float64Array.from(evidence.kinds, (_, i) =>
      i % 7 === 3 && isInRow(i) ? 0.6 : 1,
    )

    expect(classifyRhythm({ ...evidence, likeness }).reason).not.toBe(sudden.reason)
  })

  it('is found in a strip, and not in fibrillation, which has fast rows too', () => {
    let at = 0.4

    const beats = [...times(18, 0.65), ...times(30, 0.38), ...times(9, 0.65)].map((apart) => ({
      at: (at += apart),
    }))

    const { samples } = syntheticEcg(beats, 30)
    expect(analyseEcg(samples, 512)).toMatchObject({ rhythm: 'other', rhythmReason: sudden.reason })
    const random = noise(60, 8)

    const irregular = Array.from(random, (value, i) =>
      i >= 20 && i < 30 ? 400 : 650 + 200 * value,
    )

    expect(
      classifyRhythm({ ...evidenceOf(irregular), coherence: 0, lateCoherence: 0 }).rhythm,
    ).toBe('af')
  })
})

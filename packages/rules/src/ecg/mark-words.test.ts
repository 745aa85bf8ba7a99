import { describe, expect, it } from 'vitest'
import type { BeatMark, MarkDenial } from '@kangban/contracts'
import { BEAT_SIGNS, beatCountText, countMarks, deniedText, denialTest } from './mark-words.ts'

const saidAt = '2026-03-02T09:10:00+08:00'
const mark = (sample: number, kind: BeatMark = 'supraventricular') => ({ sample, kind })

const denial = (sample: number, kind: MarkDenial['kind'] = 'supraventricular') => ({
  sample,
  kind,
  saidAt,
})

it('has another shape and another word for each kind of beat', () => {
  const signs = Object.values(BEAT_SIGNS)
  expect(new Set(signs.map(({ sign }) => sign)).size).toBe(signs.length)
  expect(new Set(signs.map(({ word }) => word)).size).toBe(signs.length)
})

describe('what the owner says of a mark', () => {
  it('holds for that mark alone, not for another finding at its place', () => {
    expect(denialTest([denial(10)])(mark(10))).toBe(true)
    expect(denialTest([denial(10)])(mark(10, 'ventricular'))).toBe(false)
    expect(denialTest([denial(10)])(mark(11))).toBe(false)
  })

  it('is counted apart and takes nothing off the count', () => {
    const isDenied = denialTest([denial(2), denial(5), denial(99)])

    const counts = countMarks(
      [1, 2, 3, 4, 5, 6, 7].map((sample) => ({
        ...mark(sample),
        denied: isDenied(mark(sample)),
      })),
    )

    expect(counts.supraventricular).toEqual({ count: 7, denied: 2 })
    expect(beatCountText(counts, 'owner')).toBe('有 7 次提早的心跳（不宽），其中 2 次您说不是。')
    expect(beatCountText(counts, 'other')).toBe('有 7 次提早的心跳（不宽），其中 2 次本人说不是。')
  })

  it('is told to whoever reads it', () => {
    expect(deniedText('owner')).toBe('您说过不是')
    expect(deniedText('other')).toBe('本人说过不是')
  })
})

it('counts each kind, large numbers readably, and says nothing of none', () => {
  const counts = countMarks([
    { kind: 'supraventricular', denied: false },
    { kind: 'ventricular', denied: false },
  ])

  expect(beatCountText(counts, 'owner')).toBe('有 1 次提早的心跳（不宽）；1 次宽大的心跳。')
  counts.supraventricular.count = 12_345
  expect(beatCountText(counts, 'owner')).toMatch(/^有 12,345 次提早/)
  expect(beatCountText(countMarks([]), 'owner')).toBe('')
})

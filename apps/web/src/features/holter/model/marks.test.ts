import type { HolterEpisode } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import { filterMarks, firstMark, kindsIn, marksOf, marksWithin, neighbour } from './marks.ts'
import { inSightText, markFacts, markName } from './mark-words.ts'

const episode = (kind: HolterEpisode['kind'], from: number, to: number): HolterEpisode => ({
  kind,
  label: `的 ${kind}`,
  from,
  to,
  at: '2026-01-05T08:00:00+08:00',
  seconds: (to - from) / 100,
  beats: 1,
  heartRate: 112,
  longestRrMs: 2345,
})

const beats = {
  beats: Int32Array.of(50, 150, 250, 350, 450, 900),
  kinds: Uint8Array.of(0, 1, 1, 1, 2, 2),
}

const episodes = [
  episode('suspected-af', 1000, 4000),
  episode('early-run', 140, 360),
  episode('lead-off', 20, 40),
]

const marks = marksOf({ episodes, beats, rateHz: 100 })

describe('marks', () => {
  it('are episodes and the early beats outside runs, in seconds, rising', () => {
    expect(marks.map(({ kind, from, to, wide }) => [kind, from, to, wide])).toEqual([
      ['signal', 0.2, 0.4, false],
      ['early', 1.4, 3.6, false],
      ['early', 4.5, 4.5, true],
      ['early', 9, 9, true],
      ['af', 10, 40, false],
    ])

    expect(marksOf({ episodes, beats: null, rateHz: 100 })).toHaveLength(3)
    expect(marksOf({ episodes: [], beats: null, rateHz: 100 })).toEqual([])
  })

  it('are filtered by the kinds that were found', () => {
    expect(kindsIn(marks)).toEqual(['early', 'af', 'signal'])
    expect(filterMarks(marks, 'early')).toHaveLength(3)
    expect(filterMarks(marks, 'all')).toBe(marks)
  })

  it('are in sight when any part of them is', () => {
    expect(marksWithin(marks, 3.6, 4.5).map(({ kind }) => kind)).toEqual(['early'])
    expect(marksWithin(marks, 20, 21).map(({ kind }) => kind)).toEqual(['af'])
    expect(marksWithin(marks, 40.5, 100)).toEqual([])
  })

  it('are walked through from the one gone to last, else from a place', () => {
    const early = filterMarks(marks, 'early')
    const [first = null, , last = null] = early
    expect(neighbour(early, { chosen: first, second: 0 }, 'after')).toBe(1)
    expect(neighbour(early, { chosen: first, second: 0 }, 'before')).toBe(-1)
    expect(neighbour(early, { chosen: last, second: 0 }, 'after')).toBe(-1)
    expect(neighbour(early, { chosen: null, second: 4 }, 'after')).toBe(1)
    expect(neighbour(early, { chosen: null, second: 4 }, 'before')).toBe(0)
    expect(neighbour(early, { chosen: marks[0] ?? null, second: 100 }, 'after')).toBe(-1)
  })

  it('begin with what a physician would look at first', () => {
    expect(firstMark(marks)?.kind).toBe('af')
    expect(firstMark(marks.filter(({ kind }) => kind !== 'af'))?.kind).toBe('early')
    expect(firstMark(marks.filter(({ kind }) => kind === 'signal'))).toBeNull()
  })

  it('are named with their facts and units, by the words of the service', () => {
    const [off, run, wide, , af] = marks
    if (!off || !run || !wide || !af) throw new Error('marks are missing')
    expect(markName(af)).toBe('的 suspected-af')
    expect(markFacts(af)).toBe('30 秒 · 平均 112 次/分')
    expect(markFacts(off)).toBe('0.2 秒')
    expect([markName(wide), markFacts(wide)]).toEqual(['疑似早搏', '形态与其他不同'])
    const [pause] = marksOf({ episodes: [episode('pause', 0, 235)], beats: null, rateHz: 100 })
    expect(pause && markFacts(pause)).toBe('2.4 秒 · 最长间隔 2.35 秒')
  })

  it('are counted by kind in a sentence', () => {
    expect(inSightText(marks)).toBe('这一屏有：疑似早搏 3 处，疑似房颤 1 处，脱落或不清楚 1 处。')
    expect(inSightText([])).toBe('这一屏没有标记。')
  })
})

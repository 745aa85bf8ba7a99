import type { HolterEpisode } from '@kangban/contracts'
import { describe, expect, it } from 'vitest'
import { filterMarks, firstMark, kindsIn, marksOf, marksWithin, neighbour } from './marks.ts'
import { flagWords, inSightText, markFacts, markName } from './mark-words.ts'

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
  kinds: Uint8Array.of(0, 1, 1, 1, 2, 3),
}

const episodes = [
  episode('suspected-af', 1000, 4000),
  episode('early-run', 140, 360),
  episode('lead-off', 20, 40),
]

const none = { rateHz: 100, denials: [] }
const marks = marksOf({ episodes, beats, ...none })

describe('marks', () => {
  it('are episodes and each marked beat by its kind, in seconds, rising', () => {
    expect(marks.map(({ kind, from, to, beat, inRun }) => [kind, from, to, beat, inRun])).toEqual([
      ['signal', 0.2, 0.4, null, false],
      ['early', 1.4, 3.6, null, false],
      ['early', 1.5, 1.5, 'supraventricular', true],
      ['early', 2.5, 2.5, 'supraventricular', true],
      ['early', 3.5, 3.5, 'supraventricular', true],
      ['wide', 4.5, 4.5, 'ventricular', false],
      ['unsure', 9, 9, 'unclassified', false],
      ['af', 10, 40, null, false],
    ])

    expect(marksOf({ episodes, beats: null, ...none })).toHaveLength(3)
    expect(marksOf({ episodes: [], beats: null, ...none })).toEqual([])
  })

  it('know which of them the owner calls wrong', () => {
    const saidAt = '2026-01-06T08:00:00+08:00'

    const denials = [
      { sample: 450, kind: 'ventricular' as const, saidAt },
      { sample: 900, kind: 'ventricular' as const, saidAt },
      { sample: 1000, kind: 'suspected-af' as const, saidAt },
    ]

    const denied = marksOf({ episodes, beats, rateHz: 100, denials }).filter((mark) => mark.denied)
    expect(denied.map(({ kind }) => kind)).toEqual(['wide', 'af'])
  })

  it('are filtered by the kinds that were found', () => {
    expect(kindsIn(marks)).toEqual(['wide', 'early', 'unsure', 'af', 'signal'])
    // A run is one, and its beats are not walked through again.
    expect(filterMarks(marks, 'early').map(({ from }) => from)).toEqual([1.4])
    expect(filterMarks(marks, 'all')).toHaveLength(5)
  })

  it('are in sight when any part of them is', () => {
    expect(marksWithin(marks, 3.6, 4.5).map(({ kind }) => kind)).toEqual(['early'])
    expect(marksWithin(marks, 20, 21).map(({ kind }) => kind)).toEqual(['af'])
    expect(marksWithin(marks, 40.5, 100)).toEqual([])
  })

  it('are walked through from the one gone to last, else from a place', () => {
    const beatsAlone = filterMarks(marks, 'all').slice(1, 4)
    const [first = null, , last = null] = beatsAlone
    expect(neighbour(beatsAlone, { chosen: first, second: 0 }, 'after')).toBe(1)
    expect(neighbour(beatsAlone, { chosen: first, second: 0 }, 'before')).toBe(-1)
    expect(neighbour(beatsAlone, { chosen: last, second: 0 }, 'after')).toBe(-1)
    expect(neighbour(beatsAlone, { chosen: null, second: 4 }, 'after')).toBe(1)
    expect(neighbour(beatsAlone, { chosen: null, second: 4 }, 'before')).toBe(0)
    expect(neighbour(beatsAlone, { chosen: marks[0] ?? null, second: 100 }, 'after')).toBe(-1)
  })

  it('begin with what a physician would look at first', () => {
    expect(firstMark(marks)?.kind).toBe('af')
    expect(firstMark(marks.filter(({ kind }) => kind !== 'af'))?.kind).toBe('wide')
    expect(firstMark(marks.filter(({ kind }) => kind === 'signal'))).toBeNull()
  })

  it('are named with their facts and units, by the words of the service', () => {
    const [off, run, , , , wide, , af] = marks
    if (!off || !run || !wide || !af) throw new Error('marks are missing')
    expect(markName(af)).toBe('的 suspected-af')
    expect(markFacts(af)).toBe('30 秒 · 平均 112 次/分')
    expect(markFacts(off)).toBe('0.2 秒')
    expect([markName(wide), markFacts(wide)]).toEqual(['宽大的心跳', ''])
    expect([flagWords(wide), flagWords(af)]).toEqual(['■ 宽大', '的 suspected-af'])
    expect(markFacts(run)).toBe('连续 1 次 · 2.2 秒 · 平均 112 次/分')
    const [pause] = marksOf({ episodes: [episode('pause', 0, 235)], beats: null, ...none })
    expect(pause && markFacts(pause)).toBe('2.4 秒 · 最长间隔 2.35 秒')
  })

  it('are counted by kind in a sentence', () => {
    expect(inSightText(marks)).toBe(
      '这一屏有：宽大的心跳 1 处，提早的心跳（不宽） 1 处，说不准的心跳 1 处，疑似房颤 1 处，脱落或不清楚 1 处。',
    )

    expect(inSightText([])).toBe('这一屏没有标记。')
  })
})

import { describe, expect, it } from 'vitest'
import { countPremature, type EcgFindings, ecgWording, type Words } from './wording.ts'

const findings = (change: Partial<EcgFindings> = {}): EcgFindings => ({
  rhythm: 'sinus',
  heartRateBpm: 72,
  prematureBeats: 0,
  ...change,
})

const spoken = (words: Words[]) => words.map(({ text }) => text).join('')

describe('the wording of an ECG', () => {
  it.each([
    [{}, 'unremarkable', '未见明显异常', '心跳平稳，未见明显异常。', '心跳平稳，未见明显异常。'],
    [
      { prematureBeats: 2 },
      'noticed',
      '疑似早搏',
      '心跳大致平稳，有 2 次提早的心跳。',
      '心跳大致平稳，有 2 次提早的心跳。',
    ],
    [
      { heartRateBpm: 112 },
      'noticed',
      '心率偏快',
      '心跳偏快，其余未见明显异常。',
      '心跳偏快，其余未见明显异常。',
    ],
    [
      { heartRateBpm: 48 },
      'noticed',
      '心率偏慢',
      '心跳偏慢，其余未见明显异常。',
      '心跳偏慢，其余未见明显异常。',
    ],
    [
      { rhythm: 'other' },
      'noticed',
      '节律不典型',
      '心跳平稳，节律不典型，请医生看一看。',
      '心跳平稳，节律不典型，请医生看一看。',
    ],
    [
      { rhythm: 'af' },
      'urgent',
      '疑似房颤',
      '心跳间隔不齐，疑似房颤，请尽快请医生看这份心电图。',
      '心跳不齐，疑似房颤，请看医生。',
    ],
    [
      { rhythm: 'unclassified' },
      'unclear',
      '信号不足',
      '这次信号不足，请坐稳后再测一次。',
      '没测清楚，请再测一次。',
    ],
    [
      { heartRateBpm: null },
      'unclear',
      '信号不足',
      '这次信号不足，请坐稳后再测一次。',
      '没测清楚，请再测一次。',
    ],
  ] as const)('%j is %s, %s: %s', (change, verdict, tag, normal, elder) => {
    const wording = ecgWording(findings(change))
    expect([wording.verdict, wording.tag]).toEqual([verdict, tag])
    expect([spoken(wording.sentence), spoken(wording.elderSentence)]).toEqual([normal, elder])
  })

  it('is never milder in its short form', () => {
    const rank = { plain: 0, warn: 1, bad: 2 }
    const worst = (words: Words[]) => Math.max(...words.map(({ tone }) => rank[tone]))

    for (const rhythm of ['sinus', 'af', 'other', 'unclassified'] as const) {
      const { sentence, elderSentence } = ecgWording(findings({ rhythm, prematureBeats: 1 }))
      expect(worst(elderSentence)).toBe(worst(sentence))
    }
  })

  it('counts early beats of either shape', () => {
    expect(
      countPremature([{ kind: 'normal' }, { kind: 'premature' }, { kind: 'premature-wide' }]),
    ).toBe(2)
  })
})

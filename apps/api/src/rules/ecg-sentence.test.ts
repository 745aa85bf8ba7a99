import { describe, expect, it } from 'vitest'
import { type EcgFacts, ecgSummary, rhythmReason } from './ecg-sentence.ts'

const facts = (change: Partial<EcgFacts> = {}): EcgFacts => ({
  rhythm: 'sinus',
  heartRateBpm: 72,
  prematureBeats: 0,
  complete: true,
  ...change,
})

describe('the summary', () => {
  it('names figures with unit and reference, that it was cut, and that it is no diagnosis', () => {
    const cut = ecgSummary({ ...facts({ complete: false }), qtMs: 391.6, hrvMs: null })
    expect(cut).toBe(
      '心跳平稳，未见明显异常。心率72次/分（参考60–100），QT间期392毫秒。测量中断，未满预定时长。自动分析，不是诊断。',
    )
  })
  it('gives no figure that was not measured', () => {
    const text = ecgSummary({ ...facts({ rhythm: 'unclassified', heartRateBpm: null }), qtMs: null, hrvMs: null })
    expect(text).toBe('这次信号不足，请坐稳后再测一次。自动分析，不是诊断。')
  })
})

it('explains every rhythm in Chinese', () => {
  for (const rhythm of ['sinus', 'af', 'other', 'unclassified'] as const) {
    expect(rhythmReason(facts({ rhythm }))).toMatch(/^[\p{Script=Han}，、]+$/u)
  }
})

import { analyseEcg } from '@kangban/ecg-core'
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
  it('names figures with unit, method and span, that it was cut, and that it is no diagnosis', () => {
    const hrv = { valueMs: 46.2, windowSeconds: 28.4, beats: 33 }

    expect(ecgSummary({ ...facts({ complete: false }), qtMs: 391.6, hrv })).toBe(
      '心跳平稳，未见明显异常。全程平均心率72次/分（参考60–100），QT间期392毫秒（切线法，中位数），' +
        'SDNN 46毫秒（28秒内33次心跳）。测量中断，未满预定时长。自动分析，不是诊断。',
    )
  })

  it('gives no figure that was not measured', () => {
    const text = ecgSummary({
      ...facts({ rhythm: 'unclassified', heartRateBpm: null }),
      qtMs: null,
      hrv: null,
    })

    expect(text).toBe('这次信号不足，请坐稳后再测一次。自动分析，不是诊断。')
  })
})

describe('what the rhythm rests on', () => {
  it('is told in Chinese for what the analysis says of silence', () => {
    const silent = analyseEcg(new Float32Array(512 * 30), 512)
    expect(rhythmReason(silent.rhythmReason)).toBe('清楚的心跳太少，无法判断节律')
  })

  it('is empty for a reason of another version, also for one that every object has', () => {
    expect(rhythmReason('no such reason')).toBe('')
    expect(rhythmReason('toString')).toBe('')
  })

  it('names no illness', () => {
    const reason = rhythmReason('intervals irregular, no constant P wave before the beats')
    expect(reason).toContain('P 波')
    expect(reason).not.toMatch(/房颤|诊断|患/)
  })
})

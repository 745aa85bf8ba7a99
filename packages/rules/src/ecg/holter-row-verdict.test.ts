import { expect, it } from 'vitest'
import type { HolterSummary } from './holter-figures.ts'
import { holterRowWords } from './holter-row-verdict.ts'

const SUMMARY: HolterSummary = {
  recordedSeconds: 86_400,
  usableSeconds: 86_400,
  beats: 100_000,
  earlyBeats: 10,
  wideEarlyBeats: 0,
  heartRate: { meanBpm: 71, lowestBpm: 54.6, highestBpm: 100.4 },
  suspectedAfSeconds: 0,
  pausesOver2s: 0,
  pausesOver2500ms: 0,
  longestPauseMs: null,
  sdnn: null,
  rmssd: null,
}

const row = (change: Partial<HolterSummary> = {}, kinds: 'suspected-af'[] = []) =>
  holterRowWords('ready', {
    summary: { ...SUMMARY, ...change },
    episodes: kinds.map((kind) => ({ kind })),
  })

it('says of a long record what its sentence says, with the rate from slowest to fastest', () => {
  expect(row()).toEqual({
    finding: 'clear',
    state: 'normal',
    stateText: '未见明显异常',
    rateText: '55–100',
  })

  expect(row({}, ['suspected-af'])).toMatchObject({ state: 'alert', stateText: '疑似房颤' })
  expect(row({ pausesOver2500ms: 1 })).toMatchObject({ state: 'high', stateText: '有长停顿' })
  expect(row({ earlyBeats: 721 })).toMatchObject({ state: 'high', stateText: '早搏较多' })
  expect(row({ heartRate: null })).toMatchObject({ state: 'none', stateText: '信号不足' })
})

it('judges nothing that is not analysed', () => {
  expect(holterRowWords('receiving', null)).toMatchObject({ state: 'none', stateText: '还在上传' })
  expect(holterRowWords('failed', null).stateText).toBe('没有分析完')
})

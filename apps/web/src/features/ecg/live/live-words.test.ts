import { describe, expect, it } from 'vitest'
import type { LiveSnapshot } from './live-snapshot.ts'
import { INITIAL_LIVE } from './live-state.ts'
import { liveWords } from './live-words.ts'

const live = (change: Partial<LiveSnapshot>): LiveSnapshot => ({
  ...INITIAL_LIVE,
  batteryPercent: 80,
  heartRateBpm: null,
  restLeft: 0,
  ...change,
})

describe('liveWords', () => {
  it('names the hand that is off', () => {
    const off = { left: false, right: true }

    expect(liveWords(live({ phase: 'paused', contact: off, measured: 12 * 512 }))).toEqual({
      sentence: '左手松开了，计时已暂停。',
      hint: '放好后接着测，还剩 18 秒。',
    })

    expect(liveWords(live({ phase: 'hands', contact: off })).sentence).toBe(
      '已连上，请把左手也放到电极上。',
    )

    const none = { left: false, right: false }

    expect(liveWords(live({ phase: 'paused', contact: none })).sentence).toBe(
      '双手都松开了，计时已暂停。',
    )

    expect(liveWords(live({ phase: 'hands', contact: none })).sentence).toBe(
      '已连上，请把双手放到电极上。',
    )
  })

  it('says that what was measured is still there when the recorder is lost', () => {
    const lost = live({ phase: 'lost', measured: 12 * 512 })
    expect(liveWords(lost).sentence).toBe('心电仪断开了，已测的 12 秒还在。')
    expect(liveWords(lost).hint).toContain('正在重新连接')
    expect(liveWords({ ...lost, failure: 'connection-lost' }).hint).toContain('先保存已测的部分')
  })

  it('announces that measuring goes on and does not start anew', () => {
    const back = live({ phase: 'hands', measured: 12 * 512 })
    expect(liveWords(back).sentence).toBe('已重新连上，放好双手接着测，还剩 18 秒。')
  })
})

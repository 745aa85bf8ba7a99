import { describe, expect, it } from 'vitest'
import { holterFigures } from './holter-figures.ts'
import { afBurdenText, type CountedSummary, countText, kindCountsText } from './long-counts.ts'

const summary: CountedSummary = {
  recordedSeconds: 86_400,
  usableSeconds: 72_000,
  beats: 100_000,
  earlyBeats: 1240,
  wideEarlyBeats: 40,
  heartRate: null,
  suspectedAfSeconds: 0,
  pausesOver2s: 0,
  pausesOver2500ms: 0,
  longestPauseMs: null,
  sdnn: null,
  rmssd: null,
}

describe('counts of a long record', () => {
  it('are told with their interval, in no more digits than are known', () => {
    const interval = { count: 1234, low: 1098, high: 1312 }
    expect(countText(1234, interval)).toBe('1,234 次，估计实际 1,100–1,300 次')
    expect(countText(7, { count: 7, low: 7, high: 7 })).toBe('7 次')
  })

  it('are called unsure in words where the interval is too wide to tell anything', () => {
    const unsure = '，次数不太准，以医生看波形为准'
    expect(countText(5, { count: 5, low: 0, high: 1800 })).toBe(`5 次${unsure}`)
    expect(countText(5, { count: 5, low: 0, high: 26 })).toBe(`5 次${unsure}`)
    expect(countText(5, { count: 5, low: 0, high: 25 })).toBe('5 次，估计实际 0–25 次')
    expect(countText(592, { count: 592, low: 0, high: 1500 })).toBe(`592 次${unsure}`)
    expect(countText(900, { count: 900, low: 296, high: 2700 })).toBe(`900 次${unsure}`)
    expect(countText(900, { count: 900, low: 300, high: 2710 })).toContain('估计实际 300–2,700 次')
  })

  it('are bare where the row was written before intervals were kept', () => {
    expect(kindCountsText(summary)).toBe('提早的心跳（不宽）1,200 次；宽大的心跳 40 次')
  })

  it('say that no narrow beat is counted as early where fibrillation was suspected', () => {
    expect(kindCountsText({ ...summary, suspectedAfSeconds: 60 })).toBe(
      '提早的心跳（不宽）1,200 次；宽大的心跳 40 次；疑似房颤的时段里只计宽大的心跳',
    )

    const methodOf = (suspectedAfSeconds: number) =>
      holterFigures({ ...summary, suspectedAfSeconds }).find(({ name }) => name === 'premature')
        ?.method

    expect(methodOf(60)).toContain('疑似房颤的时段里只计宽大的心跳')
    expect(methodOf(0)).not.toContain('房颤')
  })

  it('name pairs and the longest run, where there are any', () => {
    expect(
      kindCountsText({
        ...summary,
        supraventricularBeats: { count: 1200, low: 1100, high: 1300 },
        ventricularBeats: { count: 40, low: 35, high: 46 },
        couplets: 3,
        longestRunBeats: 5,
      }),
    ).toBe(
      '提早的心跳（不宽）1,200 次，估计实际 1,100–1,300 次；宽大的心跳 40 次，估计实际 35–46 次；成对的宽大心跳 3 次；最长的连续宽大心搏 5 次心跳',
    )

    expect(kindCountsText({ ...summary, earlyBeats: 0, wideEarlyBeats: 0 })).toBe('')
  })
})

describe('how much was suspected fibrillation', () => {
  it('is told of what could be read, and between what it lies where a part of it is doubtful', () => {
    const doubtful = { leastSeconds: 3600, mostSeconds: 8000 }

    expect(
      afBurdenText({ ...summary, suspectedAfSeconds: 4800, suspectedAfLimits: doubtful }),
    ).toBe(
      '疑似房颤共 1小时20分，占看得清的 7%，把握大的占 5%，连同拿不准的占 11%（只算 30 秒以上的片段）',
    )

    const sure = { leastSeconds: 4800, mostSeconds: 4800 }

    expect(afBurdenText({ ...summary, suspectedAfSeconds: 4800, suspectedAfLimits: sure })).toBe(
      '疑似房颤共 1小时20分，占看得清的 7%（只算 30 秒以上的片段）',
    )

    const whole = { ...summary, usableSeconds: 86_400, suspectedAfSeconds: 60 }
    expect(afBurdenText(whole)).toBe('疑似房颤共 1分，占看得清的 不到 1%（只算 30 秒以上的片段）')

    expect(afBurdenText(summary)).toBe('')
  })
})

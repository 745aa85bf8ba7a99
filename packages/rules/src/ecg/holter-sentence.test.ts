import { shanghaiMoment } from '@kangban/china-time'
import type { EpisodeKind } from '@kangban/ecg-core'
import { describe, expect, it } from 'vitest'
import { holterFigures, type HolterSummary } from './holter-figures.ts'
import { holterFindings } from './holter-findings.ts'
import { holterSentence, holterWaitSentence } from './holter-sentence.ts'

const HOUR = 3600

const summary = (change: Partial<HolterSummary> = {}): HolterSummary => ({
  recordedSeconds: 24 * HOUR,
  usableSeconds: 23 * HOUR,
  beats: 96_000,
  earlyBeats: 12,
  wideEarlyBeats: 3,
  heartRate: { meanBpm: 71.6, lowestBpm: 52.2, highestBpm: 118.4 },
  suspectedAfSeconds: 0,
  pausesOver2s: 0,
  pausesOver2500ms: 0,
  longestPauseMs: null,
  sdnn: { windowSeconds: 24 * HOUR, valueMs: 104.4 },
  rmssd: { windowSeconds: 24 * HOUR, valueMs: 28.3 },
  ...change,
})

const stretch = {
  from: shanghaiMoment('2026-03-01', '08:00'),
  to: shanghaiMoment('2026-03-02', '08:00'),
}

const TWO_PM = shanghaiMoment('2026-03-02', '14:00')

const said = (change: Partial<HolterSummary> = {}, kinds: EpisodeKind[] = [], now = TWO_PM) => {
  const { sentence, elderSentence } = holterSentence(
    { summary: summary(change), episodes: kinds.map((kind) => ({ kind })) },
    { stretch, waiting: { now, open: [] } },
  )

  const tones = sentence.map(({ tone }) => tone)

  return {
    text: sentence.map(({ text }) => text).join(''),
    tones,
    elderTones: elderSentence.map(({ tone }) => tone),
  }
}

describe('what a long record says', () => {
  it('is cautious where nothing stands out', () => {
    expect(said()).toMatchObject({
      text: '24 小时平均心率 72 次/分，未见明显异常。',
      tones: ['plain'],
    })
  })

  it.each([
    [{ suspectedAfSeconds: 2700 }, ['suspected-af'] as const, '疑似房颤', 'bad'],
    [{ pausesOver2500ms: 2 }, [], '2 次超过 2.5 秒的停顿', 'warn'],
    [{ earlyBeats: 691 }, [], '691 次提早的心跳', 'warn'],
    [{ heartRate: { meanBpm: 104, lowestBpm: 90, highestBpm: 140 } }, [], '偏快', 'warn'],
    [{ heartRate: { meanBpm: 131, lowestBpm: 90, highestBpm: 140 } }, [], '过快', 'bad'],
    [{ heartRate: { meanBpm: 51, lowestBpm: 40, highestBpm: 80 } }, [], '偏慢', 'warn'],
    [{ usableSeconds: 11 * HOUR }, [], '信号不足', 'warn'],
    [{ heartRate: null }, [], '信号不足', 'warn'],
  ])('tells %o', (change, kinds, words, tone) => {
    const { text, tones, elderTones } = said(change, [...kinds])
    expect(text).toContain(words)
    expect(tones).toContain(tone)
    expect(elderTones).toContain(tone)
  })

  it.each([
    ['14:00', '2026-03-02', '请今天把这份记录给医生看。'],
    ['19:00', '2026-03-02', '请尽快把这份记录给医生看。'],
    ['14:00', '2026-05-02', '还没问过医生就请尽快把这份记录给医生看。'],
  ])('asks to show a rate that is far out of range: at %s on %s %s', (clock, day, advice) => {
    const heartRate = { meanBpm: 131, lowestBpm: 90, highestBpm: 140 }
    expect(said({ heartRate }, [], shanghaiMoment(day, clock)).text).toContain(advice)
  })

  it('does not call 30 early beats an hour frequent', () => {
    expect(said({ earlyBeats: 690 }).tones).toEqual(['plain'])
  })

  it('says nothing of the heart where there is too little signal', () => {
    expect(
      said({ usableSeconds: HOUR, suspectedAfSeconds: HOUR }, ['suspected-af']).text,
    ).not.toContain('房颤')
  })

  it('never claims a diagnosis', () => {
    const all = [said().text, said({ suspectedAfSeconds: 60 }, ['suspected-af']).text]
    for (const text of all) expect(text).not.toMatch(/确诊|诊断为|患有/)
  })

  it.each([
    ['receiving', '记录还在上传，已收到 2 小时。'],
    ['analysing', '记录已收齐，正在分析，请稍候。'],
    ['failed', '这份记录没有分析完，请再试一次。'],
  ] as const)('says what one waits for while it is %s', (status, text) => {
    expect(holterWaitSentence({ status, blocks: 120 }).sentence.map((words) => words.text)).toEqual(
      [text],
    )
  })
})

/** How the time in suspected fibrillation is told to have been found. */
const afMethod = (leastSeconds: number, mostSeconds: number) =>
  holterFigures(
    summary({ suspectedAfSeconds: 95, suspectedAfLimits: { leastSeconds, mostSeconds } }),
  ).find(({ name }) => name === 'suspectedAf')?.method

describe('the figures', () => {
  it('tell between what the time in suspected fibrillation lies, where a part of it is doubtful', () => {
    expect(afMethod(60, 150)).toBe(
      '间隔持续不齐30秒以上的各段合计，把握大的有1分钟，连同拿不准的共2.5分钟',
    )

    expect(afMethod(95, 95)).toBe('间隔持续不齐30秒以上的各段合计')
  })

  it('have a value, a unit, a method and a window each', () => {
    const figures = holterFigures(
      summary({ suspectedAfSeconds: 95, longestPauseMs: 2345, pausesOver2s: 1 }),
    )

    const value = Object.fromEntries(
      figures.map((figure) => [figure.name, `${figure.value}${figure.unit}`]),
    )

    expect(value).toEqual({
      heartRateMean: '72次/分',
      heartRateLow: '52次/分',
      heartRateHigh: '118次/分',
      beats: '96000次',
      premature: '12次',
      prematureWide: '3次',
      suspectedAf: '1.6分钟',
      pausesOver2s: '1次',
      longestPause: '2.35秒',
      sdnn: '104毫秒',
      rmssd: '28毫秒',
      usable: '96%',
    })

    expect(
      figures.every(({ label, method, windowSeconds }) => label && method && windowSeconds > 0),
    ).toBe(true)
  })

  it('are null where the signal gave none', () => {
    const figures = holterFigures(
      summary({ heartRate: null, sdnn: null, rmssd: null, recordedSeconds: 0 }),
    )

    const none = figures.filter(({ value }) => value === null).map(({ name }) => name)

    expect(none).toEqual([
      'heartRateMean',
      'heartRateLow',
      'heartRateHigh',
      'longestPause',
      'sdnn',
      'rmssd',
      'usable',
    ])
  })
})

const episode = (
  kind: 'suspected-af' | 'fast',
  fromMinute: number,
  toMinute: number,
  meanBpm = 110.4,
) => ({
  kind,
  from: fromMinute * 60 * 250,
  to: toMinute * 60 * 250,
  heartRate: { meanBpm },
})

const minutes = (findings: ReturnType<typeof holterFindings>) =>
  findings.map(({ seconds }) => (seconds ?? 0) / 60)

describe('the warnings of a long record', () => {
  const axis = { startedAt: new Date('2026-03-01T00:00:00+08:00'), rateHz: 250 }

  it('are those of suspected fibrillation, with its time, length and rate', () => {
    expect(
      holterFindings([episode('suspected-af', 90, 120), episode('fast', 300, 310)], axis),
    ).toMatchObject([
      {
        kind: 'af-suspected',
        level: 'bad',
        value: 110,
        seconds: 1800,
        occurredAt: new Date('2026-03-01T01:30:00+08:00'),
      },
    ])
  })

  it('are one for what comes and goes within an hour', () => {
    const far = [episode('suspected-af', 0, 10), episode('suspected-af', 71, 80)]
    expect(minutes(holterFindings(far, axis))).toEqual([10, 9])

    const near = [
      episode('suspected-af', 0, 10),
      episode('suspected-af', 70, 80),
      episode('suspected-af', 100, 101),
    ]

    expect(minutes(holterFindings(near, axis))).toEqual([101])
  })

  it('have no rate where none was counted', () => {
    expect(
      holterFindings([{ ...episode('suspected-af', 0, 1), heartRate: null }], axis),
    ).toMatchObject([{ value: 0 }])
  })
})

import { analyseEcg } from '@kangban/ecg-core'
import { shanghaiMoment } from '@kangban/china-time'
import { describe, expect, it } from 'vitest'
import { type Asked, untouched } from '../warnings/advice-now.ts'
import { matterOf } from '../warnings/episode-words.ts'
import { type EcgFacts, ecgSentence, ecgSummary, rhythmReason } from './ecg-sentence.ts'

const facts = (change: Partial<EcgFacts> = {}): EcgFacts => ({
  rhythm: 'sinus',
  heartRateBpm: 72,
  prematureBeats: 0,
  complete: true,
  ...change,
})

const figures = {
  rateRange: null,
  qtMs: null,
  qtcMs: null,
  qtcBeats: null,
  qtcSdMs: null,
  hrv: null,
}

const DAY = '2026-03-02'
const stretch = { from: shanghaiMoment(DAY, '09:00'), to: shanghaiMoment(DAY, '09:01') }

const sentenceOf = (change: Partial<EcgFacts>, asked: Asked | null = null) =>
  ecgSentence(facts(change), asked)
    .sentence.map(({ text, tone }) => `${text}[${tone}]`)
    .join('')

describe('the sentence', () => {
  it.each([
    [{}, '心跳平稳，[plain]未见明显异常。[plain]'],
    [{ prematureBeats: 2 }, '心跳大致平稳，[plain]有 2 次提早的心跳。[warn]'],
    [{ heartRateBpm: 112 }, '心跳偏快，[warn]其余未见明显异常。[plain]'],
    [{ heartRateBpm: 48, prematureBeats: 1 }, '心跳偏慢，[warn]有 1 次提早的心跳。[warn]'],
    [{ heartRateBpm: 140 }, '心率过快，[bad]请给医生看。[bad]'],
    [{ heartRateBpm: 38, prematureBeats: 1 }, '心率过慢，[bad]请给医生看。[bad]'],
    [{ rhythm: 'other' }, '心跳平稳，[plain]节律不典型，请医生看一看。[warn]'],
    [
      { rhythm: 'other', prematureBeats: 2 },
      '心跳大致平稳，[plain]节律不典型，有 2 次提早的心跳，请医生看一看。[warn]',
    ],
    [{ rhythm: 'af', heartRateBpm: 110 }, '这份心电疑似房颤，[bad]请给医生看。[bad]'],
    [{ rhythm: 'unclassified' }, '这次信号不足，[plain]请坐稳后再测一次。[warn]'],
    [{ heartRateBpm: null }, '这次信号不足，[plain]请坐稳后再测一次。[warn]'],
  ] as const)('of %j is %s', (change, sentence) => {
    expect(sentenceOf(change)).toBe(sentence)
  })

  it.each([
    [DAY, '10:00', '请今天把心电给医生看', '请今天把这份心电给医生看'],
    [DAY, '19:00', '请尽快把心电给医生看', '请尽快把这份心电给医生看'],
    ['2026-03-06', '10:00', '请今天把心电给医生看，也告诉家人', '请今天把这份心电给医生看'],
    [
      '2026-04-05',
      '10:00',
      '还没问过医生就请尽快把心电给医生看',
      '还没问过医生就请尽快把这份心电给医生看',
    ],
  ])('says as home does when to see a doctor, on %s at %s', (day, clock, ofRhythm, ofRate) => {
    const now = shanghaiMoment(day, clock)
    const asked = untouched('af-suspected', stretch, now)
    expect(sentenceOf({ rhythm: 'af' }, asked)).toBe(`这份心电疑似房颤，[bad]${ofRhythm}。[bad]`)
    expect(sentenceOf({ heartRateBpm: 140 }, asked)).toBe(`心率过快，[bad]${ofRate}。[bad]`)

    expect(asked.waiting.open.map((matter) => matterOf(matter, now).advice)).toEqual(
      ofRhythm.startsWith('还没') ? [] : [ofRhythm],
    )
  })

  it('is shorter in elderly mode where the signal is too poor', () => {
    expect(ecgSentence(facts({ rhythm: 'unclassified' }), null).elderSentence).toEqual([
      { text: '没测清楚，请再测一次。', tone: 'warn' },
    ])
  })
})

describe('the summary', () => {
  it('tells neither QT nor HRV of a suspected fibrillation', () => {
    const text = ecgSummary(
      {
        ...facts({ rhythm: 'af', heartRateBpm: 111.4 }),
        rateRange: { lowest: 93, highest: 129 },
        qtMs: 330,
        qtcMs: 351.6,
        qtcBeats: 50,
        qtcSdMs: 17.6,
        hrv: { valueMs: 150, windowSeconds: 30, beats: 50 },
      },
      null,
    )

    expect(text).toBe(
      '这份心电疑似房颤，请给医生看。心率93–129次/分（全程平均111），' +
        'QTc 352 ± 18 毫秒（Fridericia，50次心跳平均，仅供参考），房颤时不评估心率变异性，不宽的心跳不算提早。自动分析，不是诊断。',
    )
  })

  it('names figures with unit, method and span, that it was cut, and that it is no diagnosis', () => {
    const hrv = { valueMs: 46.2, windowSeconds: 28.4, beats: 33 }

    expect(ecgSummary({ ...facts({ complete: false }), ...figures, qtMs: 391.6, hrv }, null)).toBe(
      '心跳平稳，未见明显异常。全程平均心率72次/分（参考60–100），QT间期392毫秒（切线法，中位数），' +
        'SDNN 46毫秒（28秒内33次心跳）。测量中断，未满预定时长。自动分析，不是诊断。',
    )
  })

  it('gives no figure that was not measured', () => {
    const text = ecgSummary(
      {
        ...facts({ rhythm: 'unclassified', heartRateBpm: null }),
        ...figures,
      },
      null,
    )

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

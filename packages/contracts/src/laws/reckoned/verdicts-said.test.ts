// What sentences mean against each other and against their answer, told rightly and wrongly.
import { describe, expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')
const DAY = { type: '1', dat: '2026-03-02' }
const WEEK = { type: '2', dat: '2026-03-02' }

const laws = (name: string, data: unknown, input: object = DAY) =>
  breachesOf({ name, summary: '', input: { ...input }, now: NOW, answer: nodeOf(data) }).map(
    ({ law, path }) => `${law} ${path}`,
  )

const say = (text: string) => [{ text, tone: 'plain' }]

const both = (sentence: string, elder: string) =>
  laws('ecg.getEcgRecord', { sentence: say(sentence), elderSentence: say(elder) })

const sleep = (elder: string) =>
  laws('monitoring.getSleep', { sentence: say('醒得偏多。'), elderSentence: say(elder) })

describe('the shorter sentence', () => {
  const wrong = ['told-twice data.elderSentence']

  it('has the same verdict', () => {
    expect(both('安静时 63，和平时差不多。', '和平时差不多。')).toEqual([])
    expect(both('安静时 63，和平时差不多。', '比平时快一些。')).toEqual(wrong)
    expect(both('未见明显异常。', '疑似早搏。')).toEqual(wrong)
    expect(both('早晨偏高，晚上正常。', '早晨血压偏高。')).toEqual([])
    expect(both('晚上平均正常，有 1 天超过 140/90。', '晚上有 1 天偏高。')).toEqual([])
    expect(both('血压都正常。', '晚上有 1 天偏高。')).toEqual(wrong)
  })

  it('names no other constitution', () => {
    expect(both('您有气虚质的倾向。', '您有点偏气虚质。')).toEqual([])
    expect(both('您有气虚质的倾向。', '您有点偏阳虚质。')).toEqual(wrong)
  })

  it('is not longer, where our contract calls it shorter', () => {
    expect(sleep('醒得多。')).toEqual([])
    expect(sleep('近7天记录了几晚，醒得偏多。')).toEqual(wrong)
  })
})

const week = (text: string) =>
  laws(
    'monitoring.getTemperature',
    {
      detailTimes: Array.from({ length: 7 }, (_, index) => `2026-02-${24 + index}`).map(
        (day, index) => (index < 5 ? day : `2026-03-0${index - 4}`),
      ),
      sentence: say(text),
    },
    WEEK,
  )

const night = (text: string) =>
  laws('monitoring.getTemperature', { state: 'normal', sentence: say(text) })

const oxygen = (text: string) =>
  laws('monitoring.getOxygen', {
    lowEvents: 2,
    night: { avg: 94, lowest: 89, lowEvents: 2 },
    sentence: say(text),
  })

const pressure = (text: string) =>
  laws(
    'monitoring.getBloodPressure',
    {
      normal: { sbp: { low: 90, high: 140 }, dbp: { low: 60, high: 90 } },
      morningDetails: [mean(150), mean(130), mean(160)],
      eveningDetails: [mean(130), mean(150), mean(130)],
      sentence: say(text),
    },
    WEEK,
  )

describe('a sentence', () => {
  const wrong = ['told-twice data.sentence']

  it('of a week speaks of seven days', () => {
    expect(week('近7天里和平时差不多。')).toEqual([])
    expect(week('近30天里和平时差不多。')).toEqual(wrong)
  })

  it('of a usual night tells of nothing unusual', () => {
    expect(night('昨夜手腕的温度和平时差不多。')).toEqual([])
    expect(night('昨夜手腕比平时热 0.6 度。')).toEqual(wrong)
  })

  it('says at which times the oxygen fell', () => {
    expect(oxygen('血氧有 2 次低于 90%，都在夜里。')).toEqual([])
    expect(oxygen('血氧有 2 次低于 90%，都在白天。')).toEqual(wrong)
  })

  it('counts the days whose mornings or evenings were above its limit', () => {
    expect(pressure('早晚血压都偏高，有 3 天超过 140/90。')).toEqual([])
    expect(pressure('早晨血压偏高，有 2 天超过 140/90；晚上有 1 天超过 140/90。')).toEqual([])
    expect(pressure('早晚血压都偏高，有 2 天超过 140/90。')).toEqual(wrong)
    expect(pressure('早晨血压偏高，有 3 天超过 140/90。')).toEqual(wrong)
  })
})

const mean = (sbp: number) => ({
  sbp,
  dbp: 80,
  count: 1,
  state: sbp > 140 ? 'high' : 'normal',
})

const change = (changeText: string) => laws('survey.getSurvey', { changeText })

it('a score that rose did not fall', () => {
  expect(change('得分从56.3分降到37.5分')).toEqual([])
  expect(change('得分从56.3分升到37.5分')).toEqual(['told-twice data.changeText'])
})

it('pressures are told in mmHg', () => {
  expect(laws('home.getHomeSummary', { text: '今早 139/89 mmHg' })).toEqual([])
  expect(laws('home.getHomeSummary', { text: '今早 139/89 kPa' })).toEqual(['unit data.text'])
})

const ecg = (dataContent: string) => laws('ecg.getEcgRecord', { hrv: 14, qt: 384, dataContent })

const marked = (sample: number, text: string) =>
  laws('ecg.getEcgRecord', {
    ecgContent: '0.01,0.02,0.03',
    marks: [{ sample }],
    sentence: say(text),
  })

const row = (finding: string) =>
  laws('ecg.listEcgRecords', { list: [{ finding, doctor: { knows: true, text: '已请医生看过' } }] })

describe('an ECG', () => {
  it('has in its text the figures beside it', () => {
    expect(ecg('QT间期384毫秒，SDNN 14毫秒。')).toEqual([])
    expect(ecg('QT间期384毫秒，SDNN 41毫秒。')).toEqual(['told-twice data.dataContent'])
  })

  it('has marks on its samples, and words for them', () => {
    expect(marked(2, '疑似早搏 1 次。')).toEqual([])
    expect(marked(3, '疑似早搏 1 次。')).toEqual(['count data.marks[].sample'])
    expect(marked(2, '未见明显异常。')).toEqual(['told-twice data.marks'])
  })

  it('that is no suspected fibrillation is nothing that a doctor is said to know of', () => {
    expect(row('af')).toEqual([])
    expect(row('clear')).toEqual(['verdict data.list[].doctor'])
  })
})

const ECG = {
  heartRat: 68,
  hrvMethod: { metric: 'SDNN', windowSeconds: 30, beats: 33 },
  qtcBeats: 33,
  complete: true,
  advice: null as string | null,
  dataContent: '全程平均心率68次/分，SDNN 14毫秒（30秒内33次心跳）。',
  sentence: say('心跳平稳，未见明显异常。'),
  elderSentence: say('心跳平稳，未见明显异常。'),
}

const strip = (over: object) => laws('ecg.getEcgRecord', { ...ECG, ...over })

describe('the text of an ECG', () => {
  const wrong = ['told-twice data.dataContent']

  it('tells the rate, the seconds and the beats of its figures', () => {
    expect(strip({})).toEqual([])

    expect(strip({ dataContent: ECG.dataContent.replace('68', '69') })).toEqual([
      'told-twice data.heartRat',
    ])

    expect(strip({ dataContent: ECG.dataContent.replace('30秒', '60秒') })).toEqual(wrong)
    expect(strip({ dataContent: ECG.dataContent.replace('33次', '36次') })).toEqual(wrong)
    expect(strip({ dataContent: 'QTc 412 毫秒（Fridericia，31次心跳平均）。' })).toEqual(wrong)
  })

  it('asks for what the advice is, and is not cut where the strip is whole', () => {
    const advised = say('心跳不齐，请今天问问医生。')
    const advice = '请今天问问医生'
    expect(strip({ advice, sentence: advised, elderSentence: advised })).toEqual([])
    expect(strip({ advice })).toEqual(['told-twice data.advice'])
    expect(strip({ dataContent: '测量中断，未满预定时长。' })).toEqual(['told-twice data.complete'])
    expect(strip({ dataContent: '测量中断，未满预定时长。', complete: false })).toEqual([])
  })
})

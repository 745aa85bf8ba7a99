// Home and the page of warnings in themselves: notes, courses, sentences and parts of the day.
import { expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'

const NOW = new Date('2026-03-02T10:01:00+08:00')

const laws = (name: string, data: unknown) =>
  breachesOf({ name, summary: '', input: {}, now: NOW, answer: nodeOf(data) }).map(
    ({ law, path }) => `${law} ${path}`,
  )

const say = (text: string, tone = 'plain') => [{ text, tone }]

const home = (change: object) =>
  laws('home.getHomeSummary', {
    day: '2026-03-02',
    updatedAt: '2026-03-02T10:01:00+08:00',
    ...change,
  })

const card = (metric: string, change: object) =>
  home({ cards: [{ metric, measuredAt: '2026-03-02T09:30:00+08:00', ...change }] })

const NOTE = ['told-twice data.cards[].note']

const steps = (note: string) => card('steps', { value: 1904, note })

const oxygen = (note: string) => card('oxygen', { value: 97, trend: [96, 95, 97], note })

const heart = (note: string) => card('heartRate', { value: 66, trend: [60, 89, 66], note })

const skin = (note: string) => card('temperature', { value: 34.7, trend: [0.1, 0.12], note })

const ecg = (note: string) =>
  card('ecg', { value: 68, measuredAt: '2026-03-01T08:15:00+08:00', note })

it('notes below a value what the card tells', () => {
  expect(steps('目标 4,500 还差 2,596')).toEqual([])
  expect(steps('目标 4,500 还差 2,682')).toEqual(NOTE)
  expect(steps('目标 4,500 已达标')).toEqual(NOTE)
  expect([oxygen('最低 95%'), oxygen('最低 89%')]).toEqual([[], NOTE])
  expect([heart('55–101'), heart('55–80'), heart('70–101')]).toEqual([[], NOTE, NOTE])
  expect([skin('比平时高 0.1℃'), skin('比平时低 0.1℃')]).toEqual([[], NOTE])

  expect([ecg('昨天 08:15'), ecg('今天 08:15'), ecg('昨天 09:15')]).toEqual([[], NOTE, NOTE])
})

const hours = (rest: unknown) => [
  ...Array.from({ length: 11 }, () => 10),
  ...Array.from({ length: 13 }, () => rest),
]

it('draws both pressures of a time, and no hours to come', () => {
  const pressure = (secondTrend: (number | null)[]) =>
    card('bloodPressure', { value: 139, secondValue: 89, trend: [149, null, 139], secondTrend })

  expect(pressure([92, null, 89])).toEqual([])
  expect(pressure([92, 89])).toContain('parallel data.cards[].secondTrend')
  expect(pressure([92, 88, 89])).toEqual(['parallel data.cards[].secondTrend'])

  expect(card('steps', { value: 110, trend: hours(null) })).toEqual([])
  expect(card('steps', { value: 110, trend: hours(0) })).toEqual(['future data.cards[].trend'])
})

it('is made after its values were measured', () => {
  const late = { updatedAt: '2026-03-02T02:01:00+08:00' }
  const cards = [{ metric: 'heartRate', value: 66, measuredAt: '2026-03-02T09:30:00+08:00' }]
  expect(home({ cards, ...late })).toEqual(['newest data.updatedAt'])
})

it('says that all is well only of what was measured, and while nothing grave waits', () => {
  const grave = { level: 'bad', state: 'new', remindAt: null, ids: ['a'] }
  const well = { sentence: say('昨夜睡得安稳，各项正常。') }
  const cards = [{ metric: 'sleep', value: 401 }]
  expect(home({ ...well, cards })).toEqual([])
  expect(home({ ...well, cards, matters: [grave] })).toEqual(['told-twice data.sentence'])

  expect(home({ ...well, cards: [{ metric: 'sleep', value: null }] })).toEqual([
    'told-twice data.sentence',
  ])

  const unmeasured = [{ metric: 'heartRate', value: null, measuredAt: null }]

  expect(home({ sentence: say('心率、血氧都正常。'), cards: unmeasured })).toEqual([
    'told-twice data.sentence',
  ])
})

it('says the same to the elderly', () => {
  const sentence = say('前天血氧低到 89%。', 'bad')
  expect(home({ sentence, elderSentence: say('血氧偏低。', 'bad') })).toEqual([])

  expect(home({ sentence, elderSentence: say('各项正常。') })).toEqual([
    'told-twice data.elderSentence',
  ])
})

const FIRST = { ids: ['a'], state: 'new', title: '夜间血氧偏低', advice: '请今天问问医生' }

const summary = (sentence: string, elder: string) =>
  laws('warnings.getWarningSummary', {
    open: 1,
    matters: [FIRST],
    sentence: say(sentence),
    elderSentence: say(elder),
  })

it('says of what waits how many there are, which is first and what to do', () => {
  const [right, elder] = [
    '1 件事还没了结：夜间血氧偏低，请今天问问医生。',
    '夜间血氧偏低，请今天问问医生。',
  ]

  const wrong = ['told-twice data.sentence']
  expect(summary(right, elder)).toEqual([])
  expect(summary(right.replace('1', '3'), elder)).toEqual(wrong)
  expect(summary(right.replace('夜间血氧偏低', '血压很高'), elder)).toEqual(wrong)

  expect(summary(right, elder.replace('请今天问问医生', '继续保持'))).toEqual([
    'told-twice data.elderSentence',
  ])
})

it('names an event after the part of its day', () => {
  const event = (eventName: string) =>
    laws('warnings.listWarnings', [{ eventName, createTime: '2026-03-01T20:33:00+08:00' }])

  const wrong = ['told-twice data[].eventName']

  expect([event('晚上血压偏高'), event('早晨血压偏高'), event('下午血压偏高')]).toEqual([
    [],
    wrong,
    wrong,
  ])

  const night = laws('warnings.listWarnings', [
    { eventName: '白天血氧偏低', createTime: '2026-02-28T02:04:00+08:00' },
  ])

  expect(night).toEqual(wrong)

  const day = laws('warnings.listWarnings', [
    { eventName: '夜间血氧偏低', createTime: '2026-02-28T14:04:00+08:00' },
  ])

  expect(day).toEqual(wrong)
})

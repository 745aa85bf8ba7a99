// Matters against the hours of their events, and days of shorter words.
import { expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'
import { between } from '../testing/told.ts'

const EVENTS = [
  { id: 'event-of-evening', createTime: '2026-02-28T20:30:00+08:00', seconds: 1200 },
  { id: 'event-of-morning', createTime: '2026-02-27T07:10:00+08:00', seconds: null },
].map((event) => ({ ...event, eventType: 'heart-fast' }))

const matter = (over: object) =>
  between([
    ['warnings.listWarnings', EVENTS],
    [
      'warnings.getWarningSummary',
      {
        matters: [
          {
            ids: EVENTS.map(({ id }) => id),
            kind: 'heart-fast',
            state: 'new',
            title: '静坐时心率偏快',
            beganAt: '2026-02-27T07:10:00+08:00',
            lastAt: '2026-02-28T20:50:00+08:00',
            ...over,
          },
        ],
      },
    ],
  ]).filter((each) => each.includes('title'))

it('a matter is called after hours that some event had', () => {
  expect(matter({ title: '早晨心率偏快' })).toEqual([])

  expect(matter({ title: '中午心率偏快' })).toEqual([
    'warnings.getWarningSummary same-fact data.matters[].title',
  ])
})

const alone = (name: string, answer: object) =>
  breachesOf({
    name,
    summary: '',
    input: {},
    now: new Date('2026-03-02T10:00:00+08:00'),
    answer: nodeOf(answer),
  }).map(({ law, path }) => `${law} ${path}`)

const words = (sentence: string, elderSentence: string) =>
  alone('home.getHomeSummary', {
    sentence: [{ text: sentence, tone: 'warn' }],
    elderSentence: [{ text: elderSentence, tone: 'warn' }],
  }).filter((each) => each.includes('told-twice'))

it('shorter words tell of no other day', () => {
  const wrong = ['told-twice data.elderSentence']
  expect(words('前天血氧低到 89%。', '前天血氧偏低。')).toEqual([])
  expect(words('大前天血氧低到 89%。', '大前天血氧偏低。')).toEqual([])
  expect(words('2月28日和昨天血氧低到 89%。', '前天血氧偏低。')).toEqual([])
  expect(words('昨天血氧低到 89%。', '昨天血氧偏低，今天再看看。')).toEqual([])
  expect(words('前天血氧低到 89%。', '昨天血氧偏低。')).toEqual(wrong)
})

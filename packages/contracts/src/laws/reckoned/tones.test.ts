// Tones, verdicts and the words of nights and rates, rightly and wrongly.
import { expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')

const laws = (name: string, data: unknown, type = '1') =>
  breachesOf({ name, summary: '', input: { type }, now: NOW, answer: nodeOf(data) }).map(
    ({ law, path }) => `${law} ${path}`,
  )

const say = (text: string, tone = 'plain') => [{ text, tone }]

const said = (text: string, tone = 'bad') =>
  laws('monitoring.getOxygen', { sentence: say(text, tone) })

it('what is grave is not put off', () => {
  const wrong = ['verdict data.sentence[].text']
  expect(said('血氧低过 2 次，请今天问问医生。')).toEqual([])
  expect(said('血氧低过 2 次，下个月再看看。')).toEqual(wrong)
  expect(said('血氧低过 2 次，请下次体检时问问医生。')).toEqual(wrong)
  expect(said('下次看医生时带上这份心电；心慌、头晕就早点去。')).toEqual([])
  expect(said('请下次体检时问问医生。', 'plain')).toEqual([])
})

const home = (tone: string, matter: object) =>
  laws('home.getHomeSummary', {
    day: '2026-03-02',
    matters: [matter],
    sentence: say('前天血氧低到 89%。', tone),
    elderSentence: say('前天血氧偏低。', tone),
  })

it('a grave matter that waits is not told plain', () => {
  const grave = { level: 'bad', state: 'new', remindAt: null }

  expect(home('bad', grave)).toEqual([])
  expect(home('plain', { ...grave, remindAt: '2026-03-03T10:00:00+08:00' })).toEqual([])

  expect(home('plain', grave)).toEqual([
    'told-twice data.sentence',
    'told-twice data.elderSentence',
  ])
})

const night = (state: string, tone: string) =>
  laws('monitoring.getSleep', { state, sentence: say('昨夜醒得偏多。', tone) })

it('a good night is told plain', () => {
  expect(night('good', 'warn')).toEqual(['verdict data.state'])
  expect(night('good', 'plain')).toEqual([])
  expect(night('low', 'warn')).toEqual([])
})

const week = (state: string, lowest: number, lowEvents: number) =>
  laws('monitoring.getOxygen', { state, lowest, lowEvents, threshold: 90 }, '2')

it('oxygen that never fell below its threshold was not low', () => {
  expect(week('alert', 92, 0)).toEqual(['verdict data.state'])
  expect(week('alert', 89, 1)).toEqual([])
  expect(week('normal', 92, 0)).toEqual([])
})

const rest = (resting: number, text: string) =>
  laws('monitoring.getHeartRate', {
    resting,
    baseline: { usual: 65, low: 64, high: 66 },
    sentence: say(text),
  }).filter((each) => each.endsWith('sentence'))

it('a rate at rest that is usual is neither faster nor slower', () => {
  const wrong = ['told-twice data.sentence']
  expect(rest(64, '安静时 64，比平时快一些。')).toEqual(wrong)
  expect(rest(66, '安静时 66，比平时慢一些。')).toEqual(wrong)
  expect(rest(70, '安静时 70，比平时快一些。')).toEqual([])
  expect(rest(64, '安静时 64，和平时差不多。')).toEqual([])
})

// What rows of a kind, cards of a metric and the words about matters say, rightly and wrongly.
import { expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')

const laws = (name: string, data: unknown, now = NOW) =>
  breachesOf({ name, summary: '', input: {}, now, answer: nodeOf(data) }).map(
    ({ law, path }) => `${law} ${path}`,
  )

const event = (eventType: string, eventName: string, valueText = '') =>
  laws('warnings.listWarnings', [{ eventType, eventName, kangban: { valueText } }])

it('what is too low is not called high, nor what is fast slow', () => {
  const wrong = ['words data[].eventName']
  expect(event('pressure-high', '早晨血压偏高')).toEqual([])
  expect(event('pressure-high', '早晨血压偏低')).toEqual(wrong)
  expect(event('oxygen-low', '夜间血氧偏高')).toEqual(wrong)
  expect(event('heart-slow', '心率偏快')).toEqual(wrong)
  expect(event('heart-fast', '静坐时心率过慢')).toEqual(wrong)
})

const limited = (eventType: string, limitText: string) =>
  laws('warnings.listWarnings', [{ eventType, kangban: { limitText } }])

it('what is too low has passed a lower limit', () => {
  expect(limited('oxygen-low', '下限 90%')).toEqual([])
  expect(limited('oxygen-low', '上限 90%')).toEqual(['words data[].kangban.limitText'])
  expect(limited('heart-fast', '下限 100 次/分')).toEqual(['words data[].kangban.limitText'])
})

it('the text of a value has the unit of its kind', () => {
  const wrong = ['unit data[].kangban.valueText']
  expect(event('heart-fast', '静坐时心率过快', '126 次/分')).toEqual([])
  expect(event('pressure-high', '早晨血压偏高', '146/89')).toEqual([])
  expect(event('heart-fast', '静坐时心率过快', '126 次/小时')).toEqual(wrong)
  expect(event('oxygen-low', '夜间血氧偏低', '89 次/分')).toEqual(wrong)
})

const home = (data: object, now = NOW) =>
  laws('home.getHomeSummary', { day: '2026-03-02', ...data }, now)

const noted = (metric: string, note: string) => home({ cards: [{ metric, note }] })

it('a note that one metric alone can have stands on no other card', () => {
  const wrong = ['words data.cards[].note']
  expect(noted('sleep', '得分 79')).toEqual([])
  expect(noted('oxygen', '最低 95%')).toEqual([])
  expect(noted('steps', '得分 79')).toEqual(wrong)
  expect(noted('heartRate', '最低 95%')).toEqual(wrong)
  expect(noted('bloodPressure', '比平时高 0.1℃')).toEqual(wrong)
})

it('the day of home is today, or the day that was until a minute ago', () => {
  expect(home({})).toEqual([])
  expect(home({}, new Date('2026-03-03T00:01:00+08:00'))).toEqual([])
  expect(home({}, new Date('2026-03-03T10:00:00+08:00'))).toEqual(['span data.day'])
})

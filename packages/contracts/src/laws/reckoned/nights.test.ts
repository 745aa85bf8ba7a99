// Scores, shares and stages of a night, rightly and wrongly.
import { expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')

const laws = (name: string, data: unknown, type = '1') =>
  breachesOf({ name, summary: '', input: { type }, now: NOW, answer: nodeOf(data) }).map(
    ({ law, path }) => `${law} ${path}`,
  )

const sleep = (change: object, type = '1') =>
  laws('monitoring.getSleep', { totalTime: 359, sleepRef: '5-9小时', ...change }, type)

it('a usual score is that of one night, a share of the time asleep that of the middle', () => {
  expect(sleep({ usualScore: 86 })).toEqual([])
  expect(sleep({ usualScore: 86 }, '2')).toEqual(['reckoned data.usualScore'])
  expect(sleep({ sleepCompRate: 85 })).toEqual([])
  expect(sleep({ sleepCompRate: 66 })).toEqual(['reckoned data.sleepCompRate'])
  expect(sleep({ totalTime: 500, sleepCompRate: 100 })).toEqual([])
})

const night = (stages: readonly number[]) =>
  sleep({
    totalTime: 380,
    deepSleep: 20,
    lightSleep: 360,
    rem: 0,
    wake: 20,
    details: stages,
    detailTimes: ['22:00', '23:00', '23:20', '04:20', '04:24'].slice(0, stages.length),
    sleepEndTime: '04:40',
  }).filter((each) => each.startsWith('sum'))

it('the stretches of a stage come to its minutes, up to the end of the sleep', () => {
  expect(night([2, 1, 2, 4, 4])).toEqual([])
  expect(night([2, 1, 2, 4, 2])).toEqual(['sum data.lightSleep', 'sum data.wake'])
  expect(night([2, 1, 2, 4])).toEqual([])
})

const short = (end: string) =>
  sleep({
    deepSleep: 20,
    wake: 4,
    details: [1, 4],
    detailTimes: ['22:00', '22:20'],
    sleepEndTime: end,
  })

it('a stage of few minutes is missed as well', () => {
  expect(short('22:24')).toEqual([])
  expect(short('22:32')).toEqual(['sum data.wake'])
})

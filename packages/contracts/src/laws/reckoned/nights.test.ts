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

const night = (sleepEndTime: string, stages: readonly number[]) =>
  sleep({
    totalTime: 400,
    deepSleep: 80,
    lightSleep: 320,
    wake: 60,
    details: stages,
    detailTimes: ['22:00', '22:30', '23:50', '00:50', '03:40'].slice(0, stages.length),
    sleepEndTime,
  }).filter((each) => each.startsWith('sum'))

it('the stretches of a stage come to its minutes, up to the end of the sleep', () => {
  expect(night('05:40', [2, 1, 4, 2, 2])).toEqual([])
  expect(night('05:40', [2, 1, 4, 2])).toEqual([])
  expect(night('05:40', [2, 1, 4])).not.toEqual([])
  expect(night('06:40', [2, 1, 4, 2, 2])).toContain('sum data.lightSleep')
})

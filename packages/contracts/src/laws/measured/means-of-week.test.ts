// The mean of a week at home beside the readings that it is made of.
import { expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'

const at = (time: string, sbp: number, dbp: number) => ({
  id: time,
  at: `2026-02-${time}:00+08:00`,
  sbp,
  dbp,
})

/** The first of the seven days, three that count, and a noon that does not. */
const READINGS = [
  at('28T07:00', 150, 95),
  at('27T12:30', 180, 110),
  at('26T20:00', 144, 90),
  at('25T06:30', 141, 88),
  at('22T07:00', 120, 70),
]

const told = (home: object, readings: readonly object[] = READINGS) =>
  breachesOf({
    name: 'monitoring.getBloodPressure',
    summary: '',
    input: { type: '2', dat: '2026-02-28' },
    now: new Date('2026-03-02T10:00:00+08:00'),
    answer: nodeOf({ readings, homeMean: { sbp: 145, dbp: 91, count: 3, days: 3, ...home } }),
  })
    .map(({ law, path }) => `${law} ${path}`)
    .filter((each) => each.includes('homeMean'))

it('is that of mornings and evenings without the first day', () => {
  expect(told({})).toEqual([])
  expect(told({ sbp: 148 })).toEqual(['reckoned data.homeMean.sbp'])
  expect(told({ count: 4 })).toContain('reckoned data.homeMean.count')
  expect(told({ days: 4, count: 4 })).toContain('reckoned data.homeMean.days')
})

it('may be of other readings where three are of one morning, or where the first day has none', () => {
  const more = ['06:40', '06:50'].map((time) => at(`25T${time}`, 120, 70))
  expect(told({ sbp: 148 }, [...READINGS, ...more])).toEqual([])
  expect(told({ sbp: 148 }, READINGS.slice(0, -1))).toEqual([])
})

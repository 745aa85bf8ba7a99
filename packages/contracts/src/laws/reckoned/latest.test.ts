import { expect, it } from 'vitest'
import { breachesOf } from '../one-answer.ts'
import { nodeOf } from '../testing/node-of.ts'

const told = (name: string, data: object): string[] =>
  breachesOf({
    name: `monitoring.${name}`,
    summary: '',
    input: { type: '1', dat: '2026-03-02' },
    now: new Date('2026-03-02T10:00:00+08:00'),
    answer: nodeOf(data),
  }).map(({ law, path }) => `${law} ${path}`)

it('what is newest lies between the lowest and the highest of its span', () => {
  const rates = (last: number) => told('getHeartRate', { last, min: 55, max: 104 })
  expect(rates(104.4)).toEqual([])
  expect(rates(166)).toContain('order data.last')
  expect(rates(54)).toContain('order data.last')
  expect(told('getOxygen', { last: 88, lowest: 89 })).toContain('order data.last')
  expect(told('getOxygen', { last: 99, lowest: 89 })).not.toContain('order data.last')
})

const mean = (avgSbp: number, ...sbp: readonly number[]) =>
  told('listPressureReadings', { avgSbp, records: sbp.map((each) => ({ sbp: each })) })

it('the mean of readings that are alike is one of them', () => {
  expect(mean(131, 131, 131)).not.toContain('mean data.avgSbp')
  expect(mean(132, 131)).toContain('mean data.avgSbp')
  expect(mean(131, 130, 132)).not.toContain('mean data.avgSbp')
})

const pressure = (hi: number, low: number) =>
  told('getBloodPressure', {
    hi,
    low,
    readings: [
      { at: '2026-03-02T09:00:00+08:00', sbp: 128, dbp: 78, source: null },
      { at: '2026-03-02T05:59:00+08:00', sbp: 139, dbp: 89, source: 'monitor' },
      { at: '2026-03-02T05:40:00+08:00', sbp: 146, dbp: 89, source: 'monitor' },
    ],
  })

it('the pressure of a span is its newest reading, typed or by a device', () => {
  expect(pressure(128, 78)).not.toContain('newest data.hi')
  expect(pressure(139, 89)).not.toContain('newest data.hi')
  expect(pressure(146, 89)).toContain('newest data.hi')
})

const course = (metric: string, value: number | null, trend: readonly (number | null)[]) =>
  breachesOf({
    name: 'home.getHomeSummary',
    summary: '',
    input: {},
    now: new Date('2026-03-02T10:00:00+08:00'),
    answer: nodeOf({ cards: [{ metric, value, trend }] }),
  }).map(({ law, path }) => `${law} ${path}`)

it('a course of nights ends with what its card tells, and a course has gaps where nothing was measured', () => {
  const end = 'newest data.cards[].trend'
  expect(course('sleep', 359, [331, 359])).not.toContain(end)
  expect(course('sleep', 359, [359, 331])).toContain(end)
  expect(course('sleep', 359, [331, null])).not.toContain(end)
  // A long record.
  expect(course('ecg', 71, [65, 68, 113])).not.toContain(end)
  expect(course('bloodPressure', 139, [156, 141])).not.toContain(end)
  const gaps = 'silent data.cards[].trend'
  expect(course('sleep', null, [0, 0, 0])).toContain(gaps)
  expect(course('sleep', null, [null, null])).not.toContain(gaps)
  expect(course('steps', null, [0, 0])).not.toContain(gaps)
})

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

import { expect, it } from 'vitest'
import { meanText } from './mean-text.ts'
import { differenceOf, meanDifferences, MEASURES, signed } from './measures.ts'
import type { MeasurementRecord } from './record-answer.ts'

const NOTHING = {
  watchSpo2: null,
  watchHr: null,
  watchSbp: null,
  watchDbp: null,
  deviceSpo2: null,
  deviceHr: null,
  deviceSbp: null,
  deviceDbp: null,
}

const record = (values: Partial<MeasurementRecord>): MeasurementRecord => ({
  id: 'r',
  createTime: '2024-01-02T08:00:00+08:00',
  userName: '本人',
  sysTime: '2024-01-02T08:00:00+08:00',
  ...NOTHING,
  ...values,
})

it('the difference is watch minus instrument, and nothing where one of them is missing', () => {
  const [spo2, sbp] = MEASURES
  const one = record({ watchSpo2: 94, deviceSpo2: 96, watchSbp: 140 })
  expect([differenceOf(one, spo2), differenceOf(one, sbp)]).toEqual([-2, null])
  expect([-2, 0, 3].map(signed)).toEqual(['−2', '0', '+3'])
})

it('the mean counts pairs only, and is rounded alike in both directions', () => {
  const records = [
    record({ watchHr: 70, deviceHr: 72, watchSbp: 141, deviceSbp: 140 }),
    record({ watchHr: 71, deviceHr: 72, watchSbp: 140 }),
    record({ watchHr: 72, deviceHr: 72, watchSbp: 139, deviceSbp: 140 }),
    record({ watchHr: 70, deviceHr: 72 }),
  ]

  const means = meanDifferences(records)

  expect(means.map(({ measure, count, mean }) => [measure.key, count, mean])).toEqual([
    ['spo2', 0, null],
    ['sbp', 2, 0],
    ['dbp', 0, null],
    ['hr', 4, -1.3],
  ])

  expect(means.map(meanText)).toEqual([
    '还没有两边都测的记录',
    '手表和仪器一样',
    '还没有两边都测的记录',
    '手表低 1.3 次/分',
  ])

  const higher = meanDifferences(
    records.map((one) => ({ ...one, watchHr: one.deviceHr, deviceHr: one.watchHr })),
  )

  expect(higher.at(-1)?.mean).toBe(1.3)
})

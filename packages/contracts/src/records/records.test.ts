import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listComparisons } from './list-comparisons.ts'
import { MeasurementRecord, RECORDS_PAGE_SIZE } from './measurement-record.ts'
import { saveComparison } from './save-comparison.ts'

const VALUES = [
  'watchSpo2',
  'watchDbp',
  'watchSbp',
  'watchHr',
  'deviceSpo2',
  'deviceHr',
  'deviceSbp',
  'deviceDbp',
]

const reason = (input: object) =>
  z.safeParse(saveComparison.input, { userName: '本人', ...input }).error?.issues[0]?.message ??
  'accepted'

describe('a comparison record', () => {
  it('[RECORD-08] has the documented fields', () => {
    const fields = ['createTime', 'userName', ...VALUES, 'sysTime']
    const { kangban: _, ...documented } = MeasurementRecord.shape
    expect(Object.keys(documented).toSorted()).toEqual(fields.toSorted())
  })

  it('has a time of the measurement, which is entered, and one of being stored, which is not', () => {
    const entered = Object.keys(saveComparison.input.shape)
    expect(entered).toContain('createTime')
    expect(entered).not.toContain('sysTime')
  })

  it('is refused without a user', () => {
    expect([{ userName: undefined }, { userName: '  ' }, { userName: 7 }].map(reason)).toEqual(
      Array(3).fill('请选择用户'),
    )
  })

  it.each([
    ['watchSpo2', '手表血氧', 50, 100],
    ['deviceHr', '仪器心率', 20, 300],
    ['watchSbp', '手表高压', 40, 300],
    ['deviceDbp', '仪器低压', 20, 200],
  ])(
    '%s is a whole number within what a body shows, as number or text, or left out',
    (field, name, low, high) => {
      const tried = [low, high, String(low), String(high), '', null, undefined]
      expect(tried.map((value) => reason({ [field]: value }))).toEqual(tried.map(() => 'accepted'))

      const wrong = [
        low - 1,
        high + 1,
        String(low - 1),
        String(high + 1),
        low + 0.5,
        'x',
        '1e2',
        true,
        {},
      ]

      expect(wrong.map((value) => reason({ [field]: value }))).toEqual(
        wrong.map(() => `${name}应为${low}到${high}之间的整数`),
      )
    },
  )

  it('takes a time of China, or with its offset', () => {
    const right = [
      '2026-03-02 08:10',
      '2026-03-02T08:10:30',
      '2026-03-02T00:10:00Z',
      null,
      undefined,
    ]

    expect(right.map((createTime) => reason({ createTime }))).toEqual(right.map(() => 'accepted'))
    const wrong = ['', '2026-03-02', '08:10', 1]

    expect(wrong.map((createTime) => reason({ createTime }))).toEqual(
      wrong.map(() => '测量时间格式应为YYYY-MM-DD HH:mm'),
    )
  })
})

const acceptsSize = (ps: unknown) => z.safeParse(listComparisons.input, { pn: 1, ps }).success

describe('the list', () => {
  it('[RECORD-09] has pages of up to 500', () => {
    expect(RECORDS_PAGE_SIZE).toBe(500)
    expect([500, '500', 501, 0].map(acceptsSize)).toEqual([true, true, false, false])
  })

  it('[API-110] answers list, total, pn and ps', () => {
    expect(Object.keys(listComparisons.output.shape)).toEqual(['list', 'total', 'pn', 'ps'])
  })
})

// What a week's report tells of the week before, of its best and worst day, and of how its measures stand.
import { addDays } from '@kangban/china-time'
import { expect, it } from 'vitest'
import { between } from '../testing/told.ts'

const REPORT = 'reports.getReport'
const MONDAY = '2026-02-23'
const DAYS = Array.from({ length: 14 }, (_, ago) => addDays(MONDAY, ago - 7))

const EVENTS = [
  { id: 'o', eventName: '夜间血氧偏低', createTime: '2026-02-27T03:21:00+08:00' },
  { id: 'p', eventName: '早晨血压偏高', createTime: '2026-02-24T06:15:00+08:00' },
  { id: 'd', eventName: '血氧偏低', createTime: '2026-02-25T15:00:00+08:00' },
].map((event) => ({ ...event, eventType: 'other', handled: false }))

const told = (data: object, ...others: Parameters<typeof between>[0]) =>
  between([
    ['reports.listReports', { list: [{ id: 'w', unread: true }] }],
    [REPORT, { id: 'w', kind: 'weekly', day: MONDAY, endDay: addDays(MONDAY, 6), ...data }],
    ...others,
  ]).filter((breach) => breach.startsWith(REPORT))

const page = (call: string, ...before: (number | null)[]) =>
  [call, { detailTimes: DAYS, details: [...before, 0, 0, 0, 0, 0, 0, 0] }, { type: '3' }] as const

const before = (measure: string, lastAverage: number, of: ReturnType<typeof page>) =>
  told({ measures: [{ measure, lastAverage }] }, of)

it('the mean of the week before is that of its days', () => {
  const wrong = [`${REPORT} same-fact data.measures[].lastAverage`]
  const slept = page('monitoring.getSleep', 350, 360, 370, 350, 360, 370, 360)
  expect([before('sleep', 361, slept), before('sleep', 384, slept)]).toEqual([[], wrong])
  const some = page('monitoring.getSleep', 350, null, null, null, null, null, 370)
  expect([before('sleep', 368, some), before('sleep', 384, some)]).toEqual([[], wrong])
  const rates = page('monitoring.getHeartRate', 65, 66, 65, 66, 65, 67, 66)
  expect([before('heartRate', 67, rates), before('heartRate', 80, rates)]).toEqual([[], wrong])
})

const best = (day: string, reason: string) =>
  told(
    {
      bestDay: { day, reason },
      measures: [{ measure: 'steps', values: [4801, 5269, 4356, 3838, 3965, 4334, 6040] }],
    },
    ['warnings.listWarnings', EVENTS],
  ).filter((breach) => breach.includes('bestDay'))

it('a day is the best or the worst for what it had', () => {
  const steps = [`${REPORT} told-twice data.bestDay.reason`]
  expect(best('2026-02-24', '周二走满 4,500 步')).toEqual([])
  expect(best('2026-02-26', '周四走满 4,500 步')).toEqual(steps)
  const other = [`${REPORT} same-fact data.bestDay.reason`]
  expect(best('2026-02-27', '周五夜间血氧偏低、睡眠夜醒偏多')).toEqual([])
  expect(best('2026-02-24', '周二夜间血氧偏低')).toEqual(other)
  expect(best('2026-02-24', '周二血氧偏低')).toEqual(other)
  expect(best('2026-02-26', '周四没有预警')).toEqual([])
  expect(best('2026-02-24', '周二没有预警')).toEqual(other)
})

const measure = (row: object) =>
  told({ measures: [{ referenceHigh: null, ...row }] }).filter((breach) => breach.includes('state'))

it('oxygen is out of its band by a value beyond it, and steps by their goal', () => {
  const wrong = [`${REPORT} verdict data.measures[].state`]
  const oxygen = { measure: 'oxygenLowest', referenceLow: 90, referenceHigh: 100, average: 94 }
  expect(measure({ ...oxygen, state: 'normal', values: [94, 95] })).toEqual([])
  expect(measure({ ...oxygen, state: 'alert', values: [94, 95] })).toEqual(wrong)
  expect(measure({ ...oxygen, state: 'alert', values: [94, 89] })).toEqual([])
  // A day may have been fast with a mean that was not.
  const heart = { measure: 'heartRate', referenceLow: 45, referenceHigh: 100, average: 66 }
  expect(measure({ ...heart, state: 'high', values: [65, 67] })).toEqual([])
  const steps = { measure: 'steps', referenceLow: 4500 }
  expect(measure({ ...steps, state: 'low', values: [4600, 4400] })).toEqual([])
  expect(measure({ ...steps, state: 'low', values: [4600, 4700] })).toEqual(wrong)
  expect(measure({ ...steps, state: 'good', values: [4300, 4400] })).toEqual(wrong)
})

// The page for the doctor against what spans and lists make of its days.
import { addDays } from '@kangban/china-time'
import { expect, it } from 'vitest'
import { between } from '../testing/told.ts'

type Answer = Parameters<typeof between>[0][number]

const DOCTOR = 'doctor.getDoctorPage'
const RATE = 'monitoring.getHeartRate'
const LAST = '2026-03-01'

const ACCOUNT: Answer = ['account.getAccount', { createdAt: '2026-02-01T10:00:00+08:00' }]

/** The thirty days that end with the last one; those of half of them have a rate. */
const DAYS = Array.from({ length: 30 }, (_, index) => ({
  day: addDays(LAST, index - 29),
  value: index < 14 ? null : 60 + (index % 5),
}))

const usual = (change: object, page: object = {}) =>
  between([
    ACCOUNT,
    [DOCTOR, { restingHeart: { days: DAYS }, ...page }],
    [
      RATE,
      { baseline: { usual: 62, low: 60, high: 64, days: 15, ...change } },
      { type: '1', dat: LAST },
    ],
  ])

const wrongIn = (key: string) => [`${RATE} reckoned data.baseline.${key}`]

it('a usual rate at rest is made of the days before', () => {
  expect(usual({})).toEqual([])
  expect(usual({ days: 16 })).toEqual(wrongIn('days'))
  expect(usual({ usual: 64 })).toEqual(wrongIn('usual'))
  expect(usual({ low: 62 })).toEqual(wrongIn('low'))
})

const slept = (breathWarn: number, dat = LAST) =>
  between([
    [
      DOCTOR,
      {
        oxygen: {
          nights: [
            { day: '2026-02-28', lowest: 86, falls: 3 },
            { day: '2026-03-01', lowest: 94, falls: 0 },
            { day: '2026-03-02', lowest: null, falls: 0 },
          ],
        },
      },
    ],
    [
      'monitoring.getSleep',
      { breathWarn, detailTimes: [addDays(dat, -1), dat], details: [400, 380] },
      { type: '2', dat },
    ],
  ]).filter((each) => each.endsWith('breathWarn'))

it('nights with falls are events of the sleep, which are no more than the falls', () => {
  const wrong = ['monitoring.getSleep reckoned data.breathWarn']
  expect([slept(1), slept(3)]).toEqual([[], []])
  expect(slept(0)).toEqual(wrong)
  expect(slept(4)).toEqual(wrong)
  // A night that is not there yet may come in between.
  expect(slept(1, '2026-03-02')).toEqual([])
})

const listed = (startedAt: string) =>
  between([
    [
      DOCTOR,
      { ecg: { text: '30 天心电 1 次：1 次 10 分钟记录（3月1日，未见明显异常）。', count: 1 } },
    ],
    ['holter.listHolterRecords', { list: [{ id: 'record-1', startedAt }], total: 1 }],
  ])

it('a long record of which the page tells the day began on it', () => {
  expect(listed('2026-03-01T00:00:00+08:00')).toEqual([])
  expect(listed('2026-02-28T16:00:00+08:00')).toEqual([`${DOCTOR} detail data.ecg.text`])
})

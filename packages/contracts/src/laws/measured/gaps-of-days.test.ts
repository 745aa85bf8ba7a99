// Days that the page for the doctor tells of against the weeks of their pages.
import { expect, it } from 'vitest'
import { between } from '../testing/told.ts'

const told = (call: string, details: readonly (number | null)[], doctor: object) =>
  between([
    [
      `monitoring.${call}`,
      { details, detailTimes: ['2026-02-28', '2026-03-01', '2026-03-02'] },
      { type: '2', dat: '2026-03-02' },
    ],
    ['doctor.getDoctorPage', doctor],
  ]).filter((each) => each.includes('silent'))

it('a day with a rate at rest has a mean, and a night its minutes', () => {
  const heart = { restingHeart: { days: [{ day: '2026-03-01', value: 64 }] } }
  const sleep = { sleep: { nights: [{ day: '2026-03-01', minutes: 331 }] } }
  expect(told('getHeartRate', [66, 67, null], heart)).toEqual([])
  expect(told('getSleep', [375, 331, null], sleep)).toEqual([])

  expect(told('getHeartRate', [66, null, 63], heart)).toEqual([
    'monitoring.getHeartRate silent data.details[]',
  ])

  expect(told('getSleep', [375, null, 359], sleep)).toEqual([
    'monitoring.getSleep silent data.details[]',
  ])
})

const night = (day: string) => ({ oxygen: { nights: [{ day, lowest: 94 }] } })

it('the oxygen of a night may be of the evening before, and today goes on', () => {
  expect(told('getOxygen', [96, null, 96], night('2026-03-01'))).toEqual([])
  expect(told('getOxygen', [null, null, null], night('2026-03-02'))).toEqual([])

  expect(told('getOxygen', [null, null, 96], night('2026-03-01'))).toEqual([
    'monitoring.getOxygen silent data.details[]',
  ])
})

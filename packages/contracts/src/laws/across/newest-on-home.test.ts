// Cards of home against the newest that other calls know, and pressures against each other.
import { expect, it } from 'vitest'
import { between } from '../testing/told.ts'

type Answer = Parameters<typeof between>[0][number]

const HOME = 'home.getHomeSummary'
const MADE = '2026-03-02T10:00:00+08:00'

const home = (metric: string, card: object): Answer => [
  HOME,
  { updatedAt: MADE, cards: [{ metric, ...card }] },
]

const at = (time: string) => `2026-03-${time}:00+08:00`

const newest = (measuredAt: string, ...known: readonly Answer[]) =>
  between([home('bloodPressure', { measuredAt: at(measuredAt) }), ...known])

const doctor = (time: string, byHand = false): Answer => [
  'doctor.getDoctorPage',
  { pressure: { readings: [{ at: at(time), byHand }] } },
]

it('a card is of the newest reading that was there', () => {
  const wrong = [`${HOME} newest data.cards[].measuredAt`]
  expect(newest('02T05:59', doctor('02T05:59'))).toEqual([])
  expect(newest('01T20:33', doctor('02T05:59'))).toEqual(wrong)
  expect(newest('01T20:33', doctor('02T05:59', true))).toEqual([])
  expect(newest('01T20:33', doctor('02T10:01'))).toEqual([])
  const none = home('bloodPressure', { value: null, measuredAt: null })
  expect(between([none, doctor('02T05:59')])).toEqual([])
})

const MONTH: Answer = [
  'ecg.listEcgMonth',
  {
    list: [
      { id: 'second', dataTime: at('01T08:15'), rateText: '68' },
      { id: 'first', dataTime: at('01T07:00'), rateText: '97–126' },
    ],
  },
  { month: '2026-03' },
]

const ecg = (measuredAt: string, trend: readonly number[], startedAt = '01T00:00') =>
  between([
    home('ecg', { measuredAt: at(measuredAt), trend }),
    MONTH,
    ['holter.listHolterRecords', { list: [{ startedAt: at(startedAt) }] }],
  ])

it('that of the ECG is of the newest strip, unless a long record is shown', () => {
  expect(ecg('01T08:15', [127, 68])).toEqual([])
  expect(ecg('01T07:00', [127, 68])).toEqual([`${HOME} newest data.cards[].measuredAt`])
  expect(ecg('01T06:00', [127, 68], '01T06:00')).toEqual([])
})

it('and its course ends with a rate of that day', () => {
  expect(ecg('01T08:15', [65, 113])).toEqual([])
  expect(ecg('01T08:15', [68, 139])).toEqual([`${HOME} same-fact data.cards[].trend`])
})

const slept = (...trend: readonly (number | null)[]) =>
  between([
    [HOME, { day: '2026-03-02', cards: [{ metric: 'sleep', trend }] }],
    [
      'monitoring.getSleep',
      { details: [384, 328, 391, null, 375, 331, 359] },
      { type: '2', dat: '2026-03-02' },
    ],
  ])

it('a course of seven nights is that of the week', () => {
  const wrong = [`${HOME} same-fact data.cards[].trend[]`]
  expect(slept(384, 328, 391, null, 375, 331, 359)).toEqual([])
  expect(slept(384, 391, 328, null, 375, 331, 359)).toEqual(wrong)
  // Other nights than those of the days, or of another week.
  expect(slept(391, 375, 331, 359)).toEqual([])
  expect(slept(328, 391, null, 375, 331, 359, 402)).toEqual([])
})

const walked = (trend: readonly (number | null)[], value = 1904) =>
  between([
    [HOME, { day: '2026-03-02', cards: [{ metric: 'steps', value, trend }] }],
    [
      'monitoring.getSteps',
      { total: 1904, details: [0, 505, 1399, ...Array<null>(21).fill(null)] },
      { type: '1', dat: '2026-03-02' },
    ],
  ]).filter((each) => each.endsWith('trend[]'))

it('and one of the hours of today is that of the day', () => {
  const later = Array<null>(21).fill(null)
  expect(walked([0, 505, 1399, ...later])).toEqual([])
  expect(walked([505, 0, 1399, ...later])).toEqual([`${HOME} same-fact data.cards[].trend[]`])
  expect(walked([0, 505, 1300, ...later], 1805)).toEqual([])
  // Of the last day and night.
  expect(walked([...Array<null>(21).fill(null), 0, 505, 1399])).toEqual([])
})

interface Reading {
  readonly sbp: number
  readonly dbp: number
  readonly state: string
  readonly circumstances?: readonly string[]
}

const judged = (...readings: readonly Reading[]) =>
  between([
    [
      'monitoring.getBloodPressure',
      { readings: readings.map((row, index) => ({ ...row, at: at(`01T1${index}:00`) })) },
      { type: '2', dat: '2026-03-02' },
    ],
  ])

const READING = { sbp: 132, dbp: 85, state: 'near' }

it('a higher pressure has no milder verdict, and the same one has the same', () => {
  const wrong = ['monitoring.getBloodPressure verdict data.readings[].state']
  expect(judged(READING, { ...READING, sbp: 137 })).toEqual([])
  expect(judged(READING, { ...READING, sbp: 137, state: 'normal' })).toEqual(wrong)
  expect(judged(READING, { ...READING, state: 'normal' })).toEqual(wrong)
  expect(judged(READING, { ...READING, sbp: 131, state: 'normal' })).toEqual([])
  const after = { ...READING, state: 'normal', circumstances: ['exercised'] }
  expect(judged(READING, after)).toEqual([])
})

const mornings = (count: number) =>
  between([
    [
      'monitoring.getBloodPressure',
      {
        readings: [{ ...READING, at: at('01T07:13'), state: 'normal' }],
        morningDetails: [{ ...READING, count }],
      },
      { type: '3', dat: '2026-03-02' },
    ],
  ])

it('nor has a mean of one reading another verdict than that', () => {
  expect(mornings(2)).toEqual([])
  expect(mornings(1)).toEqual(['monitoring.getBloodPressure verdict data.readings[].state'])
})

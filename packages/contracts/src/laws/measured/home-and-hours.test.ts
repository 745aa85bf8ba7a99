// Steps of hours, and cards of home, against their pages.
import { addDays } from '@kangban/china-time'
import { expect, it } from 'vitest'
import { between } from '../testing/told.ts'

const TODAY = '2026-03-02'

const span = (type: string, hourMeans: readonly number[], details: readonly number[]) =>
  [
    'monitoring.getSteps',
    {
      hourMeans,
      details,
      detailTimes: details.map((_, index) => addDays('2026-03-01', index + 1 - details.length)),
    },
    { type, dat: '2026-03-01' },
  ] as const

const steps = (month: readonly number[]) =>
  between([span('2', [10, 200], [210, 210]), span('3', month, [210, 210, 50, 70])]).filter((each) =>
    each.includes('hourMeans'),
  )

it('the mean hours of a month have those of its week in them', () => {
  expect(steps([5, 130])).toEqual([])
  expect(steps([130, 5])).toEqual(['monitoring.getSteps same-fact data.hourMeans[]'])
})

const slept = (measuredAt: string) =>
  between([
    ['home.getHomeSummary', { cards: [{ metric: 'sleep', value: 359, measuredAt }] }],
    [
      'monitoring.getSleep',
      { totalTime: 359, sleepEndTime: '05:15' },
      { type: '1', dat: '2026-03-02' },
    ],
  ])

it('a card tells when the night of its page ended', () => {
  expect(slept('2026-03-02T05:15:00+08:00')).toEqual([])

  expect(slept('2026-03-02T06:15:00+08:00')).toEqual([
    'home.getHomeSummary same-fact data.cards[].measuredAt',
  ])
})

const cards = (metrics: readonly string[], rateText: string | null) =>
  between([
    ['home.getHomeSummary', { day: TODAY, cards: metrics.map((metric) => ({ metric })) }],
    ['ecg.listEcgMonth', { list: [{ rateText }] }, { month: '2026-03' }],
  ])

it('who has an ECG with a rate has its card', () => {
  expect(cards(['ecg'], '68')).toEqual([])
  expect(cards(['sleep'], null)).toEqual([])
  expect(cards(['sleep'], '68')).toEqual(['home.getHomeSummary silent data.cards'])
})

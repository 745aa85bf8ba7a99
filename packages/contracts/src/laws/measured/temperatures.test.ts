// Nights of the skin temperature against each other and against their half-hours.
import { addDays } from '@kangban/china-time'
import { expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'
import { between } from '../testing/told.ts'

const NAME = 'monitoring.getTemperature'
const LAST = '2026-03-01'
const DAYS = 30
const LABELS = Array.from({ length: DAYS }, (_, index) => addDays(LAST, index + 1 - DAYS))

const laws = (data: object, now = '2026-03-02T10:00:00+08:00', dat = LAST) =>
  breachesOf({
    name: NAME,
    summary: '',
    input: { type: '3', dat },
    now: new Date(now),
    answer: nodeOf(data),
  }).map(({ law, path }) => `${law} ${path}`)

/** Fifteen nights of 34.5, and one that is warmer. */
const NIGHTS = LABELS.map((_, index) => (index < 14 ? null : index < 29 ? 34.5 : 34.8))

const MONTH = {
  nightMean: 34.8,
  baseline: 34.5,
  deviation: 0.3,
  baselineNights: 14,
  nightsNeeded: 3,
  detailTimes: LABELS,
  details: NIGHTS,
  deviations: NIGHTS.map((_, index) => (index < 17 ? null : index < 29 ? 0 : 0.3)),
}

it('the last night of a span is the one that is told of, against the fourteen before it', () => {
  expect(laws(MONTH)).toEqual([])
  const other = { nightMean: 34.5, deviation: 0 }
  expect(laws({ ...MONTH, ...other })).toContain('same-fact data.nightMean')
  expect(laws({ ...MONTH, baselineNights: 15 })).toContain('count data.baselineNights')
  expect(laws({ ...MONTH, baseline: 34.6, deviation: 0.2 })).toContain('reckoned data.baseline')
})

it('until the morning the night of today is told or not', () => {
  const night = '2026-03-01T00:10:00+08:00'
  expect(laws({ ...MONTH, nightMean: 34.9, deviation: 0.4 }, night)).toEqual([])
})

it('each night deviates from those before it', () => {
  const wrong = ['reckoned data.deviations[]']
  const deviations = MONTH.deviations.map((value, index) => (index === 20 ? 0.2 : value))
  expect(laws({ ...MONTH, deviations })).toEqual(wrong)
  const silent = MONTH.deviations.map((value, index) => (index === 20 ? null : value))
  expect(laws({ ...MONTH, deviations: silent })).toEqual(['silent data.deviations[]'])
})

const day = (details: readonly (number | null)[]) =>
  between([
    [
      NAME,
      { detailTimes: ['00:00', '04:30', '08:00'], details: [34.7, 34.9, 33.2] },
      { type: '1', dat: LAST },
    ],
    [NAME, { detailTimes: LABELS.slice(-2), details }, { type: '2', dat: LAST }],
  ])

it('a night stands on the day of its half-hours', () => {
  expect(day([34.5, 34.8])).toEqual([])
  expect(day([34.8, null])).toEqual([`${NAME} silent data.details[]`])
  expect(day([34.5, 34.2])).toEqual([`${NAME} mean data.details[]`])
})

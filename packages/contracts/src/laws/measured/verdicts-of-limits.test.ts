// Means of pressures, the newest rate and the pressures of reports against the limits of their pages.
import { expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'
import { between } from '../testing/told.ts'

const NORMAL = { sbp: { low: 90, high: 140 }, dbp: { low: 60, high: 90 } }
const NOW = new Date('2026-03-02T10:00:00+08:00')

const breaches = (name: string, answer: object): string[] =>
  breachesOf({
    name,
    summary: '',
    input: { type: '2', dat: '2026-03-02' },
    now: NOW,
    answer: nodeOf(answer),
  }).map(({ law, path }) => `${law} ${path}`)

const evening = (mean: object) =>
  breaches('monitoring.getBloodPressure', {
    kangban: { normal: NORMAL, evening: { sbp: 132, dbp: 81, count: 6, state: 'normal', ...mean } },
  })

it('a mean is not in range beyond a limit, nor out of range within them, and on one it may be either', () => {
  const wrong = ['verdict data.kangban.evening.state']
  expect(evening({})).toEqual([])
  expect(evening({ sbp: 144 })).toEqual(wrong)
  expect(evening({ dbp: 91, state: 'near' })).toEqual(wrong)
  expect(evening({ state: 'high' })).toEqual(wrong)
  expect(evening({ sbp: 140, state: 'high' })).toEqual([])
  expect(evening({ sbp: 140, state: 'near' })).toEqual([])
})

const RATE = { normal: { low: 60, high: 100 }, min: 51, max: 118 }

const rate = (over: object) => breaches('monitoring.getHeartRate', { ...RATE, last: 66, ...over })

it('the newest rate is not out of range within what is normal', () => {
  const wrong = ['verdict data.state']
  expect(rate({ state: 'normal' })).toEqual([])
  expect(rate({ state: 'low' })).toEqual(wrong)
  expect(rate({ state: 'low', last: 60 })).toEqual([])
  expect(rate({ state: 'normal', last: 55 })).toEqual([])
})

const card = (state: string) =>
  between([
    ['monitoring.getHeartRate', RATE, { type: '1', dat: '2026-03-02' }],
    ['home.getHomeSummary', { cards: [{ metric: 'heartRate', value: 66, state }] }],
  ])

it('and so on its card', () => {
  expect(card('normal')).toEqual([])
  expect(card('high')).toEqual(['home.getHomeSummary verdict data.cards[].state'])
})

const report = (data: object) =>
  between([
    ['monitoring.getBloodPressure', { normal: NORMAL }, { type: '1', dat: '2026-03-02' }],
    ['reports.getReport', data],
  ])

it('a report calls no pressure in range that lies beyond the limits of the page', () => {
  const section = { metric: 'bloodPressure', value: 151, secondValue: 86 }
  const measure = { measure: 'pressureEvening', average: 132, secondAverage: 81 }
  expect(report({ sections: [{ ...section, state: 'high' }] })).toEqual([])
  expect(report({ measures: [{ ...measure, state: 'normal' }] })).toEqual([])
  expect(report({ measures: [{ ...measure, state: 'high' }] })).toEqual([])

  expect(report({ sections: [{ ...section, state: 'near' }] })).toEqual([
    'reports.getReport verdict data.sections[].state',
  ])

  expect(report({ measures: [{ ...measure, average: 142, state: 'near' }] })).toEqual([
    'reports.getReport verdict data.measures[].state',
  ])
})

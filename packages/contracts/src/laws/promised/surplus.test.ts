// What one metric or one kind alone has, told of another.
import { expect, it } from 'vitest'
import { breachesOf } from '../one-answer.ts'
import { nodeOf } from '../testing/node-of.ts'

const NOW = new Date('2026-03-02T10:00:00+08:00')

const told = (name: string, data: unknown): string[] =>
  breachesOf({ name, summary: '', input: {}, now: NOW, answer: nodeOf(data) }).map(
    ({ law, path }) => `${law} ${path}`,
  )

const card = (row: object) => told('home.getHomeSummary', { cards: [row] })
const section = (row: object) => told('reports.getReport', { sections: [row] })
const measure = (row: object) => told('reports.getReport', { measures: [row] })

it('no card has the second pressure, the stages or the time of another', () => {
  const place = 'verdict data.cards[]'
  expect(card({ metric: 'bloodPressure', secondTrend: [88], trend: [139] })).toEqual([])
  expect(card({ metric: 'oxygen', secondTrend: [88] })).toContain(`${place}.secondTrend`)
  expect(card({ metric: 'steps', stages: [{ stage: 'rem' }] })).toEqual([`${place}.stages`])
  const measuredAt = '2026-03-02T09:00:00+08:00'
  expect(card({ metric: 'sleep', value: null, measuredAt })).toEqual([])
  expect(card({ metric: 'ecg', value: null, measuredAt })).toEqual([`${place}.measuredAt`])
})

it('no section or measure of a report has the second pressure of another', () => {
  expect(section({ metric: 'bloodPressure', secondBaseline: 87 })).toEqual([])

  expect(section({ metric: 'oxygen', secondBaseline: 87 })).toContain(
    'verdict data.sections[].secondBaseline',
  )

  expect(measure({ measure: 'pressureMorning', lastSecondAverage: 86 })).toEqual([])

  expect(measure({ measure: 'sleep', lastSecondAverage: 86 })).toEqual([
    'verdict data.measures[].lastSecondAverage',
  ])
})

const event = (eventType: string, otherLimit: number | null) =>
  told('warnings.listWarnings', [{ eventType, otherLimit }])

it('no event but one of the pressure has a second limit', () => {
  expect(event('pressure-low', 60)).toEqual([])
  expect(event('oxygen-low', null)).toEqual([])
  expect(event('oxygen-low', 60)).toEqual(['verdict data[].otherLimit'])
})

import { expect, it } from 'vitest'
import { homeCards } from './cards.ts'
import type { HomeData } from './home-data.ts'

const data = (nights: (number | null)[]): HomeData => ({
  now: new Date('2026-03-02T16:00:00+08:00'),
  today: '2026-03-02',
  birthday: null,
  stepsGoal: null,
  deviceTypes: [],
  heartRate: [],
  oxygen: [],
  temperature: [{ at: new Date('2026-03-02T15:30:00+08:00'), value: 31.2 }],
  steps: null,
  pressures: [],
  typedPressures: [],
  nights: [],
  ecgRecords: [],
  longRecord: null,
  warnings: [],
  unknownWarnings: 0,
  nightTemperatures: nights,
})

const card = (nights: (number | null)[]) =>
  homeCards(data(nights)).find(({ metric }) => metric === 'temperature')

it('the skin temperature shows the night beside the difference of the night, never a value of the day', () => {
  expect(card([34, 34, 34, 34.8])).toMatchObject({
    value: 34.8,
    measuredAt: '2026-03-02T05:00:00+08:00',
    note: '比平时高 0.8℃',
  })
})

it('a night that is still going on was measured until now, not until its end', () => {
  const now = new Date('2026-03-02T00:17:00+08:00')
  const temperature = [{ at: new Date('2026-03-02T00:15:00+08:00'), value: 34.6 }]
  const cards = homeCards({ ...data([34, 34, 34, 34.6]), now, temperature })

  expect(cards.find(({ metric }) => metric === 'temperature')).toMatchObject({
    value: 34.6,
    measuredAt: '2026-03-02T00:17:00+08:00',
  })
})

it('shows the newest value where the night cannot be compared', () => {
  expect(card([34, 34, 34, null])).toMatchObject({ value: 31.2, note: '还没有昨夜的比较' })
  expect(card([34, 34])?.value).toBe(31.2)
})

it('compares each night of its course with the nights before it alone', () => {
  expect(card([34, 34, 34, 35, 34, null, 34.5])?.trend).toEqual([
    null,
    null,
    null,
    1,
    -0.25,
    null,
    0.3,
  ])
})

import { contract, type TemperatureSpan } from '@kangban/contracts'
import { expect, it } from 'vitest'
import { formatDeviation } from './degrees.ts'
import {
  chosenOf,
  heroOf,
  newestText,
  temperatureRows,
  temperatureStats,
} from './temperature-view.ts'

const example = contract.monitoring.getTemperature.example?.output
if (!example) throw new Error('the contract has no example')

const span: TemperatureSpan = {
  ...example,
  nightMean: 34.65,
  baseline: 34.54,
  deviation: 0.11,
  baselineNights: 14,
}

it('writes a deviation with its sign, and none for zero', () => {
  expect([0.11, -0.25, 0, -0.004].map(formatDeviation)).toEqual(['+0.11', '−0.25', '0.00', '0.00'])
})

it("leads with the night's own value beside the night's difference, never a value of the day", () => {
  const worn = { ...span, last: 31.2, lastTime: '2026-11-20T07:30:00Z' }

  expect(heroOf(worn, '凌晨')).toEqual({
    value: '34.65',
    note: '凌晨 0–5 点实测，比平时高 0.11℃',
  })

  expect(temperatureStats(worn).map(({ label, value }) => [label, value])).toEqual([
    ['夜里实测', '34.65'],
    ['平时', '34.54'],
    ['相差', '+0.11'],
  ])

  expect(newestText(worn, '2026-11-20')).toBe('今天 15:30 最新实测 31.20℃，单独一次不和平时比。')
})

it('shows the measured night while the own nights are too few, and says how many are missing', () => {
  const growing = { ...span, deviation: null, baseline: null, baselineNights: 1, nightsNeeded: 3 }

  expect(heroOf(growing, '凌晨')).toEqual({
    value: '34.65',
    note: '凌晨 0–5 点实测。再戴 2 晚就能和平时比较。',
  })
})

it('shows the newest reading where no night was measured', () => {
  const unworn = {
    ...span,
    nightMean: null,
    deviation: null,
    last: 33.4,
    lastTime: '2026-11-20T01:30:00Z',
  }

  expect(heroOf(unworn, '凌晨')).toEqual({ value: '33.40', note: '09:30 实测' })
  expect(newestText(unworn, '2026-11-20')).toBeNull()
})

it('tells a half-hour with, without and outside the comparison', () => {
  const day = { ...span, details: [34.5, null, 33.9], deviations: [-0.04, null, null] }

  expect(chosenOf(day, 0, '00:00')).toEqual({
    value: '34.50',
    note: '00:00 实测，比平时低 0.04℃',
  })

  expect(chosenOf(day, 1, '00:30')).toEqual({ value: null, note: '00:30 没有数据' })
  expect(chosenOf(day, 2, '09:00')).toEqual({ value: '33.90', note: '09:00 实测，没有可比的平时' })

  expect(temperatureRows(day, ['a', 'b', 'c'])).toEqual([
    ['a', '34.50', '−0.04'],
    ['b', null, null],
    ['c', '33.90', null],
  ])
})

import { contract, type TemperatureSpan } from '@kangban/contracts'
import { expect, it } from 'vitest'
import { formatDeviation } from './degrees.ts'
import { chosenOf, heroOf, temperatureRows } from './temperature-view.ts'

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

it('leads with the deviation, and says what was measured and what is usual', () => {
  expect(heroOf(span, '凌晨')).toEqual({
    value: '+0.11',
    note: '凌晨 0–5 点实测 34.65 °C，平时 34.54 °C',
  })
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
})

it('tells a half-hour with, without and outside the comparison', () => {
  const day = { ...span, details: [34.5, null, 33.9], deviations: [-0.04, null, null] }
  expect(chosenOf(day, 0, '00:00')).toEqual({ value: '−0.04', note: '00:00 实测 34.50 °C' })
  expect(chosenOf(day, 1, '00:30')).toEqual({ value: null, note: '00:30 没有数据' })
  expect(chosenOf(day, 2, '09:00')).toEqual({ value: '33.90', note: '09:00 实测，没有可比的平时' })

  expect(temperatureRows(day, ['a', 'b', 'c'])).toEqual([
    ['a', '34.50', '−0.04'],
    ['b', null, null],
    ['c', '33.90', null],
  ])
})

import type { WeeklyMeasure } from '@kangban/contracts'
import { expect, it } from 'vitest'
import { calmDays, unmeasured } from './testing/day-records.ts'
import { beyond, referenceText, weekDayText } from './week-days.ts'
import { weeklyReport } from './weekly-report.ts'

const days = calmDays('2026-11-09', 7).map((record, index) =>
  index === 1 ? { ...record, ...unmeasured } : record,
)

const { measures } = weeklyReport({
  days,
  lastWeek: calmDays('2026-11-02', 7),
  ageYears: 72,
})

const measure = (name: WeeklyMeasure['measure']): WeeklyMeasure => {
  const found = measures.find((one) => one.measure === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}

it('says a day with its unit, and nothing of a day without a measurement', () => {
  expect(measures.map((week) => weekDayText(week, 0))).toEqual([
    '128/78 mmHg',
    '124/76 mmHg',
    '68 次/分',
    '93%',
    '7小时12分',
    '34.4 ℃',
    '6,200 步',
  ])

  expect(measures.map((week) => weekDayText(week, 1))).toEqual(measures.map(() => null))
})

it('says the range with its unit; the wrist has none, and steps have a goal', () => {
  expect(measures.map(referenceText)).toEqual([
    '90–140 mmHg',
    '90–140 mmHg',
    '45–100 次/分',
    '90–100%',
    '5小时–9小时',
    null,
    '目标 6,000 步',
  ])

  const half = { ...measure('heartRate'), referenceLow: null }
  expect(referenceText(half)).toBe('≤ 100 次/分')
  expect(referenceText({ ...half, referenceLow: 45, referenceHigh: null })).toBe('≥ 45 次/分')
})

it('is beyond its range past the end of it, never on it; too few steps are no illness', () => {
  const pressure = measure('pressureMorning')

  expect([89, 90, 140, 141].map((value) => beyond(pressure, value))).toEqual([
    'low',
    null,
    null,
    'high',
  ])

  expect(beyond(measure('steps'), 10)).toBeNull()
  expect(beyond(measure('temperature'), 40)).toBeNull()
})

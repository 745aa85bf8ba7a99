import { expect, it } from 'vitest'
import { MS_PER_MINUTE } from '@kangban/china-time'
import { findingsIn } from './findings-after.ts'

const START = Date.parse('2026-03-02T15:00:00+08:00')
const minute = (after: number) => new Date(START + after * MS_PER_MINUTE)

const run = (value: number, from: number) =>
  [0, 5, 10].map((after) => ({ at: minute(from + after), value }))

const measured = {
  heartRate: [...run(112, 0), ...run(38, 60)],
  oxygen: [{ at: minute(30), value: 86 }],
  steps: [],
  pressures: [
    { at: minute(40), systolic: 150, diastolic: 92 },
    { at: minute(50), systolic: 85, diastolic: 55 },
  ],
  ecgRecords: [{ startedAt: minute(20), rhythm: 'af', heartRate: 120 }],
}

it('finds all six kinds in what was measured, oldest first, always the same', () => {
  const found = findingsIn(measured)

  expect(found.map(({ kind, occurredAt }) => [kind, occurredAt])).toEqual([
    ['heart-fast', minute(0)],
    ['af-suspected', minute(20)],
    ['oxygen-low', minute(30)],
    ['pressure-high', minute(40)],
    ['pressure-low', minute(50)],
    ['heart-slow', minute(60)],
  ])

  expect(findingsIn(measured)).toEqual(found)
})

it('knows by the steps of the hour that somebody walked', () => {
  const kinds = findingsIn({ ...measured, steps: [{ at: minute(0), value: 900 }] }).map(
    ({ kind }) => kind,
  )

  expect(kinds).not.toContain('heart-fast')
  expect(kinds).toContain('heart-slow')
})

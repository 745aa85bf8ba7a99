import { describe, expect, it } from 'vitest'
import { MS_PER_MINUTE } from '@kangban/china-time'
import {
  ecgFindings,
  heartRateFindings,
  oxygenFindings,
  pressureFindings,
  type TimedValue,
} from './warning-rules.ts'

const START = Date.parse('2026-03-02T15:00:00+08:00')
const minute = (after: number) => new Date(START + after * MS_PER_MINUTE)

/** One reading every five minutes from 15:00 on. */
const everyFive = (values: number[]): TimedValue[] =>
  values.map((value, index) => ({ at: minute(index * 5), value }))

const still = () => 0

/** Walked until 15:00, then sat: readings until 15:14 still show the walk. */
const walkedBefore = (moment: Date) => (moment.getTime() < START ? 900 : 0)

const record = (rhythm: string) => ({ startedAt: minute(0), rhythm, heartRate: 112 })

describe('a fast heart', () => {
  it('counts from ten minutes above 100 on, with its highest value', () => {
    expect(heartRateFindings(everyFive([90, 104, 112, 106, 92]), still)).toEqual([
      {
        kind: 'heart-fast',
        level: 'warn',
        value: 112,
        otherValue: null,
        limit: 100,
        otherLimit: null,
        occurredAt: minute(5),
        seconds: 600,
      },
    ])

    expect(heartRateFindings(everyFive([104, 112, 92, 104, 110]), still)).toEqual([])
    expect(heartRateFindings(everyFive([100, 100, 100, 100]), still)).toEqual([])
  })

  it('is grave from 131 on', () => {
    const levels = [130, 131].map(
      (top) => heartRateFindings(everyFive([110, top, 110]), still)[0]?.level,
    )

    expect(levels).toEqual(['warn', 'bad'])
  })

  it('is no event while walking, nor in the quarter of an hour after it', () => {
    const fast = everyFive([110, 110, 110, 110])
    expect(heartRateFindings(fast, () => 500)).toEqual([])

    expect(heartRateFindings(fast, (moment) => (moment.getTime() < START ? 0 : 499))).toHaveLength(
      1,
    )

    expect(heartRateFindings(fast, walkedBefore)).toEqual([])

    expect(
      heartRateFindings(
        [...fast, ...[20, 25].map((at) => ({ at: minute(at), value: 110 }))],
        walkedBefore,
      ),
    ).toMatchObject([{ occurredAt: minute(15) }])
  })

  it('ends where the watch was off', () => {
    const parted = [0, 5, 30, 35].map((at) => ({ at: minute(at), value: 120 }))
    expect(heartRateFindings(parted, still)).toEqual([])
  })
})

describe('a slow heart', () => {
  it('counts at 40 and below, walking or not', () => {
    expect(heartRateFindings(everyFive([40, 38, 39]), () => 900)).toMatchObject([
      { kind: 'heart-slow', level: 'bad', value: 38, limit: 40 },
    ])

    expect(heartRateFindings(everyFive([41, 41, 41]), still)).toEqual([])
  })
})

describe('low oxygen', () => {
  it('joins falls within an hour into one event and keeps the lowest', () => {
    const readings = [
      { at: minute(0), value: 89 },
      { at: minute(10), value: 96 },
      { at: minute(50), value: 86 },
      { at: minute(111), value: 88 },
    ]

    expect(oxygenFindings(readings)).toMatchObject([
      {
        kind: 'oxygen-low',
        level: 'bad',
        value: 86,
        limit: 90,
        occurredAt: minute(0),
        seconds: 3000,
      },
      { value: 88, occurredAt: minute(111), seconds: null },
    ])

    expect(oxygenFindings([{ at: minute(0), value: 90 }])).toEqual([])
  })
})

describe('blood pressure', () => {
  it('makes an event of every reading out of range', () => {
    const readings = [
      { at: minute(0), systolic: 142, diastolic: 88 },
      { at: minute(5), systolic: 128, diastolic: 80 },
      { at: minute(10), systolic: 185, diastolic: 95 },
      { at: minute(15), systolic: 88, diastolic: 62 },
    ]

    expect(pressureFindings(readings)).toMatchObject([
      {
        kind: 'pressure-high',
        level: 'warn',
        value: 142,
        otherValue: 88,
        limit: 140,
        otherLimit: 90,
        occurredAt: minute(0),
      },
      { kind: 'pressure-high', level: 'bad', value: 185, occurredAt: minute(10) },
      { kind: 'pressure-low', level: 'warn', value: 88, otherValue: 62, limit: 90, otherLimit: 60 },
    ])
  })
})

describe('an ECG', () => {
  it('makes an event when fibrillation is suspected', () => {
    expect(ecgFindings(['sinus', 'other', 'unclassified'].map(record))).toEqual([])

    expect(ecgFindings([record('af')])).toMatchObject([
      { kind: 'af-suspected', level: 'bad', value: 112 },
    ])
  })
})

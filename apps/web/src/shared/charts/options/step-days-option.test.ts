import { describe, expect, it } from 'vitest'
import { goalRuns, type StepDays, stepDaysOption, stepsScale } from './step-days-option.ts'
import { testTheme } from '../testing/theme.ts'

const WEEK = Array.from({ length: 7 }, (_, index) => `2024-01-0${index + 1}`)

const days = (change: Partial<StepDays>): StepDays => ({
  days: WEEK,
  steps: [6100, 4200, 5200, 6000, 7452, 4900, 4316],
  goals: WEEK.map(() => 6000),
  today: '2024-01-07',
  shown: 4,
  still: false,
  ...change,
})

interface Series {
  type: string
  data: unknown[]
  label?: { formatter?: string; align?: string }
}

const withLabels = (labels: number) =>
  stepDaysOption(days({ shown: 5 }), { ...testTheme, labels }).series as Series[]

const seriesOf = (change: Partial<StepDays>): Series[] =>
  stepDaysOption(days(change), testTheme).series as Series[]

const labelled = (all: Series[], text: string | RegExp) =>
  all.find(({ label }) =>
    typeof text === 'string' ? label?.formatter === text : text.test(label?.formatter ?? ''),
  )

describe('the days of a week', () => {
  it('are bars of which today is solid and its gap to the goal dashed, with ticks over the others that met it', () => {
    const all = seriesOf({})
    const [bars, gaps] = all

    expect(
      bars?.data.map((bar) => (bar as { itemStyle: { opacity: number } }).itemStyle.opacity),
    ).toEqual([...Array<number>(6).fill(0.7), 1])

    expect(gaps?.data).toEqual(['-', '-', '-', '-', '-', '-', 1684])

    expect(labelled(all, '✓')?.data).toEqual([
      [0, 6100],
      [3, 6000],
    ])

    expect(labelled(all, '✓ 7,452')?.data).toEqual([[4, 7452]])
  })

  it('that lack data stay empty and are marked, never zero', () => {
    const all = seriesOf({ steps: [null, null, 5200, null, null, null, null], shown: 2 })

    expect(all[0]?.data.map((bar) => (bar as { value: unknown }).value)).toEqual([
      '-',
      '-',
      5200,
      '-',
      '-',
      '-',
      '-',
    ])

    expect(labelled(all, '–')?.data).toHaveLength(6)
    expect(labelled(all, '5,200')?.data).toEqual([[2, 5200]])
    expect(all[1]?.data).toEqual(Array(7).fill('-'))
  })

  it('without any data have no bar and no value', () => {
    const all = seriesOf({ steps: WEEK.map(() => null), shown: null })
    expect(labelled(all, '✓')?.data).toEqual([])
    expect(all.filter(({ label }) => /\d/.test(label?.formatter ?? ''))).toEqual([])
  })

  it('keep the value clear of what stands beside it where letters are large', () => {
    expect(labelled(withLabels(4), '4,900')?.data).toEqual([[5, 4900]])
    expect(labelled(withLabels(3), '4,900')?.data).toEqual([[5, 7452]])
  })

  it('keep the value inside at both ends', () => {
    expect(labelled(seriesOf({ shown: 0 }), /6,100/)?.label?.align).toBe('left')
    expect(labelled(seriesOf({ shown: 6 }), /4,316/)?.label?.align).toBe('right')
  })
})

it('the scale follows the goal and is longer only where somebody walked further', () => {
  expect(stepsScale([100, null], [6000, 6000])).toBe(8000)
  expect(stepsScale([31_000], [6000])).toBe(31_000)
  expect(stepsScale([], [])).toBe(1)
})

it('the goal is one line for as long as it stays the same', () => {
  expect(goalRuns([6000, 6000, 5000])).toEqual([
    [0, 1, 6000],
    [2, 2, 5000],
  ])

  expect(goalRuns([])).toEqual([])
})

it('a month marks the days that met the goal with dots, since ticks would overlap', () => {
  const month = Array.from(
    { length: 30 },
    (_, index) => `2024-01-${String(index + 1).padStart(2, '0')}`,
  )

  const all = seriesOf({
    days: month,
    steps: month.map(() => 6500),
    goals: month.map(() => 6000),
    shown: null,
  })

  expect(labelled(all, '✓')).toBeUndefined()

  expect(
    all.some(({ type, data, label }) => type === 'scatter' && data.length === 30 && !label),
  ).toBe(true)
})

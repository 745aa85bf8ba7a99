import { expect, it } from 'vitest'
import { mainLine } from './main-line.ts'
import type { HistoryEntry } from './report.ts'

const entry = (day: string, score: number, name = '气虚质'): HistoryEntry => ({
  day,
  main: {
    type: name === '平和质' ? 'balanced' : 'qi-deficiency',
    name,
    verdict: 'yes',
    verdictText: '是',
    score,
  },
  secondary: [],
})

it('needs two answers', () => {
  expect(mainLine([])).toBeNull()
  expect(mainLine([entry('2024-01-02', 40)])).toBeNull()
})

it('places the answers by their days, the oldest first', () => {
  const line = mainLine([entry('2024-01-11', 30), entry('2024-01-06', 45), entry('2024-01-01', 60)])

  expect(line?.points.map(({ day, x, y }) => [day, x, y])).toEqual([
    ['2024-01-01', 0, 0],
    ['2024-01-06', 50, 25],
    ['2024-01-11', 100, 50],
  ])

  expect(line?.comparable).toBe(true)
  expect(line?.cuts.map(({ points }) => points)).toEqual([40, 30])
})

it('draws no line between scores of different types', () => {
  const line = mainLine([
    entry('2024-01-03', 70, '平和质'),
    entry('2024-01-02', 40),
    entry('2024-01-01', 50),
  ])

  expect(line?.links.map(({ from, to }) => [from.day, to.day])).toEqual([
    ['2024-01-01', '2024-01-02'],
  ])

  expect(line?.comparable).toBe(false)
  expect(line?.cuts).toEqual([])
})

it('measures the balanced type by its own line, on a scale that holds every score', () => {
  const line = mainLine([entry('2024-01-03', 81, '平和质'), entry('2024-01-02', 60, '平和质')])
  expect(line?.cuts).toEqual([{ points: 60, y: 40 }])
  expect(line?.points.map(({ y }) => y)).toEqual([40, 19])
})

it('shows the newest ones of many', () => {
  const many = Array.from({ length: 20 }, (_, index) => entry(`2024-01-${String(28 - index)}`, 40))

  expect(mainLine(many)?.points.map(({ day }) => day)).toEqual(
    ['21', '22', '23', '24', '25', '26', '27', '28'].map((day) => `2024-01-${day}`),
  )
})

import { expect, it } from 'vitest'
import { mainLine } from './main-line.ts'
import type { HistoryEntry } from './report.ts'

const entry = (day: string, score: number, name = '气虚质'): HistoryEntry => ({
  day,
  main: { type: name === '平和质' ? 'balanced' : 'qi-deficiency', name, verdict: 'yes', verdictText: '是', score },
  secondary: [],
})

it('needs two answers', () => {
  expect(mainLine([])).toBeNull()
  expect(mainLine([entry('2024-01-02', 40)])).toBeNull()
})

it('places the answers by their days, the oldest first', () => {
  const line = mainLine([entry('2024-01-11', 30), entry('2024-01-06', 40), entry('2024-01-01', 50)])
  expect(line?.points.map(({ day, x, y }) => [day, x, y])).toEqual([
    ['2024-01-01', 0, 50],
    ['2024-01-06', 50, 60],
    ['2024-01-11', 100, 70],
  ])
  expect(line?.comparable).toBe(true)
})

it('draws no line between scores of different types', () => {
  const line = mainLine([entry('2024-01-03', 70, '平和质'), entry('2024-01-02', 40), entry('2024-01-01', 50)])
  expect(line?.links.map(({ from, to }) => [from.day, to.day])).toEqual([['2024-01-01', '2024-01-02']])
  expect(line?.comparable).toBe(false)
})

it('shows the newest ones of many', () => {
  const many = Array.from({ length: 20 }, (_, index) => entry(`2024-01-${String(28 - index)}`, 40))
  expect(mainLine(many)?.points.map(({ day }) => day)).toEqual(
    ['21', '22', '23', '24', '25', '26', '27', '28'].map((day) => `2024-01-${day}`),
  )
})

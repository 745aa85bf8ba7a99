import { expect, it } from 'vitest'
import type { Score } from './report.ts'
import { changeWords, scoreBefore, scoreGroups } from './score-view.ts'

const score = (type: Score['type'], points: number, change: number | null = null): Score => ({
  type,
  name: type,
  verdict: 'no',
  verdictText: '否',
  score: points,
  change,
})

it('puts the balanced type apart and the others in order, the highest first', () => {
  const { balanced, biased } = scoreGroups([
    score('damp-heat', 8),
    score('balanced', 59.4),
    score('qi-deficiency', 37.5),
  ])

  expect(balanced?.score).toBe(59.4)
  expect(biased.map(({ type }) => type)).toEqual(['qi-deficiency', 'damp-heat'])
})

it('says a change in words', () => {
  expect([3.1, -18.8, 0, null].map(changeWords)).toEqual(['高 3.1', '低 18.8', '没变', null])
  expect(changeWords(0.1 + 0.2)).toBe('高 0.3')
})

it('knows the score before', () => {
  expect(scoreBefore(score('balanced', 59.4, 3.1))).toBe(56.3)
  expect(scoreBefore(score('balanced', 59.4))).toBeNull()
})

import { expect, it } from 'vitest'
import { walkInvitation } from '../day/day-sentence.ts'
import { STEPS_PER_MINUTE } from '../thresholds.ts'
import { activitySentence } from './activity-sentence.ts'
import { isShortWalk, walkMinutes, walkWords } from './walking-words.ts'

it.each([
  [1, 1],
  [100, 1],
  [127, 2],
  [346, 4],
  [1000, 10],
  [1001, 15],
  [1400, 15],
  [2800, 30],
])('%i steps are %i minutes', (steps, minutes) => {
  expect(walkMinutes(steps)).toBe(minutes)
})

it('never promises a shorter walk than it is, nor one five minutes longer', () => {
  for (let steps = 1; steps < 6000; steps += 7) {
    expect(walkMinutes(steps)).toBeGreaterThanOrEqual(steps / STEPS_PER_MINUTE)
    expect(walkMinutes(steps)).toBeLessThan(steps / STEPS_PER_MINUTE + 5)
  }

  expect([isShortWalk(3000), isShortWalk(3001)]).toEqual([true, false])
})

it('is said alike by home and by the steps page', () => {
  const facts = {
    total: 5654,
    target: 6000,
    average: 5000,
    averageBefore: null,
    bestName: null,
    lastDay: 5654,
    streak: 0,
    hour: 16,
  }

  const [page] = activitySentence(facts, { type: 'day', current: true })
  expect(page?.text).toContain(walkWords(346))
  expect(walkInvitation({ today: 5654, goal: 6000 }, 16)).toContain(walkWords(346))
})

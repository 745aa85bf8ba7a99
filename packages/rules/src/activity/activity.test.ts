import { expect, it } from 'vitest'
import { goalOn, goalStreak, walkedMetres, walkingKcal } from './activity.ts'

it('a distance is steps by a share of the height, which differs by sex', () => {
  expect(walkedMetres(1000, { height: 160, sex: 1 })).toBe(664)
  expect(walkedMetres(1000, { height: 160, sex: 2 })).toBe(661)
  expect(walkedMetres(1000, { height: 160, sex: null })).toBe(662)
  expect(walkedMetres(1000, { height: null, sex: 2 })).toBeNull()
})

it('walking costs half a kilocalorie a kilogram and kilometre', () => {
  expect(walkingKcal(4000, 60)).toBe(120)
  expect(walkingKcal(null, 60)).toBeNull()
  expect(walkingKcal(4000, null)).toBeNull()
})

it('the goal of a day is the newest set until then, and 6,000 before any', () => {
  const goals = [
    { value: 4000, day: '2026-02-01' },
    { value: 5000, day: '2026-03-01' },
  ]

  const days = ['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01', '2026-03-02']
  expect(days.map((day) => goalOn(goals, day))).toEqual([6000, 4000, 4000, 5000, 5000])
})

const walked = (...steps: (number | null)[]) => steps.map((count) => ({ steps: count, goal: 5000 }))

it('a streak ends at a day below its goal or without data; the open day only adds', () => {
  expect(goalStreak(walked(5000, 4999, 5000, 6000), false)).toBe(2)
  expect(goalStreak(walked(5000, null, 5000), false)).toBe(1)
  expect(goalStreak(walked(5000, 5000, 100), false)).toBe(0)
  expect(goalStreak(walked(5000, 5000, 100), true)).toBe(2)
  expect(goalStreak(walked(5000, 5000, 5000), true)).toBe(3)
  expect(goalStreak(walked(100), true)).toBe(0)
  expect(goalStreak([], false)).toBe(0)
})

import { describe, expect, it } from 'vitest'
import { byDay, clockTimes, everyMinutes, median, merged, quantile, type Slot } from './slots.ts'

const slot = (time: string, change: Partial<Slot> = {}): Slot => ({
  at: new Date(`${time}:00+08:00`),
  low: 60,
  high: 70,
  mean: 65,
  count: 1,
  below: [0],
  ...change,
})

describe('several slots as one', () => {
  it('have the mean of their readings, not of the slots', () => {
    const [night, noon] = [
      slot('2026-03-02T03:00', { low: 48, mean: 50, count: 3, below: [3, 1] }),
      slot('2026-03-02T12:00', { high: 120, mean: 90, below: [0, 2] }),
    ]

    expect(merged([night, noon])).toEqual({ low: 48, high: 120, mean: 60, count: 4, below: [3, 3] })
    expect(merged([])).toBeNull()
  })
})

describe('slots', () => {
  it('belong to the day that they have in China, and a day without one stays empty', () => {
    const [before, after] = [slot('2026-03-01T23:59'), slot('2026-03-02T00:00')]

    expect(byDay([before, after], ['2026-02-28', '2026-03-01', '2026-03-02'])).toEqual([
      [],
      [before],
      [after],
    ])

    expect(byDay([before, after], ['2026-03-02'])).toEqual([[after]])
  })

  it('fit into longer ones of the same day', () => {
    const [first, last] = [slot('2026-03-02T00:29'), slot('2026-03-02T23:30')]
    const groups = everyMinutes([first, last], new Date('2026-03-02T00:00:00+08:00'), 30)
    expect(groups).toHaveLength(48)
    expect([groups[0], groups[1], groups[47]]).toEqual([[first], [], [last]])
    expect(clockTimes(30).filter((_, index) => groups[index]?.length)).toEqual(['00:00', '23:30'])
  })
})

describe('a quantile', () => {
  it('lies between the two nearest values, in whatever order they come', () => {
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5)
    expect(quantile([10, 20], 0.1)).toBe(11)
    expect(median([9, 1, 5])).toBe(5)
    expect(() => quantile([], 0.5)).toThrow('no quantile of no values')
  })
})

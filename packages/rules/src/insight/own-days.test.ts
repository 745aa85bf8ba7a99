import { describe, expect, it } from 'vitest'
import { effectOf, forAllAsked } from './own-days.ts'
import { fingerprint, shuffledDays } from './shuffled-days.ts'
import { madeDays } from './testing/made-days.ts'

const daysOf = (seed: number, likeness: number, afterShort = 0) =>
  madeDays({ seed, likeness, afterShort }).flatMap(({ asleep, morningSystolic }, day) =>
    asleep === null || morningSystolic === null
      ? []
      : [{ day, is: asleep < 360 ? 1 : 0, value: morningSystolic }],
  )

describe('an effect', () => {
  it('is the difference of the two means, with 0 in its interval exactly where p is above 0.05', () => {
    for (let seed = 0; seed < 30; seed++) {
      const days = daysOf(seed, 0.5, seed % 2 === 0 ? 8 : 0)
      const effect = effectOf(days)
      if (!effect) throw new Error('no effect')

      const meanOf = (is: number) => {
        const values = days.filter((day) => day.is === is).map(({ value }) => value)
        return values.reduce((sum, value) => sum + value, 0) / values.length
      }

      expect(effect.estimate).toBeCloseTo(meanOf(1) - meanOf(0), 9)
      expect(effect.low > 0 || effect.high < 0).toBe(effect.p <= 0.05)
    }
  })

  it('is held within its interval in about 95 of 100 cases, of days that resemble each other', () => {
    const held = Array.from({ length: 200 }, (_, seed) => effectOf(daysOf(seed, 0.7, 6))).filter(
      (effect) => effect && effect.low <= 6 && effect.high >= 6,
    )

    expect(held.length).toBeGreaterThanOrEqual(188)
  })

  it('is less sure where days resemble each other', () => {
    const widths = [0, 0.7].map((likeness) => {
      const found = Array.from({ length: 40 }, (_, seed) => effectOf(daysOf(seed, likeness)))
      return found.reduce((sum, effect) => sum + (effect ? effect.high - effect.low : 0), 0)
    })

    expect(widths[1]).toBeGreaterThan(1.2 * (widths[0] ?? 0))
  })
})

it('Holm multiplies the smallest p most, and never turns their order round', () => {
  const corrected = forAllAsked([0.04, 0.01, 0.03])
  expect(corrected[0]).toBeCloseTo(0.06)
  expect(corrected[1]).toBeCloseTo(0.03)
  expect(corrected[2]).toBeCloseTo(0.06)
  expect(forAllAsked([0.9, 0.8])).toEqual([1, 1])
})

it('an order has every day once, is another than the one before, and begins where the data say', () => {
  const next = shuffledDays(90, fingerprint([1, 2, 3]))
  const [first, second] = [next(), next()]
  expect(first.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 90 }, (_, day) => day))
  expect(second).not.toEqual(first)
  expect(shuffledDays(90, fingerprint([1, 2, 3]))()).toEqual(first)
  expect(shuffledDays(90, fingerprint([1, 2, 4]))()).not.toEqual(first)
})

import { describe, expect, it } from 'vitest'
import { createRandom, type Random } from './random.ts'
import { fingerprintNumbers } from '../testing/fingerprint.ts'
import { mean, standardDeviation } from '../testing/statistics.ts'

const draws = (random: Random, count: number) => Array.from({ length: count }, () => random.next())

describe('createRandom', () => {
  it('gives the same pinned numbers for a seed', () => {
    expect(fingerprintNumbers(draws(createRandom(1), 1000))).toBe('1324230c')
    expect(draws(createRandom('1'), 5)).toEqual(draws(createRandom(1), 5))
    expect(draws(createRandom(2), 5)).not.toEqual(draws(createRandom(1), 5))
  })

  it('forks by label alone, whatever was drawn before', () => {
    const fresh = createRandom(1)
    const used = createRandom(1)
    draws(used, 17)
    expect(draws(used.fork('day 3'), 5)).toEqual(draws(fresh.fork('day 3'), 5))
    expect(draws(fresh.fork('a').fork('b'), 5)).not.toEqual(draws(fresh.fork('ab'), 5))
  })

  it('gives unrelated streams for neighbouring labels', () => {
    const firsts = Array.from({ length: 4000 }, (_, i) => createRandom(1).fork(`day ${i}`).next())
    expect(mean(firsts)).toBeCloseTo(0.5, 1)

    expect(mean(firsts.slice(1).map((x, i) => (x - 0.5) * ((firsts[i] ?? 0) - 0.5)))).toBeCloseTo(
      0,
      2,
    )

    expect(new Set(firsts).size).toBe(4000)
  })

  it('is uniform, and normal where asked', () => {
    const random = createRandom(5)
    const tenths = new Map<number, number>()
    for (const x of draws(random, 50_000))
      tenths.set(Math.floor(x * 10), (tenths.get(Math.floor(x * 10)) ?? 0) + 1)
    expect([...tenths.keys()].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    for (const count of tenths.values()) expect(Math.abs(count - 5000)).toBeLessThan(300)
    const normal = Array.from({ length: 50_000 }, () => random.normal(10, 2))
    expect(mean(normal)).toBeCloseTo(10, 1)
    expect(standardDeviation(normal)).toBeCloseTo(2, 1)
  })

  it('reaches both ends of int and every item of pick', () => {
    const random = createRandom(7)
    expect(new Set(Array.from({ length: 200 }, () => random.int(3, 5)))).toEqual(new Set([3, 4, 5]))

    expect(new Set(Array.from({ length: 200 }, () => random.pick(['a', 'b'])))).toEqual(
      new Set(['a', 'b']),
    )

    expect(() => random.pick([])).toThrow(RangeError)
    expect(() => createRandom(NaN)).toThrow(RangeError)
  })
})

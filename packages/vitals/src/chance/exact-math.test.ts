import { describe, expect, it } from 'vitest'
import {
  cosineOfTurns,
  exponential,
  naturalLog,
  normalQuantile,
  sineOfTurns,
} from './exact-math.ts'

const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)

function largest(errors: readonly number[]): number {
  return errors.reduce((worst, error) => Math.max(worst, Math.abs(error)), 0)
}

describe('exact math against the built-ins', () => {
  it('keeps sine and cosine within 1e-15 over a turn either way', () => {
    const turns = steps(-1, 1, 20_000)

    expect(largest(turns.map((t) => sineOfTurns(t) - Math.sin(2 * Math.PI * t)))).toBeLessThan(
      1e-15,
    )

    expect(largest(turns.map((t) => cosineOfTurns(t) - Math.cos(2 * Math.PI * t)))).toBeLessThan(
      1e-15,
    )
  })

  it('keeps the exponential within a relative 1e-13 and ends it at 0 and infinity', () => {
    expect(
      largest(steps(-700, 700, 20_000).map((x) => exponential(x) / Math.exp(x) - 1)),
    ).toBeLessThan(1e-13)

    expect(exponential(-800)).toBe(0)
    expect(exponential(800)).toBe(Infinity)
  })

  it('keeps the logarithm within 1e-14 and answers for 0, negatives and infinity', () => {
    const values = steps(-27, 27, 20_000).map((x) => Math.exp(x))
    expect(largest(values.map((x) => naturalLog(x) - Math.log(x)))).toBeLessThan(1e-14)

    expect([naturalLog(0), naturalLog(-1), naturalLog(Infinity)]).toEqual([
      -Infinity,
      NaN,
      Infinity,
    ])
  })

  it('gives the known quantiles of the normal distribution', () => {
    expect(normalQuantile(0.5)).toBe(0)
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 7)
    expect(normalQuantile(0.001)).toBeCloseTo(-3.090232306167813, 7)
    expect(normalQuantile(0.999)).toBeCloseTo(3.090232306167813, 7)
  })
})

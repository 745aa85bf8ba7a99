import { describe, expect, it } from 'vitest'
import {
  createBaselineFilter,
  createMonitorFilter,
  createNotchFilter,
  monitorBand,
  notch,
  removeBaseline,
} from './filter.ts'
import type { CausalFilter } from './filter.ts'
import { middleHeight, sine } from '../testing/synthetic-ecg.ts'

const RATE = 512
const LONG = RATE * 60

function run(filter: CausalFilter, signal: Float32Array): Float32Array {
  return signal.map((value) => filter.next(value))
}

describe('zero-phase filters', () => {
  it.each([
    [0.05, 0, 0.01],
    [0.5, 0.69, 0.73],
    [10, 0.99, 1.01],
    [40, 0.69, 0.73],
    [120, 0, 0.02],
  ])('monitorBand lets %d Hz through between %d and %d', (hz, low, high) => {
    const height = middleHeight(monitorBand(sine(hz, RATE, LONG), RATE))
    expect(height).toBeGreaterThanOrEqual(low)
    expect(height).toBeLessThanOrEqual(high)
  })

  it('delays nothing', () => {
    const signal = sine(8, RATE, LONG)

    expect(
      middleHeight(monitorBand(signal, RATE).map((value, i) => value - (signal[i] ?? NaN))),
    ).toBeLessThan(0.02)
  })

  it.each([50, 60])('notch takes out %d Hz and leaves 10 Hz', (mains) => {
    expect(middleHeight(notch(sine(mains, RATE, LONG), RATE, mains))).toBeLessThan(0.001)
    expect(middleHeight(notch(sine(10, RATE, LONG), RATE, mains))).toBeGreaterThan(0.99)
  })

  it('removeBaseline takes out an offset and keeps 100 Hz', () => {
    expect(middleHeight(removeBaseline(new Float32Array(LONG).fill(3), RATE))).toBeLessThan(1e-5)
    expect(middleHeight(removeBaseline(sine(100, RATE, LONG), RATE))).toBeGreaterThan(0.99)
  })

  it('keeps gaps and does not ring beside them', () => {
    const offset = new Float32Array(4000)
      .fill(2)
      .map((value, i) => (i >= 1000 && i < 1500 ? NaN : value))

    const filtered = monitorBand(offset, RATE)
    expect(filtered.slice(1000, 1500).every(Number.isNaN)).toBe(true)
    const beside = [...filtered.slice(0, 1000), ...filtered.slice(1500)]
    expect(Math.max(...beside.map(Math.abs))).toBeLessThan(1e-4)
  })

  it('answers empty, single and missing samples', () => {
    expect(monitorBand(new Float32Array(0), RATE).length).toBe(0)
    expect(monitorBand(Float32Array.of(4), RATE)[0]).toBeCloseTo(0, 6)
    expect(monitorBand(new Float32Array(9).fill(NaN), RATE).every(Number.isNaN)).toBe(true)
  })
})

describe('causal filters', () => {
  it('pass and stop what they are named for', () => {
    expect(middleHeight(run(createMonitorFilter(RATE), sine(10, RATE, LONG)))).toBeCloseTo(1, 1)
    expect(middleHeight(run(createMonitorFilter(RATE), sine(150, RATE, LONG)))).toBeLessThan(0.1)
    expect(middleHeight(run(createNotchFilter(RATE, 50), sine(50, RATE, LONG)))).toBeLessThan(0.001)

    expect(middleHeight(run(createBaselineFilter(RATE), sine(0.02, RATE, LONG * 5)))).toBeLessThan(
      0.01,
    )
  })

  it('start at rest, start anew after a long gap and after reset, and hold through a short one', () => {
    const filter = createMonitorFilter(RATE)
    expect(filter.next(1.5)).toBeCloseTo(0, 9)
    expect(run(filter, new Float32Array(200).fill(NaN)).every(Number.isNaN)).toBe(true)
    expect(filter.next(-4)).toBeCloseTo(0, 9)
    expect(filter.next(NaN)).toBeNaN()
    expect(filter.next(-3)).toBeGreaterThan(0.01)
    filter.reset()
    expect(filter.next(7)).toBeCloseTo(0, 9)
  })
})

import { describe, expect, it } from 'vitest'
import { detectOverLeads } from './detect-leads.ts'
import { detectRPeaks } from './detect.ts'
import { noise, steadyBeats, syntheticEcg } from '../testing/synthetic-ecg.ts'

const RATE = 360
const { samples, peaks } = syntheticEcg(steadyBeats(60, 0.83), 60, RATE)
const hiss = noise(samples.length, 2)
const first = samples.map((mv, i) => mv + 0.03 * (hiss[i] ?? 0))
/** The same beats from another side: smaller, upside down, their peaks 20 ms later. */
const second = first.map((_, i) => -0.5 * (first[Math.max(0, i - 7)] ?? 0))

/** Within 150 ms. */
const near = (one: number, other: number): boolean => Math.abs(one - other) <= 0.15 * RATE

/** How many beats are not found, and how many are found that are none. */
function errors(found: ArrayLike<number>): { missed: number; extra: number } {
  const all = Array.from(found)

  return {
    missed: peaks.filter((peak) => !all.some((at) => near(at, peak))).length,
    extra: all.filter((at) => !peaks.some((peak) => near(at, peak))).length,
  }
}

describe('detectOverLeads', () => {
  it('finds what one lead alone has, and the first where both are clear', () => {
    expect(detectOverLeads([first], RATE)).toEqual(detectRPeaks(first, RATE))
    expect(detectOverLeads([first, second], RATE)).toEqual(detectRPeaks(first, RATE))
    expect(detectOverLeads([], RATE).length).toBe(0)
  })

  it('takes another lead where the first is lost, each beat once', () => {
    const lost = first.slice().fill(NaN, 20 * RATE, 31 * RATE)
    expect(errors(detectRPeaks(lost, RATE)).missed).toBeGreaterThan(10)
    const found = detectOverLeads([lost, second], RATE)
    expect(errors(found)).toEqual({ missed: 0, extra: 0 })
    expect(found.length).toBe(peaks.length)
  })

  it('takes another lead where the first is much noisier, and not the other way round', () => {
    const steps = noise(1 + samples.length / 8, 5)

    const noisy = first.map((mv, i) =>
      i > 20 * RATE && i < 40 * RATE ? mv + 1.2 * (steps[Math.floor(i / 8)] ?? 0) : mv,
    )

    const alone = errors(detectRPeaks(noisy, RATE))
    expect(alone.missed + alone.extra).toBeGreaterThan(5)
    const both = errors(detectOverLeads([noisy, second], RATE))
    expect(both.missed + both.extra).toBeLessThan((alone.missed + alone.extra) / 3)
    expect(detectOverLeads([second, noisy], RATE)).toEqual(detectRPeaks(second, RATE))
  })
})

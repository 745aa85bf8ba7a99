import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRPeakDetector } from './detect-stream.ts'
import { detectRPeaks } from './detect.ts'
import { resample } from './resample.ts'
import { noise, sine, steadyBeats, syntheticEcg } from './synthetic-ecg.ts'
import type { SyntheticBeat } from './synthetic-ecg.ts'

/** The greatest distance in samples between the two lists, infinite where they differ in length. */
function distance(found: ArrayLike<number>, wanted: readonly number[]): number {
  if (found.length !== wanted.length) return Infinity
  return Math.max(...wanted.map((peak, i) => Math.abs((found[i] ?? NaN) - peak)))
}

const unevenBeats = (): SyntheticBeat[] => {
  const intervals = [0.81, 0.77, 0.52, 1.1, 0.79, 0.83, 0.86, 0.5, 1.13, 0.8, 0.78, 0.84]
  let at = 0.4
  return intervals.map((interval, i) => ({ at: (at += interval), wide: i === 2 || i === 7 }))
}

describe('detectRPeaks', () => {
  it.each([100, 250, 360, 512, 1000])('finds every beat and no T wave at %d Hz', (rate) => {
    const { samples, peaks } = syntheticEcg(steadyBeats(20, 0.83), 20, rate)
    expect(distance(detectRPeaks(samples, rate), peaks)).toBeLessThanOrEqual(Math.ceil(rate / 500))
  })

  it('finds early wide beats', () => {
    const { samples, peaks } = syntheticEcg(unevenBeats(), 12)
    expect(distance(detectRPeaks(samples, 512), peaks)).toBeLessThanOrEqual(8)
  })

  it('finds them under hum, wander and muscle noise, upside down, and across a gap', () => {
    const { samples, peaks } = syntheticEcg(steadyBeats(30, 0.9), 30)
    const hum = sine(50, 512, samples.length)
    const wander = sine(0.3, 512, samples.length)
    const muscle = noise(samples.length)
    const dirty = samples.map(
      (value, i) => value + 0.1 * (hum[i] ?? 0) + 0.8 * (wander[i] ?? 0) + 0.1 * (muscle[i] ?? 0),
    )
    expect(distance(detectRPeaks(dirty, 512), peaks)).toBeLessThanOrEqual(8)
    expect(
      distance(
        detectRPeaks(
          samples.map((value) => -value),
          512,
        ),
        peaks,
      ),
    ).toBeLessThanOrEqual(2)
    const gap = { from: (peaks[10] ?? 0) + 150, to: (peaks[10] ?? 0) + 250 }
    expect(
      distance(
        detectRPeaks(
          samples.map((value, i) => (i >= gap.from && i < gap.to ? NaN : value)),
          512,
        ),
        peaks,
      ),
    ).toBeLessThanOrEqual(2)
  })

  it('moves with the signal, and does not mind its scale or its rate', () => {
    const { samples } = syntheticEcg(unevenBeats(), 12)
    const plain = detectRPeaks(samples, 512)
    fc.assert(
      fc.property(fc.double({ min: 0.2, max: 5, noNaN: true }), fc.integer({ min: -2, max: 2 }), (scale, offset) => {
        expect(
          detectRPeaks(
            samples.map((value) => value * scale + offset),
            512,
          ),
        ).toEqual(plain)
      }),
      { numRuns: 20 },
    )
    const shifted = new Float32Array(samples.length + 512)
    shifted.set(samples, 512)
    expect(
      distance(
        detectRPeaks(shifted, 512),
        Array.from(plain, (peak) => peak + 512),
      ),
    ).toBeLessThanOrEqual(1)
    const other = detectRPeaks(resample(samples, 512, 360), 360)
    expect(
      distance(
        Float64Array.from(other, (peak) => (peak * 512) / 360),
        Array.from(plain),
      ),
    ).toBeLessThanOrEqual(4)
  })

  it.each([
    ['empty', new Float32Array(0)],
    ['1 sample', Float32Array.of(1)],
    ['flat', new Float32Array(5000).fill(0.7)],
    ['all gaps', new Float32Array(5000).fill(NaN)],
    ['saturated', new Float32Array(5000).fill(9)],
  ])('finds nothing in a record that is %s', (_, samples) => {
    expect(detectRPeaks(samples, 512).length).toBe(0)
  })
})

describe('createRPeakDetector', () => {
  it('tells each peak once, in order and in time', () => {
    const { samples, peaks } = syntheticEcg(steadyBeats(40, 0.83), 40)
    const detector = createRPeakDetector(512)
    const found: { peak: number; after: number }[] = []
    for (const [i, sample] of samples.entries()) {
      const peak = detector.push(sample)
      if (peak !== undefined) found.push({ peak, after: i + 1 - peak })
    }
    const certain = samples.length - detector.latencySeconds * 512
    const told = found.map(({ peak }) => peak).filter((peak) => peak < certain)
    expect(
      distance(
        told,
        peaks.filter((peak) => peak < certain),
      ),
    ).toBeLessThanOrEqual(2)
    const latest = Math.max(...found.filter(({ peak }) => peak > 2 * 512).map(({ after }) => after))
    expect(latest).toBeLessThanOrEqual(Math.ceil(detector.latencySeconds * 512) + 1)
  })

  it('stays silent on gaps and flat signal', () => {
    const detector = createRPeakDetector(512)
    for (let i = 0; i < 4000; i++) expect(detector.push(i < 2000 ? NaN : 1)).toBeUndefined()
  })
})

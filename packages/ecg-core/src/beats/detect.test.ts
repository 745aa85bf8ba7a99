import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRPeakDetector } from './detect-stream.ts'
import { detectBeats, detectRPeaks } from './detect.ts'
import { resample } from '../signal/resample.ts'
import { noise, sine, steadyBeats, syntheticEcg } from '../testing/synthetic-ecg.ts'
import type { SyntheticBeat } from '../testing/synthetic-ecg.ts'

/** The greatest distance in samples between the two lists, infinite where they differ in length. */
function distance(found: ArrayLike<number>, wanted: readonly number[]): number {
  if (found.length !== wanted.length) return Infinity
  return Math.max(...wanted.map((peak, i) => Math.abs((found[i] ?? NaN) - peak)))
}

/** Whether one of `list` lies within 150 ms of `peak`, at 360 Hz. */
const near = (list: ArrayLike<number>, peak: number): boolean =>
  Array.from(list).some((other) => Math.abs(other - peak) <= 0.15 * 360)

const unevenBeats = (): SyntheticBeat[] => {
  const intervals = [0.81, 0.77, 0.52, 1.1, 0.79, 0.83, 0.86, 0.5, 1.13, 0.8, 0.78, 0.84]
  let at = 0.4
  return intervals.map((interval, i) => ({ at: (at += interval), wide: i === 2 || i === 7 }))
}

describe('detectRPeaks', () => {
  it.each([100, 128, 187, 188, 250, 300, 360, 512, 1000])(
    'finds every beat and no T wave at %d Hz',
    (rate) => {
      const { samples, peaks } = syntheticEcg(steadyBeats(20, 0.83), 20, rate)

      expect(distance(detectRPeaks(samples, rate), peaks)).toBeLessThanOrEqual(
        Math.ceil(rate / 500),
      )
    },
  )

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
      fc.property(
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        fc.integer({ min: -2, max: 2 }),
        (scale, offset) => {
          expect(
            detectRPeaks(
              samples.map((value) => value * scale + offset),
              512,
            ),
          ).toEqual(plain)
        },
      ),
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

  it('finds the same beats upside down, and shifted, in any rhythm', () => {
    const intervals = fc.array(fc.double({ min: 0.45, max: 1.6, noNaN: true }), {
      minLength: 8,
      maxLength: 20,
    })

    fc.assert(
      fc.property(intervals, fc.integer({ min: 1, max: 3 * 360 }), (rr, shift) => {
        let at = 0.5
        const beats = rr.map((interval) => ({ at: (at += interval) }))
        const { samples, peaks } = syntheticEcg(beats, at + 1.5, 360)
        const plain = detectRPeaks(samples, 360)
        expect(distance(plain, peaks)).toBeLessThanOrEqual(1)
        const turned = samples.map((value) => -value)
        expect(distance(detectRPeaks(turned, 360), peaks)).toBeLessThanOrEqual(1)
        const moved = new Float32Array(samples.length + shift)
        moved.set(samples, shift)
        const back = detectRPeaks(moved, 360).map((peak) => peak - shift)
        expect(distance(back, Array.from(plain))).toBeLessThanOrEqual(1)
      }),
      { numRuns: 40 },
    )
  })

  it('takes neither pacing spikes nor the edges of a saturated stretch for beats', () => {
    const { samples, peaks } = syntheticEcg(unevenBeats(), 12, 360)
    const hiss = noise(samples.length)
    const recorded = samples.map((mv, i) => mv + 0.02 * (hiss[i] ?? 0))
    // 95 a minute, in no relation to the beats.
    const paced = recorded.map((mv, i) => (i % 227 === 100 ? mv + 5 : mv))
    expect(distance(detectRPeaks(paced, 360), peaks)).toBeLessThanOrEqual(8)
    const rail = { from: (peaks[4] ?? 0) + 120, to: (peaks[6] ?? 0) - 60 }
    const saturated = recorded.map((mv, i) => (i >= rail.from && i < rail.to ? 5 : mv))
    const seen = peaks.filter((peak) => peak < rail.from || peak >= rail.to)
    expect(distance(detectRPeaks(saturated, 360), seen)).toBeLessThanOrEqual(8)
  })

  it('finds them between bumps of a loose electrode that are higher than any QRS', () => {
    const { samples, peaks } = syntheticEcg(steadyBeats(60, 0.83), 60, 360)
    const places = noise(70, 7)
    const bumpy = samples.slice()

    for (const [k, place] of places.entries()) {
      const middle = Math.round((k + 1 + 0.4 * place) * 360 * 0.83)
      for (let i = Math.max(0, middle - 120); i < Math.min(samples.length, middle + 120); i++)
        bumpy[i] = (bumpy[i] ?? 0) + 1.5 * Math.exp(-0.5 * ((i - middle) / 22) ** 2)
    }

    const found = detectRPeaks(bumpy, 360)
    expect(peaks.filter((peak) => !near(found, peak)).length).toBeLessThanOrEqual(1)
    expect(Array.from(found).filter((peak) => !near(peaks, peak)).length).toBeLessThanOrEqual(2)
  })

  it('takes hardly any burst of muscle noise between slow beats for a beat', () => {
    const { samples, peaks } = syntheticEcg(steadyBeats(60, 1.3), 60, 360)
    const muscle = noise(samples.length, 5)
    const bursts = samples.map((value, i) => value + (i % 7200 < 3600 ? 0.7 * (muscle[i] ?? 0) : 0))
    const found = detectRPeaks(bursts, 360)
    expect(peaks.filter((peak) => !near(found, peak)).length).toBeLessThanOrEqual(1)
    expect(Array.from(found).filter((peak) => !near(peaks, peak)).length).toBeLessThanOrEqual(6)
  })

  it('finds nothing in the faint noise of a pause of 6 s, and all beats around it', () => {
    const before = steadyBeats(12, 0.8)

    const { samples, peaks } = syntheticEcg(
      [...before, ...before.map(({ at }) => ({ at: at + 18 }))],
      30,
      360,
    )

    const hiss = noise(samples.length)
    const recorded = samples.map((value, i) => value + 0.03 * (hiss[i] ?? 0))
    expect(distance(detectRPeaks(recorded, 360), peaks)).toBeLessThanOrEqual(2)
  })

  it('takes no T wave for a beat where the record begins after its QRS, and reports no QRS that is cut in two', () => {
    const { samples, peaks } = syntheticEcg(steadyBeats(12, 0.83), 12, 360)

    for (const cut of [(peaks[1] ?? 0) + 30, peaks[1] ?? 0]) {
      const wanted = peaks.filter((peak) => peak > cut).map((peak) => peak - cut)
      expect(distance(detectRPeaks(samples.subarray(cut), 360), wanted)).toBeLessThanOrEqual(1)
    }
  })

  it('follows a tachycardia of like wide beats at 210 a minute', () => {
    const wide = Array.from({ length: 40 }, (_, i) => ({ at: 8 + i * (60 / 210), wide: true }))
    const { samples, peaks } = syntheticEcg([...steadyBeats(8, 0.8), ...wide], 21, 360)
    const found = detectRPeaks(samples, 360)
    expect(found.length).toBe(peaks.length)
    expect(distance(found, peaks)).toBeLessThanOrEqual(0.05 * 360)
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

describe('detectBeats', () => {
  it('names rivals where noise looks like beats, and none in a clear signal with T and P waves', () => {
    const { samples, peaks } = syntheticEcg(unevenBeats(), 12, 360)
    expect(detectBeats(samples, 360).rivals).toEqual(new Int32Array(0))
    const slow = noise(1 + samples.length / 8, 5)
    const spoiled = samples.map((mv, i) => mv + 0.8 * (slow[Math.floor(i / 8)] ?? 0))
    const found = detectBeats(spoiled, 360)
    expect(found.rivals.length).toBeGreaterThan(peaks.length / 3)
    expect(Array.from(found.rivals)).toEqual(Array.from(found.rivals).toSorted((a, b) => a - b))
    // A peak may lie up to 80 ms from where its slopes are steepest.
    const own = Array.from(found.rivals).filter((at) => found.peaks.includes(at))
    expect(own).toEqual([])
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

  it('finds what the offline detector finds, under noise and with early beats', () => {
    const beats = steadyBeats(90, 0.8).map((beat, i) =>
      i % 11 === 6 ? { at: beat.at - 0.22, wide: true } : beat,
    )

    const { samples } = syntheticEcg(beats, 90, 360)
    const muscle = noise(samples.length, 3)
    const noisy = samples.map((value, i) => value + 0.15 * (muscle[i] ?? 0))
    const detector = createRPeakDetector(360)
    const told: number[] = []
    for (const sample of noisy)
      told.push(...[detector.push(sample)].filter((peak) => peak !== undefined))
    const certain = samples.length - detector.latencySeconds * 360
    const offline = detectRPeaks(noisy, 360).filter((peak) => peak < certain)

    expect(
      distance(
        told.filter((peak) => peak < certain),
        Array.from(offline),
      ),
    ).toBeLessThanOrEqual(4)
  })

  it('stays silent on gaps and flat signal', () => {
    const detector = createRPeakDetector(512)
    for (let i = 0; i < 4000; i++) expect(detector.push(i < 2000 ? NaN : 1)).toBeUndefined()
  })
})

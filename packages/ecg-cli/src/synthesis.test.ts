// What the synthetic ECG was asked for, as ecg-core measures it on the signal.
import { MS_PER_MINUTE } from '@kangban/china-time'
import { analyseEcg, detectRPeaks } from '@kangban/ecg-core'
import {
  createEcg,
  createPerson,
  createRandom,
  HRV_WINDOW_SECONDS,
  type Rhythm,
} from '@kangban/vitals'
import { describe, expect, it } from 'vitest'

// At 512 Hz rounding a peak to a sample alone adds 1.4 ms to RMSSD.
const RATE_HZ = 1000

const person = createPerson(createRandom(5), {
  id: 'asked',
  sex: 'female',
  ageYears: 66,
  conditions: [],
})

const ecgOf = (rhythm: Rhythm, rateHz: number) => {
  const ecg = createEcg({ person, seed: 7, rateHz, rhythm })
  return { samples: ecg.read(HRV_WINDOW_SECONDS * rateHz), beats: ecg.beats() }
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Mean, standard deviation and RMSSD in ms of the intervals between peaks. */
function statistics(
  peaks: ArrayLike<number>,
  rateHz: number,
): { mean: number; sdnn: number; rmssd: number } {
  const rr = Array.from(peaks, (peak) => (peak * 1000) / rateHz)
    .map((at, i, all) => at - (all[i - 1] ?? NaN))
    .slice(1)

  const mean = average(rr)
  const steps = rr.slice(1).map((value, i) => value - (rr[i] ?? NaN))

  return {
    mean,
    sdnn: Math.sqrt(average(rr.map((value) => (value - mean) ** 2))),
    rmssd: Math.sqrt(average(steps.map((step) => step ** 2))),
  }
}

const off = (measured: number, asked: number): number => Math.abs(measured / asked - 1)

describe('synthetic ECG with its usual noise, measured by ecg-core over 5 minutes', () => {
  const requests = [45, 60, 75, 95, 115, 130].flatMap((heartRate) =>
    [
      [10, 1],
      [20, 0.5],
      [40, 0.35],
      [40, 0.8],
      [40, 1.5],
      [80, 0.2],
      [80, 1.2],
      [80, 1.8],
      [120, 0.4],
      [120, 1],
    ].map(([sdnnMs = NaN, ratio = NaN]) => ({ heartRate, sdnnMs, rmssdMs: sdnnMs * ratio })),
  )

  it.each(requests)(
    'has $heartRate a minute, SDNN $sdnnMs ms and RMSSD $rmssdMs ms within 2 %',
    (asked) => {
      const { samples } = ecgOf({ kind: 'sinus', ...asked }, RATE_HZ)
      const { mean, sdnn, rmssd } = statistics(detectRPeaks(samples, RATE_HZ), RATE_HZ)
      expect(off(MS_PER_MINUTE / mean, asked.heartRate)).toBeLessThan(0.02)
      expect(off(sdnn, asked.sdnnMs)).toBeLessThan(0.02)
      expect(off(rmssd, asked.rmssdMs)).toBeLessThan(0.02)
    },
  )

  it.each([
    [280, 90],
    [320, 60],
    [360, 75],
    [400, 50],
    [400, 70],
    [440, 60],
    [480, 50],
  ])('has a QT of %i ms at %i a minute within two percent', (qtMs, heartRate) => {
    const { samples } = ecgOf({ kind: 'sinus', heartRate, sdnnMs: 20, qtMs }, 512)
    expect(off(analyseEcg(samples, 512).qtMs ?? NaN, qtMs)).toBeLessThan(0.02)
  })

  it.each([0.2, 0.24, 0.3])(
    'is found to be AF, with an RR variation of %d within two percent',
    (rrVariation) => {
      const { samples } = ecgOf({ kind: 'af', heartRate: 95, rrVariation }, RATE_HZ)
      const { mean, sdnn } = statistics(detectRPeaks(samples, RATE_HZ), RATE_HZ)
      expect(off(sdnn / mean, rrVariation)).toBeLessThan(0.02)
      expect(analyseEcg(samples, RATE_HZ).rhythm).toBe('af')
    },
  )

  it('has its early wide beats found as such, and no other', () => {
    const { samples, beats } = ecgOf({ kind: 'pvc', heartRate: 70, sdnnMs: 20, everyBeats: 8 }, 512)
    const truth = beats.flatMap(({ kind, sample }) => (kind === 'premature-wide' ? [sample] : []))
    const found = analyseEcg(samples, 512).beats.filter(({ kind }) => kind === 'ventricular')
    const hits = truth.filter((sample) => found.some((beat) => Math.abs(beat.r - sample) < 77))
    expect(truth.length).toBeGreaterThan(25)
    expect(hits.length / truth.length).toBeGreaterThan(0.95)
    expect(found.length - hits.length).toBeLessThan(2)
  })
})

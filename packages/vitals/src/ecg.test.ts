import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEcg, type EcgRequest } from './ecg.ts'
import { fingerprint } from './testing/fingerprint.ts'
import { personAged } from './testing/people.ts'
import { mean } from './testing/statistics.ts'

const person = personAged(70)
const QUIET = { white: 0, baseline: 0, mains: 0 }
const steady = (rhythm: object = {}): EcgRequest => ({
  person,
  seed: 1,
  rhythm: { kind: 'sinus', heartRate: 60, sdnnMs: 0, ...rhythm },
  noise: QUIET,
})

/** From the first to the last sample beyond 10 % of the R peak, within `reachMs` of it. */
function qrsMs(trace: Float32Array, beat: number, reachMs: number): number {
  const limit = Math.abs(trace[beat] ?? 0) * 0.1
  const reach = Math.round(reachMs * 0.512)
  const beyond = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach).filter(
    (offset) => Math.abs(trace[beat + offset] ?? 0) > limit,
  )
  return ((beyond.at(-1) ?? 0) - (beyond[0] ?? 0)) / 0.512
}

/** The largest value and its offset from the beat, in milliseconds. */
function peakBetween(trace: Float32Array, beat: number, ms: readonly [number, number]): { ms: number; value: number } {
  let best = { ms: 0, value: -Infinity }
  for (let i = Math.round(ms[0] * 0.512); i <= ms[1] * 0.512; i++) {
    const value = trace[beat + i] ?? -Infinity
    if (value > best.value) best = { ms: i / 0.512, value }
  }
  return best
}

const fibrillatingFor7Seconds = () =>
  createEcg({
    person,
    seed: 3,
    rhythm: (seconds) => ({ kind: seconds > 5 && seconds < 12 ? 'af' : 'sinus', heartRate: 80 }),
  })

/** How far the mean trace goes up and down where the P wave of a sinus beat would be. */
function heightBeforeBeats(kind: 'sinus' | 'af'): number {
  const ecg = createEcg(steady({ kind, heartRate: 50 }))
  const trace = ecg.read(512 * 600)
  const offsets = Array.from({ length: 80 }, (_, i) => -130 + i)
  const averages = offsets.map((offset) =>
    mean(
      ecg
        .beats()
        .slice(1)
        .map(({ sample }) => trace[sample + offset] ?? 0),
    ),
  )
  return Math.max(...averages) - Math.min(...averages)
}

describe('createEcg', () => {
  it.each([
    ['sinus', '3f07ea08'],
    ['af', 'd27de58d'],
    ['pvc', '3dbcea25'],
  ] as const)('has the same pinned samples for a seed in %s', (kind, pinned) => {
    const trace = createEcg({ person, seed: 1, rhythm: { kind, heartRate: 72 } }).read(51_200)
    expect(fingerprint(new Uint8Array(trace.buffer))).toBe(pinned)
  })

  it('joins chunks of any size to the same trace, through the onset and the end of AF', () => {
    const whole = fibrillatingFor7Seconds().read(10_000)
    assert(
      property(array(integer({ min: 0, max: 3000 }), { maxLength: 12 }), (sizes) => {
        const ecg = fibrillatingFor7Seconds()
        const joined = sizes.flatMap((size) => [...ecg.read(size)]).slice(0, whole.length)
        expect(joined).toEqual([...whole.subarray(0, joined.length)])
      }),
      { numRuns: 25, seed: 1 },
    )
  })

  it('has its R peaks where the truth says, upright and about a millivolt', () => {
    const ecg = createEcg(steady({ sdnnMs: 40 }))
    const trace = ecg.read(512 * 60)
    for (const { sample } of ecg.beats().slice(0, -1)) {
      const peak = peakBetween(trace, sample, [-100, 100])
      expect(Math.abs(peak.ms)).toBeLessThanOrEqual(4)
      expect(peak.value).toBeGreaterThan(0.8)
      expect(peak.value).toBeLessThan(1.4)
    }
  })

  it('has a P wave before and a T wave after each sinus beat, QT as asked', () => {
    for (const qtMs of [360, 440]) {
      const ecg = createEcg(steady({ qtMs }))
      const trace = ecg.read(5120)
      const beat = ecg.beats()[3]?.sample ?? 0
      const p = peakBetween(trace, beat, [-260, -70])
      const t = peakBetween(trace, beat, [120, 480])
      expect(p.value).toBeGreaterThan(0.1)
      expect(p.ms).toBeGreaterThan(-160)
      expect(p.ms).toBeLessThan(-100)
      // The Q onset lies 45 ms before R; the end of T two widths, 45.8 of 115.8 degrees after QRS, behind its peak.
      expect(t.ms + 45 + ((qtMs - 96) * 45.8) / 115.8).toBeGreaterThan(qtMs - 12)
      expect(t.ms + 45 + ((qtMs - 96) * 45.8) / 115.8).toBeLessThan(qtMs + 12)
    }
  })

  it('keeps QRS narrow at every heart rate and over 120 ms in extra beats', () => {
    for (const heartRate of [45, 75, 140]) {
      const ecg = createEcg(steady({ heartRate }))
      const trace = ecg.read(5120)
      const width = qrsMs(trace, ecg.beats()[2]?.sample ?? 0, 70)
      expect(width).toBeGreaterThan(55)
      expect(width).toBeLessThan(100)
    }
    const ecg = createEcg(steady({ kind: 'pvc', everyBeats: 4 }))
    const trace = ecg.read(512 * 30)
    const extra = ecg.beats().filter(({ kind }) => kind === 'premature-wide')
    expect(extra.length).toBeGreaterThan(3)
    for (const { sample } of extra.slice(0, -1)) {
      expect(qrsMs(trace, sample, 110)).toBeGreaterThan(120)
      expect(peakBetween(trace, sample, [-200, -100]).value).toBeLessThan(0.05)
    }
  })

  it('has f waves of 4-9 Hz in AF', () => {
    const ecg = createEcg(steady({ kind: 'af', heartRate: 50 }))
    const trace = ecg.read(512 * 60)
    const power = (hertz: number) => {
      let [re, im] = [0, 0]
      let gaps = 0
      for (const [i, { sample }] of ecg.beats().entries()) {
        const next = ecg.beats()[i + 1]?.sample ?? 0
        // The rest between T and the next QRS, where only f waves are.
        for (let n = sample + 300; n < next - 60; n++, gaps++) {
          re += (trace[n] ?? 0) * Math.cos((2 * Math.PI * hertz * n) / 512)
          im += (trace[n] ?? 0) * Math.sin((2 * Math.PI * hertz * n) / 512)
        }
      }
      return (re * re + im * im) / (gaps * gaps)
    }
    const grid = (from: number, to: number) =>
      Math.max(...Array.from({ length: Math.round((to - from) * 25) }, (_, i) => power(from + i / 25)))
    expect(grid(4, 9)).toBeGreaterThan(5 * grid(12, 40))
  })

  it('has no P wave in AF: what precedes the beats averages out', () => {
    expect(heightBeforeBeats('sinus')).toBeGreaterThan(0.15)
    expect(heightBeforeBeats('af')).toBeLessThan(0.03)
  })

  it('adds noise of the asked strength', () => {
    const clean = createEcg(steady()).read(51_200)
    const noisy = createEcg({ ...steady(), noise: { ...QUIET, white: 0.02 } }).read(51_200)
    const squares = [...noisy].map((value, i) => (value - (clean[i] ?? 0)) * (value - (clean[i] ?? 0)))
    expect(Math.sqrt(mean(squares))).toBeCloseTo(0.02, 3)
  })

  it('tells only the truth of what was read, and forgets it on request', () => {
    const ecg = createEcg(steady())
    expect(ecg.beats()).toEqual([])
    ecg.read(5120)
    const all = ecg.beats()
    expect(all.every(({ sample }) => sample < 5120)).toBe(true)
    ecg.forgetBefore(2560)
    expect(ecg.beats()).toEqual(all.filter(({ sample }) => sample >= 2560))
  })

  it('refuses a rate or a count that is none', () => {
    expect(() => createEcg({ ...steady(), rateHz: 0 })).toThrow(RangeError)
    expect(() => createEcg(steady()).read(-1)).toThrow(RangeError)
    expect(() => createEcg(steady()).read(1.5)).toThrow(RangeError)
  })
})

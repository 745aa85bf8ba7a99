import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MS_PER_MINUTE } from '@kangban/china-time'
import { createEcg, type EcgRequest } from './ecg.ts'
import type { EcgNoise } from './ecg-noise.ts'
import { fingerprint } from '../testing/fingerprint.ts'
import { personAged } from '../testing/people.ts'
import { mean } from '../testing/statistics.ts'

const person = personAged(70)
const QUIET = { muscle: 0, baseline: 0, mains: 0 }

const steady = (rhythm: object = {}): EcgRequest => ({
  person,
  seed: 1,
  rateHz: 512,
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
function peakBetween(
  trace: Float32Array,
  beat: number,
  ms: readonly [number, number],
): { ms: number; value: number } {
  let best = { ms: 0, value: -Infinity }

  for (let i = Math.round(ms[0] * 0.512); i <= ms[1] * 0.512; i++) {
    const value = trace[beat + i] ?? -Infinity
    if (value > best.value) best = { ms: i / 0.512, value }
  }

  return best
}

const WINDOW = 512 * 300

function rms(values: ArrayLike<number>): number {
  return Math.sqrt(mean(Array.from(values, (value) => value * value)))
}

/** What the noise adds to the clean trace of the same request, over 5 minutes. */
function noiseOf(request: EcgRequest, noise: Partial<EcgNoise>): Float32Array {
  const clean = createEcg(request).read(WINDOW)

  return createEcg({ ...request, noise: { ...QUIET, ...noise } })
    .read(WINDOW)
    .map((value, i) => value - (clean[i] ?? 0))
}

function movingMean(values: Float32Array, width: number): number[] {
  const reach = Math.floor(width / 2)

  return Array.from({ length: Math.floor(values.length / 64) }, (_, i) =>
    mean([...values.subarray(i * 64, i * 64 + 2 * reach)]),
  )
}

/** Where the tangent at the steepest fall of T meets the rest line. */
function tangentEnd(
  trace: Float32Array,
  { qrsEnd, tEnd }: { qrsEnd: number; tEnd: number },
): number {
  let steepest = { at: NaN, slope: 0 }
  const first = Math.round(tEnd - 0.35 * (tEnd - qrsEnd))

  for (let i = first; i <= tEnd; i++) {
    const slope = ((trace[i + 1] ?? 0) - (trace[i - 1] ?? 0)) / 2
    if (slope < steepest.slope) steepest = { at: i, slope }
  }

  return steepest.at - (trace[steepest.at] ?? NaN) / steepest.slope
}

const qtAt = (heartRate: number): number => {
  const ecg = createEcg(steady({ heartRate }))
  ecg.read(512 * 20)
  const { qrsOnset, tEnd } = ecg.beats()[4] ?? { qrsOnset: NaN, tEnd: NaN }
  return (tEnd - qrsOnset) / 0.512
}

const fibrillatingFor7Seconds = () =>
  createEcg({
    person,
    seed: 3,
    rateHz: 512,
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
    ['sinus', '8ee06edb'],
    ['af', '221f0502'],
    ['pvc', '25ce4c55'],
  ] as const)('has the same pinned samples for a seed in %s', (kind, pinned) => {
    const trace = createEcg({ person, seed: 1, rateHz: 512, rhythm: { kind, heartRate: 72 } }).read(
      51_200,
    )

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

  it('has a P wave before each sinus beat, where the truth says', () => {
    const ecg = createEcg(steady({ sdnnMs: 40 }))
    const trace = ecg.read(512 * 60)

    for (const { sample, pOnset, qrsOnset } of ecg.beats().slice(1, -1)) {
      const p = peakBetween(trace, sample, [-260, -70])
      expect(p.value).toBeGreaterThan(0.1)
      expect(sample + p.ms * 0.512).toBeGreaterThan((pOnset ?? NaN) + 20)
      expect(sample + p.ms * 0.512).toBeLessThan(qrsOnset - 20)
    }
  })

  it.each(
    [280, 320, 360, 400, 440, 480].flatMap((qtMs) =>
      [45, 60, 75, 90, 110, 130]
        .filter((rate) => qtMs <= MS_PER_MINUTE / rate - 60)
        .map((heartRate) => ({ qtMs, heartRate })),
    ),
  )(
    'has a QT of $qtMs ms at $heartRate a minute within 2 %, by truth and tangent',
    ({ qtMs, heartRate }) => {
      const ecg = createEcg(steady({ qtMs, heartRate, sdnnMs: 10 }))
      const trace = ecg.read(512 * 60)
      const beats = ecg.beats().slice(1, -1)
      const truth = beats.map(({ qrsOnset, tEnd }) => (tEnd - qrsOnset) / 0.512)
      expect(Math.abs(mean(truth) / qtMs - 1)).toBeLessThan(0.01)

      // Where the next P wave stands on the end of T, no tangent on the trace can tell T apart.
      const clear = beats
        .slice(0, -1)
        .filter(({ tEnd }, i) => tEnd < (beats[i + 1]?.pOnset ?? -Infinity))

      if (clear.length === 0) return
      const measured = clear.map((beat) => (tangentEnd(trace, beat) - beat.qrsOnset) / 0.512)
      expect(Math.abs(mean(measured) / qtMs - 1)).toBeLessThan(0.02)
    },
  )

  it('changes QT with the root of the interval before when none is asked for (Bazett)', () => {
    expect(qtAt(60)).toBeCloseTo(410, -1)
    expect(qtAt(100) / qtAt(60)).toBeCloseTo(Math.sqrt(0.6), 2)
  })

  it('refuses a QT that the interval has no room for', () => {
    expect(() => createEcg(steady({ heartRate: 130, qtMs: 480 }))).toThrow(/rhythm\.qtMs/)
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
      Math.max(
        ...Array.from({ length: Math.round((to - from) * 25) }, (_, i) => power(from + i / 25)),
      )

    expect(grid(4, 9)).toBeGreaterThan(5 * grid(12, 40))
  })

  it('has no P wave in AF: what precedes the beats averages out', () => {
    expect(heightBeforeBeats('sinus')).toBeGreaterThan(0.15)
    expect(heightBeforeBeats('af')).toBeLessThan(0.03)
  })

  it.each([
    ['baseline', 0.1],
    ['muscle', 0.02],
    ['mains', 0.05],
  ] as const)(
    'adds %s of %d mV RMS within two percent over 5 minutes, of that kind alone',
    (kind, millivolts) => {
      const added = noiseOf(steady(), { [kind]: millivolts })
      expect(rms(added) / millivolts).toBeGreaterThan(0.98)
      expect(rms(added) / millivolts).toBeLessThan(1.02)
      // A mean over half a second keeps the wander alone; over a turn of the mains, all but them.
      const kept = (width: number) => rms(movingMean(added, width)) / millivolts

      expect([kept(256) > 0.9, kept(256) < 0.1, kept(512 / 50) < 0.1]).toEqual([
        kind === 'baseline',
        kind !== 'baseline',
        kind === 'mains',
      ])
    },
  )

  it.each([
    ['baseline', 3],
    ['muscle', 20],
    ['mains', -6],
  ] as const)(
    'adds %s at a signal-to-noise ratio of %d dB within two percent, in sinus rhythm and AF',
    (kind, snrDb) => {
      for (const rhythm of [
        { heartRate: 72, sdnnMs: 40 },
        { kind: 'af', heartRate: 100 },
      ]) {
        const clean = createEcg(steady(rhythm)).read(WINDOW)
        const middle = mean([...clean])
        const signal = rms(clean.map((value) => value - middle))
        const noise = rms(noiseOf(steady(rhythm), { [kind]: { snrDb } }))
        const ratio = signal / noise / 10 ** (snrDb / 20)
        expect(ratio).toBeGreaterThan(0.98)
        expect(ratio).toBeLessThan(1.02)
      }
    },
  )

  it('refuses noise that is none', () => {
    expect(() => createEcg({ ...steady(), noise: { muscle: -1 } })).toThrow(/noise\.muscle/)

    expect(() => createEcg({ ...steady(), noise: { mains: { snrDb: NaN } } })).toThrow(
      /noise\.mains/,
    )
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

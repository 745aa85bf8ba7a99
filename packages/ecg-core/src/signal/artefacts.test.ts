import { describe, expect, it } from 'vitest'
import { withoutArtefacts } from './artefacts.ts'
import { noise, steadyBeats, syntheticEcg } from '../testing/synthetic-ecg.ts'

const erased = (samples: Float32Array): number[] =>
  Array.from(samples.keys()).filter((i) => Number.isNaN(samples[i]))

/** An ECG with a little noise, so that no value stays. */
function living(rateHz: number): Float32Array {
  const { samples } = syntheticEcg(steadyBeats(20, 0.8), 20, rateHz)
  const hiss = noise(samples.length)
  return samples.map((mv, i) => mv + 0.01 * (hiss[i] ?? 0))
}

describe('withoutArtefacts', () => {
  it.each([250, 360, 512, 1000])(
    'erases pulses of 2 ms at %d Hz, also on a QRS, and no more',
    (rate) => {
      const samples = living(rate)
      const width = Math.max(1, Math.round(0.002 * rate))
      // 0.35 + 8 × 0.8 s is the R peak of a beat; the others lie between beats, one upside down.
      const places = [2.3, 4.4, 6.75].map((second) => Math.round(second * rate))
      const paced = samples.slice()

      for (const [k, place] of places.entries())
        for (let i = place; i < place + width; i++) paced[i] = (paced[i] ?? 0) + (k === 1 ? -5 : 5)

      expect(erased(withoutArtefacts(paced, rate))).toEqual(
        places.flatMap((place) => Array.from({ length: width }, (_, i) => place + i)),
      )
    },
  )

  it('erases what a lead jumps to and holds, at either end of the record as well', () => {
    const samples = living(360)

    const spans = [
      [0, 200],
      [2000, 2360],
      [7000, samples.length],
    ] as const

    const saturated = samples.slice()
    for (const [from, to] of spans) saturated.fill(5, from, to)
    const found = erased(withoutArtefacts(saturated, 360))
    for (const [from, to] of spans)
      expect([found.includes(from), found.includes(to - 1)]).toEqual([true, true])
    expect(found.length).toBe(spans.reduce((sum, [from, to]) => sum + to - from, 0))
  })

  it('leaves what drifts onto the rail, where beats still reach off it', () => {
    const { samples, peaks } = syntheticEcg(steadyBeats(20, 0.8), 20, 360)
    const clipped = samples.map((mv, i) => Math.min(0.6, i / 6000 - mv))
    const found = erased(withoutArtefacts(clipped, 360))
    const ofBeats = found.filter((i) => peaks.some((peak) => Math.abs(i - peak) < 8))
    expect(ofBeats).toEqual([])
  })

  it('gives back an ECG without any, with a resting line of one value or not', () => {
    for (const rate of [100, 250, 512]) {
      const { samples } = syntheticEcg(steadyBeats(20, 0.8), 20, rate)
      expect(withoutArtefacts(samples, rate)).toBe(samples)
      const alive = living(rate)
      expect(withoutArtefacts(alive, rate)).toBe(alive)
      const gappy = alive.map((mv, i) => (i % 700 < 90 ? NaN : mv))
      expect(withoutArtefacts(gappy, rate)).toBe(gappy)
    }
  })
})

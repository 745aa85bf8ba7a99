import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanMeans } from './artefacts.ts'
import { blockMeans } from './block-means.ts'
import { noise, steadyBeats, syntheticEcg } from '../testing/synthetic-ecg.ts'

/** As many samples as the detector averages. */
const sizeAt = (rateHz: number): number => Math.max(1, Math.round(rateHz / 125))

const withoutArtefacts = (samples: Float32Array, rateHz: number): Float32Array =>
  cleanMeans(samples, rateHz, sizeAt(rateHz)).samples

const erased = (samples: Float32Array): number[] =>
  Array.from(samples.keys()).filter((i) => Number.isNaN(samples[i]))

/** An ECG with a little noise, so that no value stays. */
function living(rateHz: number): Float32Array {
  const { samples } = syntheticEcg(steadyBeats(20, 0.8), 20, rateHz)
  const hiss = noise(samples.length)
  return samples.map((mv, i) => mv + 0.01 * (hiss[i] ?? 0))
}

const step = (samples: Float32Array, i: number): number =>
  (samples[i] ?? NaN) - (samples[i - 1] ?? NaN)

/** The same by looking at each sample with all that is near, in no hurry. */
function erasedSlowly(samples: Float32Array, rateHz: number): number[] {
  const near = Math.round(0.02 * rateHz)
  const found = new Set<number>()

  const erase = (from: number, to: number): void => {
    for (let i = from; i < to; i++) found.add(i)
  }

  const isSteeper = (jump: number, first: number): boolean =>
    jump > 0 &&
    !Array.from({ length: near }, (_, k) => Math.abs(step(samples, first + k))).some(
      (other) => 3 * other >= jump,
    )

  for (let from = 0, to = 1; to <= samples.length; to++) {
    if (step(samples, to) === 0) continue
    const [onto, off] = [Math.abs(step(samples, from)), Math.abs(step(samples, to))]
    if (to - from >= Math.max(2, Math.round(0.06 * rateHz)))
      if (isSteeper(onto, from - near) || isSteeper(off, to + 1)) erase(from, to)
    from = to
  }

  const spikesEnd = rateHz < 200 ? 0 : samples.length

  for (let from = 1; from < spikesEnd; from++) {
    const edge = step(samples, from)
    // A step from the one sample after a gap tells nothing.
    if (from > 1 && Number.isNaN(step(samples, from - 1))) continue

    for (let to = from + 1; to <= from + Math.ceil(0.002 * rateHz) + 1; to++) {
      const back = step(samples, to)
      const least = Math.min(Math.abs(edge), Math.abs(back))
      if (!(edge * back < 0) || !isSteeper(least, to + 1) || !isSteeper(least, from - near))
        continue
      erase(from, to)
      break
    }
  }

  return [...found].toSorted((a, b) => a - b)
}

/** Stretches of noise in whole steps, values that are held, spikes, gaps: all of them short enough to lie on one another. */
const disturbed = fc
  .array(
    fc.record({
      kind: fc.constantFrom('noise', 'quiet', 'held', 'spike', 'gap'),
      length: fc.integer({ min: 1, max: 90 }),
      size: fc.integer({ min: -40, max: 40 }),
      noise: fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 7, maxLength: 7 }),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((parts) => {
    const values: number[] = []

    for (const { kind, length, size, noise } of parts) {
      const count = kind === 'spike' ? 1 + (length % 4) : length

      for (let i = 0; i < count; i++) {
        const wave = (noise[i % 7] ?? 0) + (noise[i % 5] ?? 0)
        const loud = { noise: 3 * wave, quiet: wave / 8, held: size, spike: size + wave, gap: NaN }
        values.push(loud[kind])
      }
    }

    return Float32Array.from(values)
  })

describe('cleanMeans', () => {
  it.each([100, 128, 187, 200, 250, 360, 512, 640, 1000])(
    'erases at %d Hz what a look at every sample finds, and takes the means of the rest',
    (rate) => {
      let hits = 0

      fc.assert(
        fc.property(disturbed, (samples) => {
          const cleaned = cleanMeans(samples, rate, sizeAt(rate))
          const expected = erasedSlowly(samples, rate)
          const gaps = erased(samples)
          hits += expected.length

          expect(erased(cleaned.samples)).toEqual(
            [...new Set([...expected, ...gaps])].toSorted((a, b) => a - b),
          )

          expect(cleaned.means).toEqual(blockMeans(cleaned.samples, sizeAt(rate)))
        }),
        { numRuns: 300 },
      )

      expect(hits).toBeGreaterThan(300)
    },
  )

  it.each([200, 250, 360, 512, 640, 1000])(
    'asks at %d Hz nothing of steps farther away, wherever a spike lies among the blocks',
    (rate) => {
      const hiss = noise(400).map((value) => 0.01 * value)

      for (let place = 200; place < 200 + sizeAt(rate); place++) {
        for (let away = 1; away < 0.03 * rate; away++) {
          for (const side of [-1, 1]) {
            const samples = Float32Array.from(hiss)
            samples[place] = 2
            for (let i = place + side * away; i >= 0 && i < 400; i += side) samples[i] = 5 + i / 100
            const found = erased(cleanMeans(samples, rate, sizeAt(rate)).samples)
            expect(found).toEqual(erasedSlowly(samples, rate))
          }
        }
      }
    },
  )

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

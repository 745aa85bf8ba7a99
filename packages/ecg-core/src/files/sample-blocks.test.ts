import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BeatListError, countBeats, decodeBeats, encodeBeats } from '../beats/beat-list.ts'
import {
  decodeSampleBlock,
  encodeSampleBlock,
  SampleBlockError,
  sampleBlockLength,
} from './sample-blocks.ts'
import { noise, steadyBeats, syntheticEcg } from '../testing/synthetic-ecg.ts'

/** What must come back: whole microvolts, gaps in their places. */
const toMicrovolts = (samples: Float32Array) =>
  Array.from(samples, (sample) => (Number.isNaN(sample) ? null : Math.round(sample * 1000)))

const fromMicrovolts = (values: readonly (number | null)[]) =>
  Float32Array.from(values, (value) => (value === null ? NaN : value / 1000))

/** -0 and 0 are the same voltage. */
const plain = (values: readonly (number | null)[]) =>
  values.map((value) => (value === 0 ? 0 : value))

const LARGEST = 2 ** 23 - 1
const smooth = fc.integer({ min: -300, max: 300 })
const wild = fc.integer({ min: -LARGEST, max: LARGEST })
const sample = fc.oneof({ weight: 8, arbitrary: smooth }, { weight: 1, arbitrary: wild })

const block = fc.array(
  fc.oneof({ weight: 20, arbitrary: sample }, { weight: 1, arbitrary: fc.constant(null) }),
  {
    maxLength: 400,
  },
)

const roundTrip = (samples: Float32Array) => decodeSampleBlock(encodeSampleBlock(samples))

describe('a block of samples', () => {
  it('comes back to the microvolt, gaps in their places', () => {
    fc.assert(
      fc.property(block, (values) => {
        const samples = fromMicrovolts(values)
        const encoded = encodeSampleBlock(samples)
        expect(plain(toMicrovolts(decodeSampleBlock(encoded)))).toEqual(plain(values))
        expect(sampleBlockLength(encoded)).toBe(values.length)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['nothing', []],
    ['one sample', [1234]],
    ['one gap', [null]],
    ['gaps alone', Array.from({ length: 100 }, () => null)],
    ['a flat line', Array.from({ length: 1000 }, () => -77)],
    ['both ends of what it can hold', [-LARGEST, LARGEST, -LARGEST, LARGEST]],
    ['gaps at both ends', [null, null, 5, null, 7, null]],
    ['one group and one sample', Array.from({ length: 34 }, (_, i) => i * i)],
    ['a spike in a quiet group', Array.from({ length: 65 }, (_, i) => (i === 40 ? LARGEST : 0))],
  ])('holds %s', (_, values) => {
    expect(plain(toMicrovolts(roundTrip(fromMicrovolts(values))))).toEqual(plain(values))
  })

  it('rounds what is finer than a microvolt', () => {
    expect(toMicrovolts(roundTrip(Float32Array.of(0.00049, 0.00051, -0.0126)))).toEqual([0, 1, -13])
  })

  it('does not care for the offset of a trace but in its first value', () => {
    const samples = fromMicrovolts(
      Array.from({ length: 500 }, (_, i) => Math.round(200 * Math.sin(i / 7))),
    )

    const raised = samples.map((value) => value + 2)

    expect(
      Math.abs(encodeSampleBlock(raised).length - encodeSampleBlock(samples).length),
    ).toBeLessThanOrEqual(2)
  })

  it('is no longer for a trace of coarse steps than for its step numbers', () => {
    const fine = Array.from({ length: 3000 }, (_, i) => Math.round(200 * Math.sin(i / 7)))
    const coarse = fine.map((value) => 5 * value)
    const lengths = [fine, coarse].map((values) => encodeSampleBlock(fromMicrovolts(values)).length)
    expect(lengths[1]).toBeLessThanOrEqual((lengths[0] ?? 0) + 2)
  })

  it('takes less than a byte a sample of a minute with noise', () => {
    const { samples } = syntheticEcg(steadyBeats(60, 0.83), 60)
    const disturbance = noise(samples.length)
    const noisy = samples.map((value, i) => value + 0.01 * (disturbance[i] ?? 0))
    expect(encodeSampleBlock(noisy).length).toBeLessThan(0.9 * noisy.length)
  })
})

/** What reading the bytes comes to: the samples, or the name of the error. */
function outcome(bytes: Uint8Array): (number | null)[] | string {
  try {
    return toMicrovolts(decodeSampleBlock(bytes))
  } catch (cause) {
    return cause instanceof Error ? cause.name : 'something else'
  }
}

describe('bytes that are no block', () => {
  const samples = fromMicrovolts(
    Array.from({ length: 300 }, (_, i) => (i % 50 === 7 ? null : (i * 37) % 211)),
  )

  const encoded = encodeSampleBlock(samples)

  it('are refused wherever a block is cut', () => {
    const cut = Array.from({ length: encoded.length }, (_, length) =>
      outcome(encoded.subarray(0, length)),
    )

    expect(new Set(cut)).toEqual(new Set(['SampleBlockError']))
  })

  it('are refused when something follows', () => {
    expect(outcome(Uint8Array.of(...encoded, 0))).toBe('SampleBlockError')
    expect(outcome(Uint8Array.of(...encoded, ...encoded))).toBe('SampleBlockError')
  })

  it('are refused whichever bit of a block is turned', () => {
    const same = toMicrovolts(samples)
    const wrong: number[] = []

    for (let bit = 0; bit < encoded.length * 8; bit++) {
      const changed = encoded.slice()
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const read = outcome(changed)
      // The bits that fill the last byte mean nothing.
      if (read !== 'SampleBlockError' && JSON.stringify(read) !== JSON.stringify(same))
        wrong.push(bit)
    }

    expect(wrong).toEqual([])
  })

  it('are refused or read, never anything else', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        for (const each of [bytes, Uint8Array.of(1, ...bytes)]) {
          const read = outcome(each)
          expect(Array.isArray(read) || read === 'SampleBlockError').toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('take no memory for what a header only says', () => {
    expect(outcome(Uint8Array.of(1, 255, 255, 255, 127, 0, 0))).toBe('SampleBlockError')
    // A block of 60,000 samples in which nothing but the header is.
    expect(outcome(Uint8Array.of(1, 224, 212, 3, 0, 0, 1))).toBe('SampleBlockError')
  })
})

describe('samples that fit in no block', () => {
  it.each([
    ['too many', new Float32Array(60_001)],
    ['no voltage of a heart', Float32Array.of(0, 9000)],
    ['infinite', Float32Array.of(Infinity)],
  ])('%s are refused', (_, samples) =>
    expect(() => encodeSampleBlock(samples)).toThrow(SampleBlockError),
  )
})

describe('a list of beats', () => {
  const distances = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 2 })),
    {
      maxLength: 200,
    },
  )

  it('comes back', () => {
    fc.assert(
      fc.property(distances, (pairs) => {
        let at = -1

        const list = {
          beats: Int32Array.from(pairs, ([distance]) => (at += distance)),
          kinds: Uint8Array.from(pairs, ([, kind]) => kind),
        }

        const bytes = encodeBeats(list)
        expect(decodeBeats(bytes)).toEqual(list)
        expect(countBeats(bytes)).toBe(pairs.length)
      }),
    )
  })

  it('takes two bytes for an ordinary beat, and holds the longest record', () => {
    expect(
      encodeBeats({ beats: Int32Array.of(400, 810), kinds: Uint8Array.of(0, 1) }),
    ).toHaveLength(4)

    const far = { beats: Int32Array.of(2 ** 31 - 1), kinds: Uint8Array.of(2) }
    expect(decodeBeats(encodeBeats(far))).toEqual(far)
  })

  it('is refused when it is cut short or endless', () => {
    const bytes = encodeBeats({ beats: Int32Array.of(400), kinds: Uint8Array.of(0) })
    expect(() => decodeBeats(bytes.subarray(0, 1))).toThrow(BeatListError)
    expect(() => decodeBeats(Uint8Array.of(255, 255, 255, 255, 255, 255, 1))).toThrow(BeatListError)
  })
})

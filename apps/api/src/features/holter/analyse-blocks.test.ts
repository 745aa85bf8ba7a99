import {
  analyseLongRecord,
  decodeBeats,
  encodeSampleBlock,
  SampleBlockError,
} from '@kangban/ecg-core'
import { createEcg, createPerson, createRandom } from '@kangban/vitals'
import { describe, expect, it } from 'vitest'
import { analyseBlocks } from './analyse-blocks.ts'
import { createOverview } from './overview.ts'

const RATE_HZ = 200
const BLOCK = 60 * RATE_HZ

const person = createPerson(createRandom(1), {
  id: 'P1',
  sex: 'male',
  ageYears: 60,
  conditions: [],
})

/** 25 minutes and 10 seconds, over more than one stretch of the analysis, with a hole. */
const samples = createEcg({
  person,
  seed: 3,
  rateHz: RATE_HZ,
  rhythm: { kind: 'pvc', heartRate: 80 },
}).read(25 * BLOCK + 10 * RATE_HZ)

samples.fill(Number.NaN, 10.5 * BLOCK, 11 * BLOCK)
// The analysis of whole microvolts, which is what the blocks hold.
const kept = samples.map((sample) => Math.round(sample * 1000) / 1000)

const blocks = Array.from({ length: 26 }, (_, i) =>
  encodeSampleBlock(samples.subarray(i * BLOCK, (i + 1) * BLOCK)),
)

const shape = { rateHz: RATE_HZ, sampleCount: samples.length, blockLength: BLOCK, pairLength: 4096 }

describe('a record analysed from its blocks', () => {
  const asked: number[] = []

  const { analysis, overview, beats } = analyseBlocks({
    ...shape,
    readBlocks: (first, count) => {
      asked.push(...Array.from({ length: count }, (_, i) => first + i))
      return blocks.slice(first, first + count)
    },
  })

  it('gives what the analysis of the whole gives', () => {
    const whole = analyseLongRecord({
      rateHz: RATE_HZ,
      sampleCount: kept.length,
      read: (from, to) => kept.slice(from, to),
    })

    expect(whole.beats.length).toBeGreaterThan(1500)

    expect(analysis).toEqual({
      summary: whole.summary,
      hours: whole.hours,
      episodes: whole.episodes,
    })

    expect(decodeBeats(beats)).toEqual({ beats: whole.beats, kinds: whole.kinds })
  })

  it('reads each block once', () => {
    expect(asked).toEqual(Array.from({ length: 26 }, (_, i) => i))
  })

  it('has an overview of every sample', () => {
    const view = new DataView(overview.buffer)

    const pairs = Array.from({ length: overview.length / 4 }, (_, i) => [
      view.getInt16(4 * i, true),
      view.getInt16(4 * i + 2, true),
    ])

    const expected = Array.from({ length: Math.ceil(samples.length / 4096) }, (_, i) => {
      const values = [...kept.subarray(i * 4096, (i + 1) * 4096)].filter(
        (value) => !Number.isNaN(value),
      )

      const microvolts = values.map((value) => Math.round(value * 1000))

      return values.length === 0
        ? [32_767, -32_767]
        : [Math.min(...microvolts), Math.max(...microvolts)]
    })

    expect(expected.some(([low]) => low === 32_767)).toBe(true)
    expect(pairs).toEqual(expected)
  })

  it('throws for a damaged block', () => {
    expect(() => analyseBlocks({ ...shape, readBlocks: () => [Uint8Array.of(1, 2, 3)] })).toThrow(
      SampleBlockError,
    )
  })
})

describe('an overview', () => {
  it('takes a larger unit where the trace would not fit', () => {
    const overview = createOverview({ sampleCount: 4, pairLength: 2 })
    overview.add(0, Float32Array.of(-70, 12, 1, 2))
    const { microvolts, pairs } = overview.done()
    const view = new DataView(pairs.buffer)
    expect(microvolts).toBe(3)
    expect([0, 2, 4, 6].map((at) => view.getInt16(at, true))).toEqual([-23_333, 4000, 333, 667])
  })

  it('does not depend on how the record was cut, nor on what comes twice', () => {
    const samples = Float32Array.from({ length: 1000 }, (_, i) => Math.sin(i / 9))

    const cut = (pieces: readonly (readonly [number, number])[]) => {
      const overview = createOverview({ sampleCount: 1000, pairLength: 64 })
      for (const [from, to] of pieces) overview.add(from, samples.subarray(from, to))
      return overview.done()
    }

    expect(
      cut([
        [500, 1000],
        [0, 77],
        [70, 500],
        [0, 10],
      ]),
    ).toEqual(cut([[0, 1000]]))
  })
})

// A strip against the small picture of it, and its samples against the order in which they were measured.
import { encodeSampleBlock, formatSamples, thumbnailOf } from '@kangban/ecg-core'
import type { Told } from '@kangban/contracts/laws'
import { describe, expect, it } from 'vitest'
import { blockBreaches } from './long-record.ts'
import { pictureBreaches } from './picture.ts'
import { isShuffled } from './sample-order.ts'
import { signalBreaches } from './signal.ts'

const RATE = 512
const SECONDS = 30

/** The same every time, from -1 to 1. */
const noise = (index: number): number => {
  const wave = Math.sin(index * 12.9898) * 43_758.5453
  return (wave - Math.floor(wave)) * 2 - 1
}

const bump = (seconds: number, at: number, width: number): number =>
  Math.exp(-(((seconds - at) / width) ** 2) / 2)

/** QRS and T of every beat above a line with the noise of a recorder, to the microvolt. */
const stripOf = (beatSeconds: number): Float32Array =>
  Float32Array.from({ length: RATE * SECONDS }, (_, index) => {
    const phase = (index / RATE) % beatSeconds

    const value =
      bump(phase, 0.3, 0.01) -
      0.2 * bump(phase, 0.33, 0.012) +
      0.25 * bump(phase, 0.55, 0.04) +
      0.005 * noise(index)

    return Number(value.toFixed(3))
  })

const STRIP = stripOf(0.83)

const moved = (order: (index: number) => number) =>
  STRIP.map((_, index) => STRIP[order(index)] ?? 0)

const lawsOf = (samples: Float32Array) =>
  signalBreaches({ heartRat: 72, ecgContent: formatSamples(samples) }).map(({ law }) => law)

describe('the order of samples', () => {
  it('is that of a heart, whose beats may come at every second to the sample', () => {
    expect(isShuffled(STRIP)).toBe(false)
    for (let begin = 0; begin < RATE; begin += 32)
      expect(isShuffled(stripOf(1).subarray(begin))).toBe(false)
  })

  it.each([2, 4, 8, 16, 32, 64, 128, 256])(
    'is lost where each %i samples are swapped',
    (length) => {
      expect(isShuffled(moved((index) => index ^ (length / 2)))).toBe(true)
    },
  )

  it('is doubted in its record', () => {
    expect(lawsOf(STRIP)).toEqual([])
    expect(lawsOf(moved((index) => index ^ 1))).toContain('ecg-order')
  })
})

const withBeats = (beats: number) =>
  signalBreaches({
    heartRat: 72,
    ecgContent: formatSamples(STRIP),
    kangban: { durationSeconds: SECONDS, hrvMethod: { beats } },
  }).map(({ law, got }) => `${law} ${got}`)

describe('beats', () => {
  it('that an HRV was made of are to be seen', () => {
    expect(withBeats(36)).toEqual([])
    expect(withBeats(80)).toEqual(['ecg-beats fewer than the HRV was made of'])
  })
})

const answer = (name: string, input: object, data: unknown): Told => ({
  name,
  summary: '',
  input: { ...input },
  now: new Date('2026-03-02T10:00:00+08:00'),
  answer: { path: 'data', key: '', value: data, marks: {}, fields: new Map(), items: [] },
})

const record = (samples: Float32Array) =>
  answer('ecg.getEcgRecord', { ecgId: 'a-strip' }, { ecgContent: formatSamples(samples) })

const month = (samples: Float32Array, { around = 1536, id = 'a-strip' } = {}) =>
  answer(
    'ecg.listEcgMonth',
    {},
    {
      list: [{ id, thumbnail: thumbnailOf(samples, { rateHz: RATE, around }) }],
    },
  )

const paths = (now: Told, before: Told) =>
  pictureBreaches(now, [before, now]).map(({ law, path }) => `${law} ${path}`)

describe('a picture', () => {
  const spoilt = {
    'upside down': STRIP.map((value) => -value),
    'a tenth as high': STRIP.map((value) => value / 10),
    backwards: STRIP.toReversed(),
    'of differences': STRIP.map((value, index) => value - (STRIP[index - 1] ?? value)),
  }

  it('is that of three seconds anywhere in its record', () => {
    for (const around of [0, 1536, 7000, STRIP.length])
      expect(paths(month(STRIP, { around }), record(STRIP))).toEqual([])
  })

  it.each(Object.entries(spoilt))('is not that of the same ECG %s', (_, samples) => {
    expect(paths(month(STRIP), record(samples))).toEqual(['ecg-picture data.list[].thumbnail'])
    expect(paths(record(samples), month(STRIP))).toEqual(['ecg-picture data.ecgContent'])
  })

  it('of another record is left alone', () => {
    expect(paths(month(STRIP, { id: 'another' }), record(spoilt.backwards))).toEqual([])
  })
})

describe('the blocks of a long record', () => {
  const PAIR = 4096
  const block = Buffer.from(encodeSampleBlock(STRIP)).toString('base64')

  /** Lowest and highest of each pair in microvolts. */
  const ends = Array.from({ length: Math.ceil(STRIP.length / PAIR) }, (_, at) => {
    const piece = STRIP.subarray(at * PAIR, (at + 1) * PAIR)
    return [Math.min(...piece), Math.max(...piece)].map((value) => Math.round(value * 1000))
  })

  const whole = (pairs: readonly (readonly number[])[]) => ({
    rateHz: RATE,
    status: 'ready',
    blocks: 1,
    overview: {
      samplesPerPair: PAIR,
      microvolts: 1,
      data: Buffer.from(Int16Array.from(pairs.flat()).buffer).toString('base64'),
    },
  })

  const told = (data: object, pairs = ends) =>
    blockBreaches({ first: 0, blocks: [block], ...data }, whole(pairs), { count: 1 }).map(
      ({ law, path }) => `${law} ${path}`,
    )

  it('lie in its overview, and come as many as were asked for', () => {
    expect(told({})).toEqual([])

    expect(
      told(
        {},
        ends.map((pair) => pair.toReversed()),
      ),
    ).toEqual(['same-fact data.blocks[]'])

    expect(told({ blocks: [] })).toEqual(['count data.blocks'])
  })
})

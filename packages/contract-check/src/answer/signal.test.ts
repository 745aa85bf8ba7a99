// A strip as it was measured, and what becomes of it on its way: each is doubted by its own law, the strip by none.
import { encodeBeats } from '@kangban/ecg-core'
import { describe, expect, it } from 'vitest'
import { beatBreaches } from './long-record.ts'
import { signalBreaches } from './signal.ts'

const RATE = 512
const SECONDS = 10
const BEAT = 0.83

/** The same every time, from -1 to 1. */
const noise = (index: number): number => {
  const wave = Math.sin(index * 12.9898) * 43_758.5453
  return (wave - Math.floor(wave)) * 2 - 1
}

const bump = (seconds: number, at: number, width: number): number =>
  Math.exp(-(((seconds - at) / width) ** 2) / 2)

/** QRS and T of every beat above a line with the noise of a recorder. */
const strip = Array.from({ length: RATE * SECONDS }, (_, index) => {
  const phase = (index / RATE) % BEAT

  return (
    bump(phase, 0.3, 0.01) -
    0.2 * bump(phase, 0.33, 0.012) +
    0.25 * bump(phase, 0.55, 0.04) +
    0.02 * noise(index) -
    0.05
  )
})

const found = (samples: readonly number[]): string[] =>
  signalBreaches({
    heartRat: Math.round(60 / BEAT),
    ecgContent: samples.map((value) => value.toFixed(3)).join(','),
    kangban: { durationSeconds: SECONDS },
  }).map(({ law }) => law)

const at = (index: number): number => strip[index] ?? 0

describe('a strip', () => {
  it('that was measured is left alone, and one upside down may have been', () => {
    expect(found(strip)).toEqual([])
    expect(found(strip.map((value) => -value))).toEqual([])
  })

  it.each([
    ['ecg-copied', 'two beats over and over', (index: number) => at(index % 850)],
    [
      'ecg-copied',
      'each second twice',
      (index: number) => at(Math.floor(index / (2 * RATE)) * RATE + (index % RATE)),
    ],
    ['ecg-coarse', 'a sample held for eight', (index: number) => at(index - (index % 8))],
    ['ecg-coarse', 'steps of a tenth', (index: number) => Math.round(at(index) * 10) / 10],
    ['ecg-zero', 'no sign', (index: number) => Math.abs(at(index))],
    ['ecg-zero', 'an offset', (index: number) => at(index) + 3],
  ])('%s: %s', (law, _, change) => {
    expect(found(strip.map((_value, index) => change(index)))).toContain(law)
  })
})

const rated = (heartRat: number, rhythm: string) =>
  signalBreaches({
    heartRat,
    ecgContent: strip.map((value) => value.toFixed(3)).join(','),
    kangban: { durationSeconds: SECONDS, rhythm, marks: [] },
  }).map(({ law }) => law)

it('a clear strip in order is as fast as is told, and another about so', () => {
  expect([rated(72, 'sinus'), rated(75, 'sinus'), rated(80, 'other')]).toEqual([[], [], []])
  expect(rated(80, 'sinus')).toEqual(['ecg-rate'])
  expect(rated(62, 'other')).toEqual([])
})

it('has no more beats than fit beside a line, where packets were lost', () => {
  const lost = strip.map((value, index) => (index < 6 * RATE ? value : 0))
  const whole = { durationSeconds: SECONDS, rhythm: 'other', hrvMethod: { beats: 11 } }
  const ecgContent = lost.map((value) => value.toFixed(3)).join(',')

  const told = (kangban: object) =>
    signalBreaches({ heartRat: 72, ecgContent, kangban }).map(({ law, got }) => `${law} ${got}`)

  expect(told(whole)).toContain('ecg-beats counted where the signal is a line')
  expect(told({ ...whole, hrvMethod: { beats: 7 } }).join()).not.toContain('ecg-beats')
})

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

const listed = (list: Int32Array) =>
  base64(encodeBeats({ beats: list, kinds: new Uint8Array(list.length) }))

describe('the beats of a record', () => {
  const beats = Int32Array.from({ length: 200 }, (_, index) => 300 + index * 425)

  const record = {
    rateHz: RATE,
    sampleCount: 90_000,
    figures: [{ name: 'heartRateMean', value: 72 }],
  }

  const told = (data: object, over: object = {}) =>
    beatBreaches({ count: 200, beats: listed(beats), ...data }, { ...record, ...over }).map(
      ({ law, path }) => `${law} ${path}`,
    )

  it('are as many as are counted, within it, and as fast as is told', () => {
    expect(told({})).toEqual([])
    expect(told({ count: 300 })).toEqual(['count data.count'])
    expect(told({ beats: '!' })).toEqual(['ecg-numbers data.beats'])
    expect(told({}, { sampleCount: 60_000 })).toEqual(['count data.beats'])

    expect(told({}, { figures: [{ name: 'heartRateMean', value: 40 }] })).toEqual([
      'ecg-rate data.beats',
    ])

    expect(told({ beats: base64(new Uint8Array(200)) })).toEqual(['ecg-beats data.beats'])
  })

  /** Intervals of 400 and of 450 samples in turn: 781 and 879 ms. */
  const uneven = Int32Array.from(
    { length: 200 },
    (_, index) => 300 + index * 425 - (index % 2 === 1 ? 25 : 0),
  )

  const METHODS: Readonly<Record<string, string>> = {
    sdnn: '全部正常心跳间隔的标准差',
    rmssd: '相邻正常心跳间隔之差的均方根',
  }

  const spread = (sdnn: number, rmssd: number, over: object = {}, methods = METHODS) =>
    told(
      { beats: listed(uneven) },
      {
        hours: [{ heartRateLow: 72, heartRateHigh: 72, ...over }],
        figures: [
          ['heartRateMean', 72],
          ['usable', 100],
          ['sdnn', sdnn],
          ['rmssd', rmssd],
        ].map(([name, value]) => ({ name, value, method: methods[String(name)] })),
      },
    )

  it('make the figures of a steady heart', () => {
    const wrong = ['reckoned data.beats']
    expect(spread(49, 98)).toEqual([])
    expect(spread(98, 49)).toEqual([...wrong, ...wrong])
    expect(spread(98, 49, {}, { sdnn: '每 5 分钟标准差的平均' })).toEqual([])
    expect(spread(49, 98, { heartRateLow: 68 })).toEqual(wrong)
    expect(spread(49, 98, { heartRateHigh: 77 })).toEqual(wrong)
  })
})

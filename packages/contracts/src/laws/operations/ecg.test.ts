// An ECG and a record of many hours beside what is told of their beats.
import { expect, it } from 'vitest'
import { breachesOf } from '../index.ts'
import { nodeOf } from '../testing/node-of.ts'

const laws = (name: string, data: unknown) =>
  breachesOf({
    name,
    summary: '',
    input: {},
    now: new Date('2026-03-02T10:00:00+08:00'),
    answer: nodeOf(data),
  }).map(({ law, path }) => `${law} ${path}`)

const spread = (hrv: number, [lowest, highest]: readonly [number, number], rhythm = 'sinus') =>
  laws('ecg.getEcgRecord', {
    heartRat: 68,
    hrv,
    hrvMethod: { metric: 'SDNN', windowSeconds: 30, beats: 33 },
    rateRange: { lowest, highest },
    rhythm,
    marks: [],
  })

it('the intervals of an ECG in order are spread as far as its rates are', () => {
  expect(spread(14, [65, 72])).toEqual([])
  expect(spread(14, [60, 100])).toEqual(['reckoned data.hrv'])
  expect(spread(41, [60, 100])).toEqual([])
  expect(spread(14, [60, 100], 'other')).toEqual([])
})

const strip = (over: object) => laws('ecg.getEcgRecord', { marks: [], ...over })

const record = (over: object) =>
  laws('holter.getHolterRecord', { episodes: [{ kind: 'pause', from: 900, to: 2000 }], ...over })

const denied = (kind: string, sample: number) => ({ denials: [{ sample, kind }] })

it('what is called wrong is one of the marks', () => {
  const marks = [{ sample: 5422, kind: 'supraventricular' }]
  const wrong = ['detail data.denials[].sample']
  expect(strip({ marks, ...denied('supraventricular', 5422) })).toEqual([])
  expect(strip(denied('supraventricular', 5422))).toEqual(wrong)
  expect(strip({ marks, ...denied('ventricular', 5422) })).toEqual(wrong)
})

const overview = (usable: number, ...pairs: readonly (readonly [number, number])[]) =>
  laws('holter.getHolterRecord', {
    sampleCount: 4096 * pairs.length,
    figures: [{ name: 'usable', value: usable }],
    overview: {
      samplesPerPair: 4096,
      data: Buffer.from(new Uint8Array(Int16Array.from(pairs.flat()).buffer)).toString('base64'),
    },
  })

it('a record has no more gaps in its overview than it is not usable', () => {
  const [pair, gap] = [[-200, 900] as const, [900, -200] as const]
  expect(overview(100, pair, pair, pair)).toEqual([])
  expect(overview(66, pair, gap, pair)).toEqual([])
  expect(overview(100, pair, gap, pair)).toEqual(['reckoned data.overview.data'])
})

it('of a long record that holds for its stretches, since its beats are told elsewhere', () => {
  const wrong = ['detail data.denials[].sample']
  expect(record(denied('pause', 900))).toEqual([])
  expect(record(denied('pause', 2000))).toEqual(wrong)
  expect(record(denied('fast', 900))).toEqual(wrong)
  expect(record(denied('ventricular', 77))).toEqual([])
})

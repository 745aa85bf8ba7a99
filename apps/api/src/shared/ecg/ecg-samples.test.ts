import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { packSamples, unpackSamples } from './ecg-samples.ts'

const microvolts = (samples: Float32Array) =>
  Array.from(samples, (mv) => (Number.isNaN(mv) ? null : Math.round(mv * 1000)))

it('keeps every microvolt and every gap', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: -8_388_608, max: 8_388_607 }))), (values) => {
      const samples = Float32Array.from(values, (value) =>
        value === null ? Number.NaN : value / 1000,
      )

      expect(microvolts(unpackSamples(packSamples(samples)))).toEqual(microvolts(samples))
    }),
    { seed: 1 },
  )
})

it('keeps nothing and a single gap', () => {
  expect(unpackSamples(packSamples(new Float32Array()))).toHaveLength(0)
  expect(unpackSamples(packSamples(Float32Array.of(Number.NaN)))[0]).toBeNaN()
})

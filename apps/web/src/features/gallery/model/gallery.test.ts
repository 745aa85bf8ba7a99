import { detectRPeaks, SAMPLE_RATE } from '@kangban/ecg-core'
import { expect, it } from 'vitest'
import { sampleEcg } from './ecg-sample.ts'
import { testTheme } from '../../../shared/charts/testing/theme.ts'
import { CHART_FIXTURES } from './chart-fixtures.ts'
import { DATA_CASES } from './data-case.ts'
import { seriesFor } from './sample-series.ts'

it('the sample ECG is the same every time, and its mark stands on the early beat', () => {
  const { samples, marks } = sampleEcg()
  expect(sampleEcg().samples).toEqual(samples)
  const peaks = [...detectRPeaks(samples, SAMPLE_RATE)]
  const mark = marks[0]?.sample ?? 0
  const at = peaks.findIndex((peak) => Math.abs(peak - mark) < 0.03 * SAMPLE_RATE)
  expect(at).toBeGreaterThan(0)
  const interval = (index: number) => (peaks[index] ?? 0) - (peaks[index - 1] ?? 0)
  expect(interval(at)).toBeLessThan(0.75 * interval(at - 1))
})

it('a series is whole, empty, one value, with a hole, or beyond the scale', () => {
  const whole = [1, 2, 3, 4, 5, 6, 7, 8]
  expect(seriesFor('good', whole, 99)).toEqual(whole)
  expect(seriesFor('empty', whole, 99).every((value) => value === null)).toBe(true)
  expect(seriesFor('single', whole, 99).filter((value) => value !== null)).toEqual([5])
  expect(seriesFor('gap', whole, 99)).toEqual([1, 2, 3, null, null, null, 7, 8])
  expect(seriesFor('outside', whole, 99)).toContain(99)
})

it.each(DATA_CASES)('every chart can be made of data that are %s, and never throws', (of) => {
  for (const { option } of CHART_FIXTURES) expect(option(of)(testTheme).series).toBeTruthy()
})

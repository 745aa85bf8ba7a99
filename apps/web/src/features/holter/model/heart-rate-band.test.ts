import { expect, it } from 'vitest'
import { bandOfHours, heartRateBand } from './heart-rate-band.ts'

const RATE = 100

/** A beat each second for a minute, then two a second for a minute. */
const beats = Int32Array.from({ length: 180 }, (_, i) =>
  i < 60 ? i * RATE : 6000 + (i - 60) * (RATE / 2),
)

const band = (faults: { from: number; to: number }[] = []) =>
  heartRateBand({ beats, rateHz: RATE, seconds: 120, bins: 6, faults })

it('is the lowest and highest mean over 8 intervals in each stretch', () => {
  const { binSeconds, low, high } = band()
  expect(binSeconds).toBe(20)
  expect(Array.from(low.slice(0, 3))).toEqual([60, 60, 60])
  expect(Array.from(high.slice(0, 2))).toEqual([60, 60])
  // The 8 intervals around the change.
  expect(high[2]).toBeGreaterThan(60)
  expect([low[4], high[4]]).toEqual([120, 120])
  expect([low[5], high[5]]).toEqual([120, 120])
})

it('leaves out intervals that touch a stretch without a trusted signal', () => {
  const { low, high } = band([
    { from: 0, to: 2000 },
    { from: 8000, to: 12_000 },
  ])

  expect([low[0], high[0]]).toEqual([NaN, NaN])
  expect([low[1], high[1]]).toEqual([60, 60])
  expect([low[4], low[5]]).toEqual([NaN, NaN])
})

it('is empty where there are too few beats', () => {
  const few = heartRateBand({
    beats: beats.slice(0, 8),
    rateHz: RATE,
    seconds: 120,
    bins: 2,
    faults: [],
  })

  expect(Array.from(few.low)).toEqual([NaN, NaN])
})

it('is that of the hours until the beats are there', () => {
  expect(
    bandOfHours([
      { heartRateLow: 50, heartRateHigh: 90 },
      { heartRateLow: null, heartRateHigh: null },
    ]),
  ).toEqual({
    binSeconds: 3600,
    low: Float32Array.of(50, NaN),
    high: Float32Array.of(90, NaN),
  })
})

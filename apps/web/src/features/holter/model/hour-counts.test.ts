import { SECONDS_PER_HOUR } from '@kangban/china-time'
import type { HolterHour } from '@kangban/contracts'
import { expect, it } from 'vitest'
import { hourCounts, totalOf } from './hour-counts.ts'

const RATE = 10
const HOUR = SECONDS_PER_HOUR * RATE

const hour: HolterHour = {
  at: '2026-01-05T08:00:00+08:00',
  heartRateMean: 70,
  heartRateLow: 60,
  heartRateHigh: 80,
  beats: 4,
  premature: 3,
  prematureWide: 1,
  afSeconds: 0,
  usablePercent: 100,
}

const hours = [hour, hour]
const saidAt = hour.at

it('counts each kind in its hour, and what is denied apart', () => {
  const beats = {
    beats: Int32Array.of(5, 10, HOUR - 1, HOUR, HOUR + 5, 2 * HOUR - 1),
    kinds: Uint8Array.of(0, 1, 2, 2, 3, 1),
  }

  const denials = [
    { sample: HOUR, kind: 'ventricular' as const, saidAt },
    // Of another finding than the one that is there now.
    { sample: 10, kind: 'ventricular' as const, saidAt },
  ]

  const counts = hourCounts({ hours, beats, rateHz: RATE, denials })

  expect(counts).toEqual([
    {
      supraventricular: { count: 1, denied: 0 },
      ventricular: { count: 1, denied: 0 },
      unclassified: { count: 0, denied: 0 },
    },
    {
      supraventricular: { count: 1, denied: 0 },
      ventricular: { count: 1, denied: 1 },
      unclassified: { count: 1, denied: 0 },
    },
  ])

  expect(totalOf(counts).ventricular).toEqual({ count: 2, denied: 1 })
})

it('says what the hours say until the beats are read', () => {
  const counts = hourCounts({ hours, beats: null, rateHz: RATE, denials: [] })
  expect(totalOf(counts).supraventricular.count).toBe(4)
  expect(totalOf(counts).ventricular.count).toBe(2)
})

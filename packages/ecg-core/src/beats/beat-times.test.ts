import { describe, expect, it } from 'vitest'
import { noise } from '../testing/synthetic-ecg.ts'
import { beatTimes } from './beat-times.ts'

const steady = (count: number, ms = 800): number[] => Array.from({ length: count }, () => ms)
const timesOf = (rrMs: readonly number[]) => beatTimes(rrMs, rrMs.length + 1)
const early = Math.log(500 / 800)

describe('beatTimes', () => {
  it('calls every beat of a run as early as its first, against the rhythm on both sides', () => {
    const run = timesOf([...steady(40), ...steady(60, 500), ...steady(40)]).slice(41, 101)
    for (const { before } of run) expect(before).toBeCloseTo(early, 1)
  })

  it('takes a rhythm that lasts longer than a minute for the usual one', () => {
    const lasts = timesOf([...steady(40), ...steady(300, 500), ...steady(40)])
    expect(lasts[190]).toMatchObject({ before: 0 })
  })

  it('takes a rhythm that only begins for the usual one', () => {
    const stays = timesOf([...steady(40), ...steady(400, 500)])
    expect(Math.abs(stays[45]?.before ?? NaN)).toBeLessThan(0.01)
  })

  it('calls the beats of a run early that the record begins or ends with, where more is known on its other side', () => {
    const ends = timesOf([...steady(100), ...steady(60, 500)]).slice(102)
    const begins = timesOf([...steady(60, 500), ...steady(100)]).slice(1, 60)
    for (const { before } of [...ends, ...begins]) expect(before).toBeCloseTo(early, 1)
  })

  it('goes along with a heart that quickens beat by beat', () => {
    const quickens = timesOf(Array.from({ length: 120 }, (_, i) => 1000 - 4 * i))
    for (const { before } of quickens) expect(Math.abs(before)).toBeLessThan(0.1)
  })

  it('has in bigeminy the usual interval between the early one and its pause', () => {
    const bigeminy = timesOf(Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? 500 : 1100)))
    expect(bigeminy[31]?.before).toBeCloseTo(early, 2)
    expect(bigeminy[31]?.after).toBeCloseTo(Math.log(1100 / 800), 2)
  })

  it('finds no scatter at the border of a run, and much where no side is regular', () => {
    const border = timesOf([...steady(30), ...steady(30, 500)])
    for (const { scatter } of border) expect(scatter).toBe(0)
    const disorder = timesOf(Array.from(noise(60, 3), (value) => 700 + 300 * value))
    for (const { scatter } of disorder) expect(scatter).toBeGreaterThan(0.03)
  })

  it('tells how irregular the rhythm around a beat is, whatever its own intervals are', () => {
    const single = timesOf([...steady(30), 500, 1100, ...steady(30)])
    expect(single[31]?.changes).toBeLessThan(0.05)
    expect(single[36]?.changes).toBeGreaterThan(0.05)
    const disorder = timesOf(Array.from(noise(60, 3), (value) => 700 + 300 * value))
    for (const { changes } of disorder) expect(changes).toBeGreaterThan(0.6)
  })

  it('knows nothing of intervals that are missing', () => {
    const gap = timesOf([...steady(20), NaN, ...steady(20)])
    expect(gap[21]).toMatchObject({ before: 0 })
    expect(gap[20]?.after).toBe(0)
    expect(timesOf([])).toEqual([{ before: 0, after: 0, scatter: 0.3, changes: 0.5 }])
  })
})

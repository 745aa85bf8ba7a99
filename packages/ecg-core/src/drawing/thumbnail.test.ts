import { describe, expect, it } from 'vitest'
import { readThumbnail, thumbnailOf } from './thumbnail.ts'

const RATE = 512

/** Beats at these seconds, 1 mV high. */
const strip = (seconds: number, beats: readonly number[]) =>
  Float32Array.from({ length: seconds * RATE }, (_, i) =>
    beats.reduce((sum, at) => sum + Math.exp(-(((i / RATE - at) * 50) ** 2)), 0),
  )

const columnsOf = (text: string | null) => readThumbnail(text ?? '')

const peaks = (text: string | null) =>
  columnsOf(text).flatMap((column, index) => (column && column.high > 0.8 ? [index] : []))

describe('the thumbnail of a strip', () => {
  it('is 120 characters, with its beats where they were', () => {
    const text = thumbnailOf(strip(30, [9, 10, 11, 20]), { rateHz: RATE, around: 10 * RATE })
    expect(text).toMatch(/^[0-9a-z]{120}$/)
    const found = peaks(text)
    for (const second of [0.5, 1.5, 2.5]) expect(found).toContain(second * 20)
    expect(found.length).toBeLessThanOrEqual(9)
  })

  it('keeps to the record at its ends', () => {
    expect(peaks(thumbnailOf(strip(30, [0.5]), { rateHz: RATE, around: 0 }))).toContain(10)
    const end = { rateHz: RATE, around: 30 * RATE }
    expect(peaks(thumbnailOf(strip(30, [29.5]), end))).toContain(50)
  })

  it('leaves out what was not measured, and makes no beats of noise', () => {
    const samples = strip(3, [0.5])
    samples.fill(NaN, RATE, 2 * RATE)
    const columns = columnsOf(thumbnailOf(samples, { rateHz: RATE, around: 1.5 * RATE }))
    expect(columns.slice(22, 38).every((column) => column === null)).toBe(true)
    expect(columns[10]).not.toBeNull()

    expect(thumbnailOf(new Float32Array(2000).fill(NaN), { rateHz: RATE, around: 0 })).toBeNull()
    const noise = strip(3, []).map((_, i) => 0.02 * Math.sin(i))
    const heights = columnsOf(thumbnailOf(noise, { rateHz: RATE, around: 0 }))
    expect(heights.every((column) => column && column.high - column.low < 0.1)).toBe(true)
  })

  it('reads no more than digits', () => {
    expect(readThumbnail('0z--A?1')).toEqual([{ low: 0, high: 1 }, null, null])
  })
})

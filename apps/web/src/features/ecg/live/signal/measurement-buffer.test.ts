import { describe, expect, it } from 'vitest'
import { MeasurementBuffer } from './measurement-buffer.ts'

const block = (...values: number[]) => Float32Array.from(values)

describe('MeasurementBuffer', () => {
  it('places blocks by index and leaves NaN where nothing came', () => {
    const buffer = new MeasurementBuffer()
    buffer.place(0, block(1, 2))
    buffer.place(4, block(5, 6))
    expect([...buffer.cut()]).toEqual([1, 2, NaN, NaN, 5, 6])
    expect([buffer.length, buffer.measured]).toEqual([6, 4])
  })

  it('takes a late block into its gap and counts a repeated one once', () => {
    const buffer = new MeasurementBuffer()
    buffer.place(2, block(3, 4))
    buffer.place(0, block(1, 2))
    buffer.place(0, block(1, 2))
    expect([...buffer.cut()]).toEqual([1, 2, 3, 4])
    expect(buffer.measured).toBe(4)
  })

  it('keeps the time of an electrode that was off, and never loses a sample to a gap', () => {
    const buffer = new MeasurementBuffer()
    buffer.place(0, block(1, 2))
    buffer.place(1, block(NaN, NaN, NaN))
    expect([buffer.at(1), buffer.length, buffer.measured]).toEqual([2, 4, 2])
  })

  it('goes on after a lost link at the index of the new start, with the time between as a gap', () => {
    const buffer = new MeasurementBuffer()
    buffer.place(0, block(1, 2))
    buffer.continueFrom(5)
    buffer.place(0, block(6))
    expect([...buffer.cut()]).toEqual([1, 2, NaN, NaN, NaN, 6])
    expect(() => buffer.continueFrom(3)).toThrow('a measurement of 6 samples cannot go on at 3')
  })

  it('cuts at the wanted number of measured samples and drops gaps at the end', () => {
    const buffer = new MeasurementBuffer()
    buffer.place(0, block(1, NaN, 3, 4, NaN))
    expect([...buffer.cut(2)]).toEqual([1, NaN, 3])
    expect([...buffer.cut()]).toEqual([1, NaN, 3, 4])
    expect(new MeasurementBuffer().cut()).toHaveLength(0)
  })

  it('grows, and ignores an index that no measurement reaches', () => {
    const buffer = new MeasurementBuffer()
    buffer.place(60 * 512, block(7))

    expect([buffer.length, buffer.at(60 * 512), Number.isNaN(buffer.at(0))]).toEqual([
      60 * 512 + 1,
      7,
      true,
    ])

    buffer.place(2 ** 31, block(1))
    buffer.place(-1, block(1))
    expect(buffer.length).toBe(60 * 512 + 1)
  })
})

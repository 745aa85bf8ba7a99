import { SAMPLE_RATE } from '@kangban/ecg-core'
import { describe, expect, it } from 'vitest'
import { heart } from '../../../backend/testing/kept.ts'
import { paginate } from './report-layout.ts'
import { reportRows } from './report-rows.ts'

const rowsOf = (samples: Float32Array) => reportRows(samples, SAMPLE_RATE)

/** How many rows stand on each page. */
const pages = (count: number) =>
  paginate(Array.from({ length: count }, (_, i) => i)).map((rows) => rows.length)

describe('the rows of an exported record', () => {
  it('are seven seconds each and leave nothing out', () => {
    const rows = rowsOf(heart(30))

    expect(rows.map(({ from, to }) => [from / 512, to / 512])).toEqual([
      [0, 7],
      [7, 14],
      [14, 21],
      [21, 28],
      [28, 30],
    ])
  })

  it('tell where there is no signal', () => {
    const rows = rowsOf(heart(10, { from: 3500, to: 3700 }))

    expect(rows.map(({ gaps }) => gaps)).toEqual([
      [{ from: 3500, to: 3584 }],
      [{ from: 3584, to: 3700 }],
    ])
  })

  it('move the line of 0 mV for a high wave, and tell what leaves the paper all the same', () => {
    const samples = heart(7).map((mv) => mv * 2)
    expect(rowsOf(heart(7))[0]).toMatchObject({ zeroMm: 20, above: [], below: [] })
    expect(rowsOf(samples)[0]).toMatchObject({ zeroMm: 25, above: [], below: [] })
    const beyond = new Float32Array(7 * SAMPLE_RATE)
    beyond[1000] = 4
    beyond[1100] = -4

    expect(rowsOf(beyond)[0]).toMatchObject({
      above: [{ from: 1000, to: 1001 }],
      below: [{ from: 1100, to: 1101 }],
    })
  })

  it('fill pages: five under the figures, six on each that follows', () => {
    expect(pages(0)).toEqual([0])
    expect(pages(5)).toEqual([5])
    expect(pages(6)).toEqual([5, 1])
    expect(pages(12)).toEqual([5, 6, 1])
  })
})

import { describe, expect, it } from 'vitest'
import type { Scene } from './protocol.ts'
import { RecordStore } from './record-store.ts'
import { recordOf } from '../testing/record.ts'

const RATE = 100
const MINUTES = 60

/** Waves that grow from minute to minute, with a gap in the third. */
const samples = Float32Array.from({ length: MINUTES * 60 * RATE }, (_, i) => {
  const minute = Math.floor(i / (60 * RATE))
  return minute === 2 ? NaN : Math.round(Math.sin(i * 0.7) * (100 + minute * 30)) / 1000
})

const { blocks, shape } = recordOf(samples, RATE)

const scene = (from: number, pxPerSecond: number, change: Partial<Scene> = {}): Scene => ({
  from,
  pxPerSecond,
  leftPx: 0,
  widthPx: 300,
  rows: 2,
  rowSeconds: 300 / pxPerSecond,
  pxPerMv: 10,
  zeroPx: 50,
  ...change,
})

function storeWith(indices: number[]): RecordStore {
  const store = new RecordStore(shape)
  for (const index of indices) store.store(index, blocks[index] ?? '')
  return store
}

const all = () => storeWith(blocks.map((_, index) => index))

/** Upright lines of a path: px column, and smallest and largest in millivolts. */
const linesOf = ({ points }: { points: Float32Array }) =>
  Array.from({ length: points.length / 4 }, (_, line) => ({
    column: Math.floor(points[4 * line] ?? NaN),
    max: (50 - (points[4 * line + 1] ?? NaN)) / 10,
    min: (50 - (points[4 * line + 3] ?? NaN)) / 10,
  }))

describe('columns', () => {
  it('hold the smallest and largest sample of each px, as a full scan finds them; gaps hold none', () => {
    // 600 s in two rows: 1 s a px, 100 samples.
    const { rows, complete, style } = all().draw(scene(0, 1))
    expect([complete, style]).toEqual([true, 'columns'])
    const lines = rows.map(({ trace }) => linesOf(trace))
    expect(lines[0]?.filter(({ column }) => column < 300)).toHaveLength(240)

    for (const [row, found] of lines.entries()) {
      for (const { column, min, max } of found) {
        const from = (row * 300 + column) * RATE
        const scanned = samples.slice(from, from + RATE)
        expect(max).toBeCloseTo(Math.max(...scanned), 3)
        // A line is at least 1 px high.
        expect(min).toBeCloseTo(Math.min(Math.min(...scanned), Math.max(...scanned) - 0.1), 3)
      }
    }

    expect(lines[0]?.some(({ column }) => column >= 120 && column < 180)).toBe(false)
  })

  it('are pale and from the overview where blocks are not read yet', () => {
    const { rows, complete } = storeWith([0, 1, 2, 3]).draw(scene(0, 1))
    expect(complete).toBe(false)
    const [first] = rows
    if (!first) throw new Error('no row')
    expect(Math.max(...linesOf(first.trace).map(({ column }) => column))).toBe(239)
    const pale = linesOf(first.pale).map(({ column }) => column)
    expect(Math.min(...pale)).toBeGreaterThanOrEqual(240)
    expect(pale.length).toBeGreaterThanOrEqual(60)
  })

  it('come from the overview alone where a px holds more samples than its pairs, and are complete at once', () => {
    const { rows, complete } = storeWith([]).draw(scene(0, 0.02, { widthPx: 36, rowSeconds: 1800 }))
    expect(complete).toBe(true)
    expect(rows.map(({ pale }) => pale.points.length)).toEqual([0, 0])
    expect(rows.every(({ trace }) => linesOf(trace).length >= 36)).toBe(true)
  })

  it('stay the same when blocks come after the pyramid was built', () => {
    const early = storeWith([0])
    early.ensurePyramid()
    blocks.forEach((block, index) => early.store(index, block))
    expect(early.draw(scene(0, 1))).toEqual(all().draw(scene(0, 1)))
  })
})

describe('samples', () => {
  it('are drawn in rows that go on where the one above ends, broken at the gap', () => {
    const { rows, style, complete } = all().draw(scene(100, 15))
    expect([style, complete]).toEqual(['samples', true])
    const ends = rows.map(({ trace: { points } }) => points.at(-2) ?? NaN)
    // Minute 2 is a gap: 20 s of the first row are 300 px.
    expect(ends[0]).toBeCloseTo(299.85, 1)
    expect(rows[1]?.trace.points.length).toBe(0)
  })

  it('keep amplitude and place of a wave in the monitor band', () => {
    const wave = Float32Array.from(
      { length: 60 * RATE },
      (_, i) => Math.round(1000 * Math.sin((2 * Math.PI * i) / 20)) / 1000,
    )

    const record = recordOf(wave, RATE, 2)
    const store = new RecordStore(record.shape)
    store.store(0, record.blocks[0] ?? '')
    // 5 Hz at 20 px a period from second 10 on: peaks at 5, 25, 45 px ...
    const { rows } = store.draw(scene(10, 100))
    const points = rows[0]?.trace.points ?? new Float32Array(0)
    const peaks: number[][] = []

    for (let i = 2; i + 3 < points.length; i += 2) {
      const [before = 0, y = 0, after = 0] = [points[i - 1], points[i + 1], points[i + 3]]
      if (y < before && y <= after) peaks.push([points[i] ?? NaN, Math.round(50 - y) / 10])
    }

    expect(peaks.slice(0, 3)).toEqual([
      [5, 1],
      [25, 1],
      [45, 1],
    ])
  })
})

it('refuses a block that was changed', () => {
  expect(() => storeWith([]).store(0, `${blocks[0]?.slice(0, -4)}AAA=`)).toThrow('not a block')
})

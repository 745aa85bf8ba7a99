import { expect, it } from 'vitest'
import { flagsOf, spansOf } from './flags.ts'
import { markAt } from '../testing/mark.ts'

const layout = { rows: 2, rowSeconds: 10, pxPerSecond: 30, leftPx: 40, widthPx: 340 }

const mark = (from: number, to = from) => markAt(from, { to })

const flags = (...seconds: number[]) =>
  flagsOf(
    seconds.map((second) => mark(second)),
    100,
    { layout, flagPx: 90 },
  ).map(({ row, x, hasRoom }) => [row, x, hasRoom])

it('puts a flag at every mark that begins in sight, with words where they have room', () => {
  expect(flags(99.9, 101, 102, 105, 111, 120)).toEqual([
    [0, 70, true],
    [0, 100, false],
    [0, 190, true],
    [1, 70, true],
  ])
})

it('shows one tip for marks on the same px', () => {
  expect(flags(101, 101.1, 101.15, 101.5)).toEqual([
    [0, 70, true],
    [0, 85, false],
  ])
})

it('draws an episode over all rows that it touches', () => {
  expect(
    spansOf([mark(95, 112), mark(105), mark(300, 400)], 100, layout).map(({ row, x, widthPx }) => [
      row,
      x,
      widthPx,
    ]),
  ).toEqual([
    [0, 40, 300],
    [1, 40, 60],
  ])
})

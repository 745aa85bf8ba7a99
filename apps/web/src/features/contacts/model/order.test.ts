import { expect, it } from 'vitest'
import { moved, placeAfterDrag } from './order.ts'

it('puts an entry at another place, and leaves the list as it is outside of it', () => {
  const list = ['a', 'b', 'c']
  expect(moved(list, 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(list, 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(list, 0, -1)).toBe(list)
  expect(moved(list, 2, 3)).toBe(list)
  expect(list).toEqual(['a', 'b', 'c'])
})

it('gives a dragged row the place of each neighbour of which it has passed half', () => {
  const heights = [100, 60, 100]

  expect([0, 29, 30, 109, 110, 400].map((offset) => placeAfterDrag(heights, 0, offset))).toEqual([
    0, 0, 1, 1, 2, 2,
  ])

  expect([-29, -30, -400].map((offset) => placeAfterDrag(heights, 2, offset))).toEqual([2, 1, 0])
})

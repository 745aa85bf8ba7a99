import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'

export type Contact = inferRouterOutputs<PageRouter>['contacts']['listContacts'][number]

/** The list with the entry of one place at another; places outside of it change nothing. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length || from === to) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}

/**
 * The place that a dragged row has come to: a neighbour gives way when half of it has been passed. `offset` is how far the
 * row was dragged, `heights` are those of all rows, in the same unit.
 */
export function placeAfterDrag(heights: readonly number[], from: number, offset: number): number {
  const step = offset > 0 ? 1 : -1
  let left = Math.abs(offset)
  let place = from

  for (;;) {
    const height = heights[place + step]
    if (height === undefined || left < height / 2) return place
    left -= height
    place += step
  }
}

export interface Scale {
  min: number
  max: number
  interval: number
}

/** A fixed scale, so that two days can be compared; by whole intervals wider where values lie outside, so that none is cut off. */
export function widened({ min, max, interval }: Scale, values: readonly (number | null)[]): Scale {
  const known = values.filter((value) => value !== null)
  const below = Math.max(0, min - Math.min(min, ...known))
  const above = Math.max(0, Math.max(max, ...known) - max)

  return {
    min: min - Math.ceil(below / interval) * interval,
    max: max + Math.ceil(above / interval) * interval,
    interval,
  }
}

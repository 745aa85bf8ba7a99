/** A corner of the figure in percent of its width and height, the first at the top, then clockwise. */
export interface Corner {
  x: number
  y: number
}

/** How far the scale of 100 points reaches from the centre, in percent; the names stand outside. */
const REACH = 36
const NAMES_AT = 43

const corner = (index: number, count: number, radius: number): Corner => {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2
  return { x: 50 + radius * Math.cos(angle), y: 50 + radius * Math.sin(angle) }
}

const written = (corners: readonly Corner[]): string =>
  corners.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')

/** The corners of a figure with one value of 0 to 100 on each axis, as SVG writes them. */
export const radarShape = (values: readonly number[]): string =>
  written(values.map((value, index) => corner(index, values.length, (value / 100) * REACH)))

/** A ring at the same value on every axis. */
export const radarRing = (value: number, count: number): string =>
  radarShape(Array.from({ length: count }, () => value))

/** The ends of the axes, and where their names stand. */
export const radarAxes = (count: number): { end: Corner; name: Corner }[] =>
  Array.from({ length: count }, (_, index) => ({
    end: corner(index, count, REACH),
    name: corner(index, count, NAMES_AT),
  }))

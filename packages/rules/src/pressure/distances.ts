/** How far both values of a pressure are beyond their limits, mmHg: the one that is further out, then the other. */
export type Distances = readonly [furthest: number, other: number]

export const distancesOf = (bySystolic: number, byDiastolic: number): Distances => [
  Math.max(bySystolic, byDiastolic),
  Math.min(bySystolic, byDiastolic),
]

/** The further out first. */
export const byDistances = (a: Distances, b: Distances): number => b[0] - a[0] || b[1] - a[1]

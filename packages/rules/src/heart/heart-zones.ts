import { HEART_ZONES } from '@kangban/contracts'

/** Tanaka, Monahan and Seals (J Am Coll Cardiol 2001): 208 - 0.7 x age; an unknown age counts as 45, as for sleep. */
const greatestRate = (ageYears: number | null): number => 208 - 0.7 * (ageYears ?? 45)

/** Where light, moderate and vigorous begin, as shares of the greatest rate (ACSM, 10th edition). */
export const ZONE_SHARES = [0.57, 0.64, 0.77] as const

/** Beats a minute at which light, moderate and vigorous begin. */
export const zoneLimits = (ageYears: number | null): number[] =>
  ZONE_SHARES.map((share) => Math.round(share * greatestRate(ageYears)))

/** `below[i]` counts the readings below limit i. */
export function heartZones(limits: readonly number[], below: readonly number[], count: number) {
  const reached = below.map((fewer) => Math.round((100 * (count - fewer)) / count))

  return HEART_ZONES.map((name, index) => ({
    name,
    from: limits[index - 1] ?? 0,
    to: limits[index] ?? null,
    // Differences of rounded shares, so that the four make 100.
    percent: (reached[index - 1] ?? 100) - (reached[index] ?? 0),
  }))
}

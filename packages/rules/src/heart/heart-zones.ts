import { HEART_ZONES } from '@kangban/contracts'
import { greatestRate, ZONE_SHARES } from '@kangban/contracts/figure-rules'

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

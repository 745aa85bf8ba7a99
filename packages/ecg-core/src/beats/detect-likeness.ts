/** The band of a record and where its beats are known to be, in working samples. */
interface KnownBeats {
  band: Float64Array
  /** Rising positions. */
  places: Int32Array
  /** Working samples per second. */
  rateHz: number
}

/** Compared with this many known beats on each side: enough for each shape of a heart that has several. */
const BEATS_EACH_SIDE = 5
/** A QRS and a little of what is beside it, on both sides of its middle. */
const REACH_SECONDS = 0.1
/** The middle of the slopes lies this far off at most when noise is added. */
const SHIFT_SECONDS = 0.024
/** Every second working sample is enough for a band that ends at 22 Hz. */
const STEP = 2

/** Correlation of the windows around `p` and `q`; `energy` is the one at `p`. */
function correlation(
  band: Float64Array,
  { p, q, reach, energy }: Record<'p' | 'q' | 'reach' | 'energy', number>,
): number {
  let product = 0
  let other = 0

  for (let i = -reach; i <= reach; i += STEP) {
    const value = band[q + i] as number
    product += value * (band[p + i] as number)
    other += value * value
  }

  return product > 0 ? product / Math.sqrt(other * energy) : 0
}

/**
 * How alike the deflection at `p` is to the likest of the beats around it: the greatest correlation, 0 to 1. `near` is
 * the number of the known beat nearest to `p`; a known beat is not compared with itself. Size plays no part.
 */
export function likenessToBeats(
  { band, places, rateHz }: KnownBeats,
  p: number,
  near: number,
): number {
  const reach = Math.round(REACH_SECONDS * rateHz)
  const shift = Math.round(SHIFT_SECONDS * rateHz)
  const inside = (at: number): boolean => at >= reach + shift && at + reach + shift < band.length
  if (!inside(p)) return 0
  let energy = 0
  for (let i = -reach; i <= reach; i += STEP) energy += (band[p + i] as number) ** 2
  let likest = 0
  const end = Math.min(places.length - 1, near + BEATS_EACH_SIDE)

  for (let beat = Math.max(0, near - BEATS_EACH_SIDE); beat <= end; beat++) {
    const place = places[beat] as number
    if (Math.abs(place - p) < reach || !inside(place)) continue
    for (let q = place - shift; q <= place + shift; q++)
      likest = Math.max(likest, correlation(band, { p, q, reach, energy }))
  }

  return likest
}

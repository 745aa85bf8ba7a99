// Whether something goes along with something else over the days of one person. Days resemble their neighbours: 90 of them
// are not 90 independent ones, and a test that takes them so finds too much. What is left of the days after the estimate is
// therefore freed of its likeness to the day before (an AR(1) of unequal steps, since days are missing), shuffled in
// stretches of a week, and given the likeness back; the estimate of many such makes of nothing says how large chance gets
// (Davison & Hinkley, Bootstrap Methods, 1997, 8.2.2; shuffled, not drawn).
import { mean } from '../day/trends.ts'
import { quantile } from '../day/slots.ts'
import { INSIGHT } from '../thresholds.ts'
import { fingerprint, shuffledDays } from './shuffled-days.ts'

/** A day that has both: `day` counts on, `is` what it is told apart by, `value` what was measured. */
export interface OwnDay {
  day: number
  is: number
  value: number
}

/** How much `value` grows with one of `is`: for 0 and 1 the difference of the two means. */
export interface Effect {
  estimate: number
  /** 95 %, from the same shuffles as `p`: it holds 0 exactly where p is above 0.05. */
  low: number
  high: number
  /** How often chance alone makes as much, both directions. */
  p: number
}

export const SHUFFLES = 1999
/** Fewer neighbouring days do not tell how much a day resembles the one before. */
const FEWEST_NEIGHBOURS = 12
/** More likeness than this cannot be told from a drift. */
const MOST_LIKENESS = 0.9
/**
 * The likeness is itself estimated, which makes the shuffles a little too narrow: measured over made days without any
 * effect (`insights.test.ts`), with AR(1) of 0, 0.5 and 0.7, this widening brings 5 % back to 5 %.
 */
const WIDENING = 1.1
/** More where `is` only ever grows: what is slow in the days looks most like it. */
const WIDENING_IN_TIME = 1.25

const centred = (values: readonly number[]): number[] => {
  const middle = mean(values)
  return values.map((value) => value - middle)
}

const sumOfProducts = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)

/** How much a day resembles the one before, 0 to 0.9; null where too few neighbours tell. */
function likeness(days: readonly OwnDay[], left: readonly number[]): number | null {
  const products = days.flatMap(({ day }, index) =>
    day - (days[index - 1]?.day ?? -Infinity) === 1
      ? [(left[index] ?? 0) * (left[index - 1] ?? 0)]
      : [],
  )

  const count = products.length
  if (count < FEWEST_NEIGHBOURS) return null
  const found = mean(products) / mean(left.map((value) => value * value))
  // What an estimate takes away of its own data bends it down (Marriott & Pope, 1954).
  const unbent = (count * found + 3) / (count - 6)
  return Math.min(MOST_LIKENESS, Math.max(0, unbent))
}

/** Null where the days cannot tell. */
export function effectOf(days: readonly OwnDay[]): Effect | null {
  const is = centred(days.map((day) => day.is))
  const values = centred(days.map(({ value }) => value))
  const spread = sumOfProducts(is, is)
  if (spread === 0) return null
  const estimate = sumOfProducts(is, values) / spread
  const left = values.map((value, index) => value - estimate * (is[index] ?? 0))
  if (left.every((value) => Math.abs(value) < 1e-9)) return null
  const alike = likeness(days, left)
  if (alike === null) return null

  const ofBefore = days.map(({ day }, index) =>
    index === 0 ? 0 : alike ** (day - (days[index - 1]?.day ?? 0)),
  )

  const ofItself = ofBefore.map((share) => Math.sqrt(1 - share * share))
  const count = days.length
  const grows = days.every(({ is: now }, index) => now >= (days[index - 1]?.is ?? now))
  const scale = (grows ? WIDENING_IN_TIME : WIDENING) * Math.sqrt(count / (count - 2))

  const news = centred(
    left.map(
      (value, index) =>
        (value - (ofBefore[index] ?? 0) * (left[index - 1] ?? 0)) / (ofItself[index] ?? 1),
    ),
  ).map((value) => value * scale)

  const nextOrder = shuffledDays(
    count,
    fingerprint(days.flatMap((day) => [day.day, day.is, day.value])),
  )

  const byChance = Array.from({ length: SHUFFLES }, () => {
    let [before, sum] = [0, 0]

    nextOrder().forEach((from, index) => {
      before = (ofBefore[index] ?? 0) * before + (ofItself[index] ?? 0) * (news[from] ?? 0)
      sum += (is[index] ?? 0) * before
    })

    return Math.abs(sum / spread)
  })

  const asMuch = byChance.filter((value) => value >= Math.abs(estimate)).length
  const reach = quantile(byChance, 1 - INSIGHT.chance)

  return {
    estimate,
    low: estimate - reach,
    high: estimate + reach,
    p: (1 + asMuch) / (1 + SHUFFLES),
  }
}

/** Holm (1979): each p for as many questions as were asked at once, in their order. */
export function forAllAsked(ps: readonly number[]): number[] {
  let least = 0

  const adjusted = ps
    .map((p, index) => ({ p, index }))
    .toSorted((a, b) => a.p - b.p)
    .map(({ p, index }, place) => {
      least = Math.min(1, Math.max(least, p * (ps.length - place)))
      return { index, p: least }
    })

  return adjusted.toSorted((a, b) => a.index - b.index).map(({ p }) => p)
}

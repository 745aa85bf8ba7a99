// Days that were never lived: each resembles the one before as much as a test says.
import type { InsightDay } from '../insights.ts'

export interface MadeDays {
  seed: number
  /** AR(1) of pressure, sleep and resting rate, each by itself. */
  likeness: number
  /** Nights below six hours. */
  shortShare?: number
  /** mmHg added to the morning after a short night. */
  afterShort?: number
  /** Beats a minute by which the resting rate has gone at the end of the last 30 days. */
  course?: number
  /** Standard deviation of the morning pressure, mmHg. */
  spread?: number
}

const DAYS = 90
const MISSING = 0.12

/** A linear congruential generator (Numerical Recipes), and a normal number from it by Box and Muller. */
function chance(seed: number) {
  let state = seed >>> 0

  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state + 0.5) / 2 ** 32
  }

  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
  for (let warm = 0; warm < 20; warm++) uniform()
  return { uniform, normal }
}

function alike(normal: () => number, likeness: number): number[] {
  let value = normal()

  return Array.from({ length: DAYS }, () => {
    value = likeness * value + Math.sqrt(1 - likeness * likeness) * normal()
    return value
  })
}

export function madeDays(made: MadeDays): InsightDay[] {
  const { seed, likeness, shortShare = 0.15, afterShort = 0, course = 0, spread = 8 } = made
  const { uniform, normal } = chance(seed * 7919 + 1)
  const [pressure, sleep, resting] = [1, 2, 3].map(() => alike(normal, likeness))
  const limit = sleep?.toSorted((a, b) => a - b)[Math.round(DAYS * shortShare)] ?? 0
  const orMissing = (value: number) => (uniform() < MISSING ? null : value)

  return Array.from({ length: DAYS }, (_, day) => {
    const isShort = (sleep?.[day] ?? 0) < limit
    const gone = (course * Math.max(0, day + 1 - (DAYS - 30))) / 30

    return {
      asleep: orMissing(isShort ? 320 : 420),
      morningSystolic: orMissing(
        Math.round(138 + spread * (pressure?.[day] ?? 0) + (isShort ? afterShort : 0)),
      ),
      restingRate: orMissing(64 + 3 * (resting?.[day] ?? 0) + gone),
    }
  })
}

import { MS_PER_DAY, MS_PER_MINUTE, startOfShanghaiDay } from '@kangban/china-time'

/** The 24 terms by the sun's apparent longitude, 15 degrees apart, from 0 degrees (the March equinox). */
const TERMS = [
  '春分',
  '清明',
  '谷雨',
  '立夏',
  '小满',
  '芒种',
  '夏至',
  '小暑',
  '大暑',
  '立秋',
  '处暑',
  '白露',
  '秋分',
  '寒露',
  '霜降',
  '立冬',
  '小雪',
  '大雪',
  '冬至',
  '小寒',
  '大寒',
  '立春',
  '雨水',
  '惊蛰',
] as const

interface NearbyTerm {
  readonly name: (typeof TERMS)[number]
  /** Days from the given day to the term: 2 is the day after tomorrow, 0 today, -3 three days ago. */
  readonly daysAhead: number
}

/** The formula is good to 0.01 degrees (14.6 minutes of the sun's way); UT and TT differ by about 1.2 minutes. */
const UNCERTAINTY_MS = 16 * MS_PER_MINUTE
/** Two terms are at most 16 days apart, so the nearest one is never further. */
const REACH_DAYS = 8

/**
 * Apparent geocentric longitude of the sun in degrees, 0 to 360.
 * Source: J. Meeus, Astronomical Algorithms, 2nd ed., chapter 25 ("low accuracy", 0.01 degrees).
 */
export function solarLongitude(epochMs: number): number {
  const t = (epochMs / MS_PER_DAY + 2_440_587.5 - 2_451_545) / 36_525
  const rad = Math.PI / 180
  const meanLongitude = 280.46646 + t * (36_000.76983 + 0.0003032 * t)
  const anomaly = (357.52911 + t * (35_999.05029 - 0.0001537 * t)) * rad

  const centre =
    (1.914602 - t * (0.004817 + 0.000014 * t)) * Math.sin(anomaly) +
    (0.019993 - 0.000101 * t) * Math.sin(2 * anomaly) +
    0.000289 * Math.sin(3 * anomaly)

  const node = (125.04 - 1934.136 * t) * rad
  const longitude = meanLongitude + centre - 0.00569 - 0.00478 * Math.sin(node)
  return ((longitude % 360) + 360) % 360
}

const termIndex = (epochMs: number): number => Math.floor(solarLongitude(epochMs) / 15)

/**
 * The term nearest to a calendar day in China (YYYY-MM-DD). Null when it falls so close to midnight that this formula
 * cannot tell its day: then nothing is shown rather than a wrong date.
 */
export function nearbySolarTerm(day: string): NearbyTerm | null {
  const midnight = startOfShanghaiDay(day).getTime()
  if (Number.isNaN(midnight)) return null

  for (let distance = 0; distance <= REACH_DAYS; distance++) {
    for (const daysAhead of distance === 0 ? [0] : [distance, -distance]) {
      const start = midnight + daysAhead * MS_PER_DAY
      const end = start + MS_PER_DAY
      if (
        [start, end].some(
          (edge) => termIndex(edge - UNCERTAINTY_MS) !== termIndex(edge + UNCERTAINTY_MS),
        )
      )
        return null
      const name = TERMS[termIndex(end)]
      if (name && termIndex(start) !== termIndex(end)) return { name, daysAhead }
    }
  }

  return null
}

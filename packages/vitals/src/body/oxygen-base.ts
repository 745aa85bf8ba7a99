import { MINUTES_PER_DAY } from '@kangban/china-time'
import { clamp } from '../chance/exact-math.ts'
import { dayRandom, slowTrend, type Life } from '../person/life.ts'

const NODE_MINUTES = 10
const NODES = MINUTES_PER_DAY / NODE_MINUTES
const ASLEEP_LOWER = 1.4
const SETTLING_MINUTES = 10

/** The oxygen saturation of a day without its falls; asleep it is 1-2 points lower. */
export type OxygenBase = {
  percentAt(minute: number, nights: readonly { startMinute: number; endMinute: number }[]): number
}

export function oxygenBase(life: Life, dayNumber: number): OxygenBase {
  const level = life.person.spo2 + 0.15 * slowTrend(life, 'oxygen', dayNumber)
  const random = dayRandom(life, 'oxygen', dayNumber)
  const nodes = Float64Array.from({ length: NODES }, () => level + random.normal(0, 0.5))
  // The next day begins where this one ends.
  const nextLevel = life.person.spo2 + 0.15 * slowTrend(life, 'oxygen', dayNumber + 1)
  const last = nextLevel + dayRandom(life, 'oxygen', dayNumber + 1).normal(0, 0.5)

  return {
    percentAt(minute, nights) {
      const at = clamp(minute / NODE_MINUTES, [0, NODES])
      const node = Math.floor(at)
      const from = nodes[node] ?? last
      const between = from + ((nodes[node + 1] ?? last) - from) * (at - node)
      const asleep = Math.max(0, ...nights.map((night) => asleepShare(night, minute)))
      return clamp(between - ASLEEP_LOWER * asleep, [70, 100])
    },
  }
}

function asleepShare(night: { startMinute: number; endMinute: number }, minute: number): number {
  const inside = Math.min(minute - night.startMinute, night.endMinute + SETTLING_MINUTES - minute)
  return clamp(inside / SETTLING_MINUTES, [0, 1])
}

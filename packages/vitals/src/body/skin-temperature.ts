import { MINUTES_PER_DAY } from '@kangban/china-time'
import { clamp, cosineOfTurns } from '../chance/exact-math.ts'
import { dayRandom, slowTrend, type Life } from '../person/life.ts'
import type { Night } from './sleep.ts'

export type SkinTemperatureSample = { minute: number; celsius: number }

/** Minutes between two nodes of the course, which are also the readings. */
export const SKIN_NODE_MINUTES = 30
const NODES = MINUTES_PER_DAY / SKIN_NODE_MINUTES

/**
 * Wrist temperature at nodes 30 minutes apart, unrounded, the next midnight's included: the hands grow warm as the
 * body cools itself for sleep.
 */
export function skinTemperatureCourse(
  life: Life,
  dayNumber: number,
  nights: readonly Night[],
): Float32Array {
  const today = driftOf(life, dayNumber, NODES)
  const drift = [...today, ...driftOf(life, dayNumber + 1, 1)]

  return Float32Array.from(drift, (drifted, node) => {
    const minute = node * SKIN_NODE_MINUTES

    const asleep = nights.some(
      (night) => minute >= night.startMinute - 20 && minute < night.endMinute,
    )

    const daily = 0.15 * cosineOfTurns((minute - 1140) / MINUTES_PER_DAY)
    return clamp(life.person.skinTemperature + drifted + daily + (asleep ? 1 : 0), [30, 36.5])
  })
}

function driftOf(life: Life, dayNumber: number, nodes: number): number[] {
  const random = dayRandom(life, 'skin temperature', dayNumber)
  const level = 0.15 * slowTrend(life, 'skin temperature', dayNumber)
  let drift = random.normal(0, 0.2)

  return Array.from({ length: nodes }, () => {
    drift = 0.7 * drift + random.normal(0, 0.15)
    return level + drift
  })
}

/** Whole tenths of a degree, as the watch tells them. */
export function toTenths(celsius: number): number {
  return Math.round(celsius * 10) / 10
}

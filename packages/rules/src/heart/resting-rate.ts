import { shanghaiHour } from '@kangban/china-time'
import type { Slot } from '../day/slots.ts'

/** Hours in which people are up, and how many readings one needs to count as quiet. */
const AWAKE = { from: 7, to: 22, fewestReadings: 6 } as const

/** The mean of the quietest hour of a day. */
export function restingOf(hours: readonly Slot[]): number | null {
  const awake = hours.filter(({ at, count }) => {
    const hour = shanghaiHour(at)
    return hour >= AWAKE.from && hour < AWAKE.to && count >= AWAKE.fewestReadings
  })

  return awake.length === 0 ? null : Math.min(...awake.map(({ mean }) => mean))
}

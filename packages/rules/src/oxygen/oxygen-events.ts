import { MS_PER_MINUTE } from '@kangban/china-time'
import { OXYGEN_LOW } from '../thresholds.ts'

/**
 * Falls of the oxygen saturation within an hour of each other are one event: with apnoea they come by the dozen, and a
 * night of them is one thing to tell a doctor. Every count of low oxygen counts these.
 */
export const OXYGEN_GAP_MINUTES = 60
const OXYGEN_GAP_MS = OXYGEN_GAP_MINUTES * MS_PER_MINUTE

interface Fall {
  at: Date
  /** Per cent. */
  value: number
}

export interface OxygenEvent {
  /** The first and the last fall. */
  from: Date
  to: Date
  lowest: number
  /** How many readings below the limit it is made of. */
  falls: number
  /** From the first fall to the last, a single one counted as one minute. */
  minutes: number
}

function eventOf(falls: readonly Fall[], first: Fall): OxygenEvent {
  const { at: to } = falls.at(-1) ?? first
  const minutes = Math.round((to.getTime() - first.at.getTime()) / MS_PER_MINUTE)

  return {
    from: first.at,
    to,
    lowest: Math.min(...falls.map(({ value }) => value)),
    falls: falls.length,
    minutes: Math.max(1, minutes),
  }
}

/**
 * The events of low oxygen among readings that come sorted by time, oldest first. Of a span that cuts an event in two each
 * part is told where it happened, so that no day with a fall says that there was none.
 */
export function oxygenEvents(readings: readonly Fall[]): OxygenEvent[] {
  const runs: Fall[][] = []
  let before = -Infinity

  for (const reading of readings) {
    if (reading.value >= OXYGEN_LOW) continue
    const at = reading.at.getTime()
    if (at - before <= OXYGEN_GAP_MS) runs.at(-1)?.push(reading)
    else runs.push([reading])
    before = at
  }

  return runs.flatMap((run) => (run[0] ? [eventOf(run, run[0])] : []))
}

import { MS_PER_MINUTE } from '@kangban/china-time'

/** The two lines of the caliper, in seconds of the record; `from` is never right of `to`. */
export interface Caliper {
  from: number
  to: number
}

export type CaliperLine = keyof Caliper

/** A heart rate is only named for intervals that can lie between two beats (300 to 20 a minute). */
const MIN_BEAT_SECONDS = 0.2
const MAX_BEAT_SECONDS = 3

export const CALIPER_STEP_SECONDS = 0.01

export const caliperMs = ({ from, to }: Caliper): number => Math.round((to - from) * 1000)

/** Beats a minute if the lines stand on two neighbouring beats; null where that cannot be. */
export function caliperRateBpm(caliper: Caliper): number | null {
  const ms = caliperMs(caliper)
  const seconds = ms / 1000

  return seconds >= MIN_BEAT_SECONDS && seconds <= MAX_BEAT_SECONDS
    ? Math.round(MS_PER_MINUTE / ms)
    : null
}

/** Moves one line within `least` and `most` seconds; the lines do not pass each other. */
export function moveCaliper(
  caliper: Caliper,
  line: CaliperLine,
  move: { to: number; least: number; most: number },
): Caliper {
  if (line === 'from')
    return { ...caliper, from: Math.min(caliper.to, Math.max(move.least, move.to)) }
  return { ...caliper, to: Math.max(caliper.from, Math.min(move.most, move.to)) }
}

/** Where the lines stand at first: on the first two beats between `least` and `most` seconds, else a second apart. */
export function placeCaliper(
  beatSeconds: readonly number[],
  range: { least: number; most: number },
): Caliper {
  const [from, to] = beatSeconds.filter((beat) => beat >= range.least && beat <= range.most)
  if (from !== undefined && to !== undefined) return { from, to }
  return { from: range.least, to: Math.min(range.most, range.least + 1) }
}

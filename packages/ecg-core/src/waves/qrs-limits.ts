import { slope } from './wave-shape.ts'

/** R is at most this far from the steepest place of the QRS, and the limits are at most `REACH` from R. */
const CORE_SECONDS = 0.06
const REACH_SECONDS = 0.12
/** A deflection of less than this is converter noise. */
const MIN_MV = 0.0005

/**
 * The QRS reaches to the last place with `part` of its steepest slope, and ends where the slope then stays below `calm`
 * of it for a while. It begins sharply, out of a level line; it ends in an ST segment that may slope.
 */
const ONSET = { direction: -1, part: 0.25, calm: 0.05, calmSeconds: 0.012 } as const
const END = { direction: 1, part: 0.2, calm: 0.1, calmSeconds: 0.02 } as const

interface Qrs {
  beat: Float64Array
  /** R, a position in the beat, and the steepest slope around it. */
  r: number
  steepest: number
  rateHz: number
}

/** The last place on one side of R that is steep enough to be of the QRS; R itself where none is, as when R is the last deflection. */
function outermost(
  { beat, r, steepest, rateHz }: Qrs,
  { direction, part }: typeof ONSET | typeof END,
): number {
  for (let step = Math.round(REACH_SECONDS * rateHz); step > 0; step--)
    if (Math.abs(slope(beat, r + direction * step)) > part * steepest) return r + direction * step
  return r
}

function limit(qrs: Qrs, side: typeof ONSET | typeof END): number | null {
  const { beat, steepest, rateHz } = qrs
  const start = outermost(qrs, side)
  const reach = Math.round(REACH_SECONDS * rateHz)
  const needed = Math.max(2, Math.round(side.calmSeconds * rateHz))
  let quiet = 0

  for (let step = 0; step <= reach; step++) {
    const i = start + side.direction * step
    if (i <= 0 || i >= beat.length - 1) return null
    quiet = Math.abs(slope(beat, i)) < side.calm * steepest ? quiet + 1 : 0
    if (quiet === needed) return i - side.direction * (needed - 1)
  }

  return null
}

/** Where the QRS around `r` begins and ends, null where no calm is found. */
export function qrsLimits(
  beat: Float64Array,
  r: number,
  rateHz: number,
): { on: number | null; off: number | null } {
  const core = Math.round(CORE_SECONDS * rateHz)
  let steepest = 0
  for (let i = r - core; i <= r + core; i++) steepest = Math.max(steepest, Math.abs(slope(beat, i)))
  if (steepest < MIN_MV) return { on: null, off: null }
  const qrs = { beat, r, steepest, rateHz }
  return { on: limit(qrs, ONSET), off: limit(qrs, END) }
}

import type { Span } from '../beats/quality.ts'

/** An RR interval above this is called a pause. */
export const PAUSE_MS = 2000
/** From after the T wave to before the next P wave ... */
const AFTER_BEAT_SECONDS = 0.5
const BEFORE_BEAT_SECONDS = 0.25
/**
 * ... the line of a heart that rests stays within this, P waves and wander included. More is an amplifier that comes back
 * after the electrode had lost the skin, or a beat that was not found.
 */
const RESTING_LINE_MV = 0.5

/** Where beats lie more than 2 s apart and the line between them is not at rest: a beat may have gone unseen there. */
export function doubtfulPauses(
  samples: Float32Array,
  rateHz: number,
  peaks: ArrayLike<number>,
): Span[] {
  const doubtful: Span[] = []

  for (let i = 1; i < peaks.length; i++) {
    const from = peaks[i - 1] as number
    const to = peaks[i] as number
    if (to - from <= (PAUSE_MS / 1000) * rateHz) continue
    let low = Infinity
    let high = -Infinity
    const end = to - BEFORE_BEAT_SECONDS * rateHz

    for (let at = from + Math.round(AFTER_BEAT_SECONDS * rateHz); at < end; at++) {
      const value = samples[at] as number
      if (value < low) low = value
      if (value > high) high = value
    }

    if (high - low > RESTING_LINE_MV) doubtful.push({ from: from + 1, to })
  }

  return doubtful
}

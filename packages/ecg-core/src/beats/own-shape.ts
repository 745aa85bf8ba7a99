import type { BeatTime } from './beat-times.ts'
import type { Shape } from './beat-shapes.ts'

/** When the beats of a shape usually come, as logarithms of a ratio to the usual interval. */
export interface ShapeHabit {
  before: number
  after: number
}

/** A shape as frequent as this part of the most frequent one may be the heart's own. */
const OWN_PART = 0.4
/** What early beats and a wide QRS count against a shape, beside the logarithm of how frequent it is. */
const EARLY_WEIGHT = 3
const WIDTH_WEIGHT = 1.5

/** Means over the beats of a shape, drawn to none where it has few. */
export function habitOf({ beats }: Shape, times: readonly BeatTime[]): ShapeHabit {
  let before = 0
  let after = 0

  for (const beat of beats) {
    before += times[beat]?.before ?? 0
    after += times[beat]?.after ?? 0
  }

  return { before: before / (beats.length + 1), after: after / (beats.length + 1) }
}

/**
 * Which shape is the heart's own: of the frequent ones that which does not come early and is not the wider one. So a
 * bundle branch block is normal, and in bigeminy, where both shapes are as frequent, the narrow late one.
 */
export function ownShape(shapes: readonly Shape[], habits: readonly ShapeHabit[]): number {
  const most = Math.max(...shapes.map(({ beats }) => beats.length))

  const scores = shapes.map(({ beats, widthSeconds }, i) => {
    const { before, after } = habits[i] ?? { before: 0, after: 0 }
    if (beats.length < OWN_PART * most) return -Infinity
    const frequent = Math.log(beats.length)
    return frequent + EARLY_WEIGHT * (before - after) - WIDTH_WEIGHT * Math.log(widthSeconds)
  })

  return scores.indexOf(Math.max(...scores))
}

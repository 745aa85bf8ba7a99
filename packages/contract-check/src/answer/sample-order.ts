// Whether samples stand in the order in which they were measured, by where a signal leaps.
import { heldFor } from './sameness.ts'

/** Samples that codecs and packets carry together, longer than a pair. */
const LENGTHS = [4, 8, 16, 32, 64, 128, 256, 512]
/** Of all steps, the largest: those into blocks that do not belong together are among them, as those of beats are. */
const LARGE = 0.1
const STEEPEST = 0.02
/** A beat rises and falls over several samples; a leap is so many times as large as the steps beside it. */
const ALONE = 2
/** Of the steps into blocks: more than half are leaps, where else hardly any is. */
const MOST_LEAPS = 0.55
/** Of the steepest steps: halfway from chance to all. */
const MOST_EVEN = 0.75
/** Fewer may be so by chance. */
const LEAST = 20

/** How large the step to each sample is from the one before; NaN beside a gap. */
const stepsOf = (samples: Float32Array): Float32Array =>
  samples.map((value, at) => Math.abs(value - (samples[at - 1] ?? Number.NaN)))

const partOf = (steps: readonly number[], is: (step: number) => boolean): number =>
  steps.filter(is).length / steps.length

/**
 * Beats come when they come: as many of their steep steps stand at even places as at odd ones, and no signal leaps at the
 * edges of blocks. Where the samples of a pair were swapped, the steepest lie between pairs.
 */
export function isShuffled(samples: Float32Array): boolean {
  if (heldFor(samples) > 1) return false
  const steps = stepsOf(samples)
  const sorted = steps.filter((step) => Number.isFinite(step)).toSorted()
  const above = (part: number) => sorted[Math.floor((1 - part) * (sorted.length - 1))] ?? Infinity
  const [large, steep] = [above(LARGE), above(STEEPEST)]
  const steepest = [...steps.keys()].filter((at) => (steps[at] ?? 0) > steep)
  const even = partOf(steepest, (at) => at % 2 === 0)
  if (steepest.length >= LEAST && Math.max(even, 1 - even) > MOST_EVEN) return true

  const isLeap = (at: number): boolean => {
    const [before, step, after] = [steps[at - 1] ?? 0, steps[at] ?? 0, steps[at + 1] ?? 0]
    return step > large && step > ALONE * Math.max(before, after)
  }

  return LENGTHS.some((length) => {
    const edges = [...steps.keys()].filter((at) => at % length === 0 && Number.isFinite(steps[at]))

    return edges.length >= LEAST && partOf(edges, isLeap) > MOST_LEAPS
  })
}

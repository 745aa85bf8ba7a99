import { highPass, lowPass, zeroPhase } from '../signal/biquad.ts'
import { bridgeGaps } from '../signal/gaps.ts'

/** Samples are averaged in blocks down to about this rate; 40 Hz and 4 ms are enough for every limit. */
const WORKING_RATE_HZ = 250
const MIN_HZ = 0.5
const MAX_HZ = 40
/** A drop-out up to this long is bridged; behind a longer one nothing is measured. */
const MAX_BRIDGE_SECONDS = 0.02

/** A piece of one lead as the delineator sees it. */
export interface WorkingSignal {
  rateHz: number
  /** 0.5-40 Hz, gaps bridged. */
  values: Float64Array
  /** Whether a gap, or the outside of the record, lies between two indices (both included). */
  hasGap(from: number, to: number): boolean
  /** Index of a sample of the record, and sample of an index. */
  indexOf(sample: number): number
  sampleOf(index: number): number
}

/** Means of blocks of `size` samples; a block with a gap is a gap. */
function blockMeans(samples: Float32Array, size: number): Float32Array {
  if (size === 1) return samples
  const means = new Float32Array(Math.floor(samples.length / size))

  for (let block = 0, i = 0; block < means.length; block++) {
    let sum = 0
    for (const end = i + size; i < end; i++) sum += samples[i] as number
    means[block] = sum / size
  }

  return means
}

/** How many indices before each one are in a gap that is too long to bridge. */
function countGaps(means: Float32Array, longest: number): Int32Array {
  const before = new Int32Array(means.length + 1)
  let run = 0

  for (let i = 0; i < means.length; i++) {
    run = Number.isFinite(means[i]) ? 0 : run + 1
    before[i + 1] = (before[i] as number) + (run > longest ? 1 : 0)
  }

  return before
}

/** The samples between `from` and `to` of a record, ready for the delineator. */
export function workingSignal(
  samples: Float32Array,
  recordRateHz: number,
  span: { from: number; to: number },
): WorkingSignal {
  const size = Math.max(1, Math.round(recordRateHz / WORKING_RATE_HZ))
  const rateHz = recordRateHz / size
  const first = Math.max(0, Math.floor(span.from / size)) * size
  const means = blockMeans(samples.subarray(first, Math.min(samples.length, span.to)), size)
  const longest = Math.round(MAX_BRIDGE_SECONDS * rateHz)
  const gaps = countGaps(means, longest)
  const offset = first + (size - 1) / 2

  return {
    rateHz,
    values: zeroPhase(
      bridgeGaps(means),
      [highPass(MIN_HZ, rateHz), lowPass(MAX_HZ, rateHz)],
      2 * rateHz,
    ),
    hasGap(from, to) {
      if (from < 0 || to >= means.length) return true
      return (gaps[Math.min(means.length, to + longest + 1)] as number) > (gaps[from] as number)
    },
    indexOf: (sample) => Math.round((sample - offset) / size),
    sampleOf: (index) => Math.round(index * size + offset),
  }
}

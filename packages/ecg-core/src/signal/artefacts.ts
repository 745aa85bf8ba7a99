import { meanOfFinite } from './block-means.ts'
import { bridge } from './gaps.ts'

/**
 * What an amplifier or a pacemaker adds to a lead and no heart does, told by its form alone, whatever the scale of the
 * signal: a value held to the last bit, and a spike shorter than any wave.
 */

/** The value of a living lead changes within this; a saturated or disconnected amplifier holds it. */
const HELD_SECONDS = 0.06
/** A pacing pulse lasts up to 2 ms, and one sample more where it falls between two. */
const SPIKE_SECONDS = 0.002
/** A jump is this many times as steep as anything that near to it; the edges of a QRS lie beside others as steep. */
const STEEPER = 3
const NEAR_SECONDS = 0.02
/** With samples further apart than this a whole QRS may have the form of a spike. */
const MIN_RATE_HZ = 200
/** A function that is called often is compiled whole; one loop over a day would be compiled anew while it runs. */
const BLOCKS_AT_ONCE = 4096
/** Sums of fourth powers are rounded; so much less is asked of them that no spike is lost to that. */
const ROUNDING = 1 - 1e-6

/** Looks at samples one by one, from left to right. */
class ArtefactSearch {
  /** What to erase: beginning and end (exclusive) of each span, in turn. */
  readonly spans: number[] = []
  /** Longest spike and what is near, in samples. */
  readonly longest: number
  readonly near: number
  private readonly held: number
  private readonly hasSpikes: boolean
  private heldEnd = 0
  private readonly samples: Float32Array

  constructor(samples: Float32Array, rateHz: number) {
    this.samples = samples
    this.held = Math.max(2, Math.round(HELD_SECONDS * rateHz))
    this.hasSpikes = rateHz >= MIN_RATE_HZ
    this.longest = Math.ceil(SPIKE_SECONDS * rateHz) + 1
    this.near = Math.round(NEAR_SECONDS * rateHz)
  }

  private step(i: number): number {
    return (this.samples[i] as number) - (this.samples[i - 1] as number)
  }

  /** Whether a jump is steeper than each step that is near from `first` on; NaN and what lies outside count for nothing. */
  private isSteeper(jump: number, first: number): boolean {
    if (!(jump > 0)) return false
    const end = Math.min(this.samples.length, first + this.near)
    for (let i = Math.max(1, first); i < end; i++)
      if (STEEPER * Math.abs(this.step(i)) >= jump) return false
    return true
  }

  /** Where the spike that begins at `from` has ended, or `from` where none begins. */
  private spikeEnd(from: number): number {
    const edge = this.step(from)
    // Nearly always the step before tells.
    const before = from > 1 ? STEEPER * Math.abs(this.step(from - 1)) : 0
    if (!(Math.abs(edge) > before)) return from

    for (let to = from + 1; to <= from + this.longest && to < this.samples.length; to++) {
      const back = this.step(to)
      if (!(back * edge < 0)) continue
      const least = Math.min(Math.abs(edge), Math.abs(back))
      if (this.isSteeper(least, to + 1) && this.isSteeper(least, from - this.near)) return to
    }

    return from
  }

  /**
   * Takes the value that is held at `i` for an artefact where the lead jumps to or from it. A lead that drifts onto the
   * rail is no jump: what still reaches off the rail there are beats.
   */
  private lookAtHeld(i: number): void {
    const { samples, near } = this
    let from = i - 1
    while (from > 0 && this.step(from) === 0) from -= 1
    let to = i + 1
    while (to < samples.length && this.step(to) === 0) to += 1
    this.heldEnd = to
    if (to - from < this.held) return
    const onto = from > 0 ? Math.abs(this.step(from)) : NaN
    const off = to < samples.length ? Math.abs(this.step(to)) : NaN
    if (this.isSteeper(onto, from - near) || this.isSteeper(off, to + 1)) this.spans.push(from, to)
  }

  /** Looks for spikes that begin from `from` to `to` (exclusive), and for values that are held anywhere there. */
  look(from: number, to: number): void {
    for (let i = Math.max(1, from); i < to; i++) {
      const change = this.step(i)

      if (change === 0) {
        if (i >= this.heldEnd) this.lookAtHeld(i)
      } else if (this.hasSpikes) {
        const end = this.spikeEnd(i)
        if (end > i) this.spans.push(i, end)
      }
    }
  }
}

/**
 * A spike is `STEEPER` than the block of steps before its own and, where the samples lie close enough for `near` to reach
 * over it, than the block after the next. The greatest step to the fourth is at most the sum of fourth powers of a
 * block, and at least its mean: so sums, which need no branch that noise would have mispredicted, rule out nearly all.
 */
function limitsOf({ near, longest }: ArtefactSearch, size: number) {
  const hasAfter = longest <= size && near >= 3 * size - 2
  const limit = (ROUNDING * STEEPER ** 4) / size / (hasAfter ? 2 : 1)
  return { before: limit, after: hasAfter ? limit : 0 }
}

/**
 * Means of the blocks `first` to `end` (exclusive), NaN where one holds a gap; lets `search` look at those where an
 * artefact may be, two blocks later. Tells whether all are finite.
 */
function readBlocks(
  samples: Float32Array,
  { means, size, first, end }: { means: Float64Array; size: number; first: number; end: number },
  search: ArtefactSearch,
): boolean {
  const limits = limitsOf(search, size)
  let last = samples[Math.max(0, first * size - 1)] as number
  let steepOne = 0
  let steepTwo = 0
  let steepThree = 0
  let total = 0

  for (let block = first, i = first * size; block < end; block++) {
    let sum = 0
    let steep = 0
    const blockEnd = i + size

    for (; i + 1 < blockEnd; i += 2) {
      const one = samples[i] as number
      const two = samples[i + 1] as number
      const squareOne = (one - last) * (one - last)
      const squareTwo = (two - one) * (two - one)
      sum += one + two
      steep += squareOne * squareOne + squareTwo * squareTwo
      last = two
    }

    if (i < blockEnd) {
      const one = samples[i++] as number
      const square = (one - last) * (one - last)
      sum += one
      steep += square * square
      last = one
    }

    means[block] = sum / size
    total += sum
    // Zero is a value that is held, or what was not read here; NaN a gap.
    const isEven = steepTwo > 0 && steepTwo <= limits.before * steepThree + limits.after * steep
    if (!isEven) search.look(i - 3 * size, i - 2 * size)
    steepThree = steepTwo
    steepTwo = steepOne
    steepOne = steep
  }

  return total - total === 0
}

/** The samples with these spans as gaps; the means of blocks that they touch become NaN. */
function erased(
  samples: Float32Array,
  { means, size }: { means: Float64Array; size: number },
  spans: readonly number[],
): Float32Array {
  const cleaned = samples.slice()

  for (let k = 0; k < spans.length; k += 2) {
    const from = spans[k] as number
    const to = spans[k + 1] as number
    cleaned.fill(NaN, from, to)
    means.fill(NaN, Math.floor(from / size), Math.ceil(to / size))
  }

  return cleaned
}

export interface CleanMeans {
  /** The very same array where nothing was erased. */
  samples: Float32Array
  /** Gaps in a block are left out, a block of gaps is bridged. */
  means: Float64Array
}

/**
 * The samples with gaps (NaN) in place of pacing spikes and of values that the lead jumps to and holds for 60 ms or
 * longer, and means of blocks of `size` of them: as many as lie in 8 ms, rounded, or fewer.
 */
export function cleanMeans(recorded: Float32Array, rateHz: number, size: number): CleanMeans {
  const search = new ArtefactSearch(recorded, rateHz)
  const means = new Float64Array(Math.floor(recorded.length / size))
  let isWhole = true

  for (let first = 0; first < means.length; first += BLOCKS_AT_ONCE) {
    const end = Math.min(means.length, first + BLOCKS_AT_ONCE)
    if (!readBlocks(recorded, { means, size, first, end }, search)) isWhole = false
  }

  search.look(Math.max(0, means.length - 2) * size, recorded.length)
  if (search.spans.length === 0 && isWhole) return { samples: recorded, means }

  const samples =
    search.spans.length === 0 ? recorded : erased(recorded, { means, size }, search.spans)

  for (let block = 0; block < means.length; block++)
    if (!Number.isFinite(means[block]))
      means[block] = meanOfFinite(samples, block * size, (block + 1) * size)

  bridge(means)
  return { samples, means }
}

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

interface Search {
  samples: Float32Array
  /** Longest spike and what is near, in samples. */
  longest: number
  near: number
}

const step = (samples: Float32Array, i: number): number =>
  (samples[i] as number) - (samples[i - 1] as number)

/** Whether a jump is steeper than each step that is near from `first` on; NaN and what lies outside count for nothing. */
function isSteeper(jump: number, { samples, near }: Search, first: number): boolean {
  if (!(jump > 0)) return false
  const end = Math.min(samples.length, first + near)
  // Nearly always the first steps tell: this is asked of every sample of a day.
  for (let i = Math.max(1, first); i < end; i++)
    if (STEEPER * Math.abs(step(samples, i)) >= jump) return false
  return true
}

/**
 * Whether a lead jumps to or from a value held over `from` to `to`. A lead that drifts onto the rail is no jump: what
 * still reaches off the rail there are beats.
 */
function isJumpedTo(search: Search, from: number, to: number): boolean {
  const { samples, near } = search
  const [onto, off] = [Math.abs(step(samples, from)), Math.abs(step(samples, to))]
  return isSteeper(onto, search, from - near) || isSteeper(off, search, to + 1)
}

/** Where the spike that begins at `from` has ended, or `from` where none begins. */
function spikeEnd(search: Search, from: number): number {
  const { samples, longest, near } = search
  const edge = step(samples, from)

  for (let to = from + 1; to <= from + longest && to < samples.length; to++) {
    const back = step(samples, to)
    if (!(back * edge < 0)) continue
    const least = Math.min(Math.abs(edge), Math.abs(back))
    if (isSteeper(least, search, to + 1) && isSteeper(least, search, from - near)) return to
  }

  return from
}

/**
 * The samples with gaps (NaN) in place of pacing spikes and of values that the lead jumps to and holds for 60 ms or
 * longer; the very same array where there are none.
 */
export function withoutArtefacts(samples: Float32Array, rateHz: number): Float32Array {
  const held = Math.max(2, Math.round(HELD_SECONDS * rateHz))
  const hasSpikes = rateHz >= MIN_RATE_HZ

  const search = {
    samples,
    longest: Math.ceil(SPIKE_SECONDS * rateHz) + 1,
    near: Math.round(NEAR_SECONDS * rateHz),
  }

  let cleaned: Float32Array | undefined
  let since = 0

  const erase = (from: number, to: number): void => {
    cleaned ??= samples.slice()
    cleaned.fill(NaN, from, to)
  }

  for (let i = 1, before = 0, earlier = 0; i <= samples.length; i++) {
    const change = i < samples.length ? Math.abs(step(samples, i)) : Infinity

    if (change !== 0) {
      if (i - since >= held && isJumpedTo(search, since, i)) erase(since, i)
      since = i
    }

    // The two steps before rule out most of what `spikeEnd` would look at.
    const isSteep = change > STEEPER * before && !(change <= STEEPER * earlier)

    if (hasSpikes && isSteep && i < samples.length) {
      const end = spikeEnd(search, i)
      if (end > i) erase(i, end)
    }

    earlier = before
    before = change
  }

  return cleaned ?? samples
}

import { median } from '../signal/statistics.ts'

/** When a beat comes, in natural logarithms of a ratio of intervals; 0 where an interval is not known. */
export interface BeatTime {
  /** The interval before it and after it against the steady rhythm before and behind it, whichever is the faster. */
  before: number
  after: number
  /** The interval before it against the slower of the two. */
  beforeSlower: number
  /** How far the intervals on one side of it scatter, as a part of their median: on the side where they do so less. */
  scatter: number
}

/** Intervals on each side that a rhythm begins with. */
const REACH = 10
/** Intervals on one side that tell how they scatter, and how many of these must be known. */
const SIDE = 12
const LEAST_KNOWN = 4
/** A pair of intervals this near to the steady rhythm, as a logarithm, belongs to it and moves it by a part. */
const STEADY = 0.12
const FOLLOWED_PART = 0.15
/** Where none was near for so long the heart has another rhythm: longer than most runs of early beats. */
const LOST_MS = 60_000
const MOST = 1
const MOST_SCATTER = 0.3

const logRatio = (interval: number, usual: number): number => {
  const ratio = Math.log(interval / usual)
  return Number.isFinite(ratio) ? Math.max(-MOST, Math.min(MOST, ratio)) : 0
}

/** Before each pair the interval of the steady rhythm so far: it goes along with slow change and waits while beats come early. */
function steadyIntervals(pairs: Float64Array): Float64Array {
  let steady = NaN
  let lostMs = 0

  return pairs.map((pair, i) => {
    if (Number.isNaN(steady) || lostMs > LOST_MS) {
      steady = median(pairs.subarray(Math.max(0, i - REACH), i + REACH))
      lostMs = 0
    }

    const before = steady

    if (Math.abs(Math.log(pair / steady)) < STEADY) {
      steady += FOLLOWED_PART * (pair - steady)
      lostMs = 0
    } else if (pair > 0) lostMs += pair

    return before
  })
}

/** How far the pairs scatter from each place on: the median distance from their median, as a part of it. */
function scatters(pairs: Float64Array): Float64Array {
  const found = new Float64Array(Math.max(1, pairs.length - SIDE + 1)).fill(MOST_SCATTER)
  const distances = new Float64Array(SIDE)

  for (let from = 0; from < found.length; from++) {
    const side = pairs.subarray(from, from + SIDE)
    const usual = median(side)
    distances.fill(NaN)
    let known = 0

    for (let i = 0; i < side.length; i++) {
      const distance = Math.abs((side[i] as number) - usual)
      if (Number.isFinite(distance)) distances[known++] = distance
    }

    if (known < LEAST_KNOWN) continue
    found[from] = Math.min(MOST_SCATTER, median(distances) / usual)
  }

  return found
}

/**
 * Everything is told against pairs of neighbouring intervals: an early beat and its pause together last as long as two
 * usual beats, so that bigeminy does not change them. A run changes them, but not the steady rhythm on both of its sides:
 * so all of its beats are early and not the first alone. Fibrillation scatters on both sides of a beat, the beginning and
 * the end of a run on one.
 */
export function beatTimes(rrMs: ArrayLike<number>, beats: number): BeatTime[] {
  const intervals = Float64Array.from(rrMs)
  const pairs = intervals.map((rr, i) => (rr + (intervals[i + 1] ?? NaN)) / 2)
  const forward = steadyIntervals(pairs)
  const backward = steadyIntervals(pairs.toReversed()).toReversed()
  const scatter = scatters(pairs)

  const scatterFrom = (i: number): number =>
    scatter[Math.min(scatter.length - 1, Math.max(0, i))] as number

  return Array.from({ length: beats }, (_, i) => {
    // Without the pair that begins with the interval before the beat, and from the end without the one that ends with it.
    const sides = [forward[i - 1] ?? NaN, backward[i - 2] ?? backward[0] ?? NaN]
    const known = sides.filter(Number.isFinite)
    const faster = Math.min(...known)
    const before = intervals[i - 1] ?? NaN

    return {
      before: logRatio(before, faster),
      after: logRatio(intervals[i] ?? NaN, faster),
      beforeSlower: logRatio(before, Math.max(...known)),
      scatter: Math.min(scatterFrom(i - 1 - SIDE), scatterFrom(i)),
    }
  })
}

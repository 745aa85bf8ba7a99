import { median } from '../signal/statistics.ts'

/** When a beat comes, in natural logarithms of a ratio of intervals; 0 where an interval is not known. */
export interface BeatTime {
  /** The interval before it and after it against the steady rhythm before and behind it, whichever is the faster. */
  before: number
  after: number
  /** How far the intervals on one side of it scatter, as a part of their median: on the side where they do so less. */
  scatter: number
  /** Part of the successive differences around it that are changes, its own intervals apart. */
  changes: number
}

/**
 * A successive difference of more than this part of the interval is a change: pRRx% of S. Buś et al., J Clin Med 12 (2023)
 * 687, where 1.5 to 6 % tell fibrillation from sinus rhythm best.
 */
export const CHANGE_PART = 0.05

/** Change from one interval to another as a part of their mean, without sign. */
export const relativeChange = (one: number, other: number): number =>
  (2 * Math.abs(other - one)) / (one + other)

/** Intervals on each side that a rhythm begins with. */
const REACH = 10
/** Intervals on one side that tell how they scatter, and how many of these must be known. */
const SIDE = 12
const LEAST_KNOWN = 4
/** Differences on each side that tell how irregular the rhythm is; 12 to 30 tell the beats of records left out as well. */
const CHANGES_SIDE = 18
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

interface Steady {
  /** The interval that the rhythm had so far, ms. */
  interval: number
  /** For how long it has been followed, ms. */
  ageMs: number
}

/** Before each pair the steady rhythm so far: it goes along with slow change and waits while beats come early. */
function steadyRhythms(pairs: Float64Array): Steady[] {
  let interval = NaN
  let lostMs = 0
  let ageMs = 0

  return Array.from(pairs, (pair, i) => {
    if (Number.isNaN(interval) || lostMs > LOST_MS) {
      interval = median(pairs.subarray(Math.max(0, i - REACH), i + REACH))
      lostMs = 0
      ageMs = 0
    }

    const before = { interval, ageMs }

    if (Math.abs(Math.log(pair / interval)) < STEADY) {
      interval += FOLLOWED_PART * (pair - interval)
      lostMs = 0
    } else if (pair > 0) lostMs += pair

    if (pair > 0) ageMs += pair
    return before
  })
}

/**
 * The intervals of the sides that a beat is told by. At the border of a record the rhythm there may itself be a run, unless
 * it lasts longer than one: with a longer known rhythm on the other side, that one alone tells.
 */
function trusted(sides: readonly (Steady | undefined)[]): number[] {
  const known = sides.flatMap((side) => (side && Number.isFinite(side.interval) ? [side] : []))
  const lasting = known.filter(({ ageMs }) => ageMs > LOST_MS)
  return (lasting.length > 0 ? lasting : known).map(({ interval }) => interval)
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

/** Around each beat the part of changes by the rule of succession: a half where nothing is known. */
function changesAround(intervals: Float64Array, beats: number): Float64Array {
  const differences = Float64Array.from({ length: Math.max(0, intervals.length - 1) }, (_, i) =>
    relativeChange(intervals[i] as number, intervals[i + 1] as number),
  )

  return Float64Array.from({ length: beats }, (_, beat) => {
    // The differences at `beat - 2` to `beat` are of the beat's own intervals.
    const sides = [
      differences.subarray(Math.max(0, beat - 2 - CHANGES_SIDE), Math.max(0, beat - 2)),
      differences.subarray(beat + 1, beat + 1 + CHANGES_SIDE),
    ]

    let known = 0
    let changes = 0

    for (const side of sides) {
      for (const difference of side) {
        if (difference >= 0) known += 1
        if (difference > CHANGE_PART) changes += 1
      }
    }

    return (changes + 1) / (known + 2)
  })
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
  const forward = steadyRhythms(pairs)
  const backward = steadyRhythms(pairs.toReversed()).toReversed()
  const scatter = scatters(pairs)
  const changes = changesAround(intervals, beats)

  const scatterFrom = (i: number): number =>
    scatter[Math.min(scatter.length - 1, Math.max(0, i))] as number

  return Array.from({ length: beats }, (_, i) => {
    // Without the pair that begins with the interval before the beat, and from the end without the one that ends with it.
    const faster = Math.min(...trusted([forward[i - 1], backward[i - 2] ?? backward[0]]))
    const before = intervals[i - 1] ?? NaN

    return {
      before: logRatio(before, faster),
      after: logRatio(intervals[i] ?? NaN, faster),
      scatter: Math.min(scatterFrom(i - 1 - SIDE), scatterFrom(i)),
      changes: changes[i] as number,
    }
  })
}

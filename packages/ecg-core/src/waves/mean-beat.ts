import type { WorkingSignal } from './delineate-signal.ts'

/** A beat is cut out from so long before R to so long after it. */
const BEFORE_SECONDS = 0.45
const AFTER_SECONDS = 0.68
/** The QRS of two beats is alike at this correlation between 100 ms before and 140 ms after R. */
const ALIKE = 0.9
const QRS_BEFORE_SECONDS = 0.1
const QRS_AFTER_SECONDS = 0.14
/** T is compared up to this long after R. */
const T_UNTIL_SECONDS = 0.5
const T_STEP = 4
/** How many beats on each side are asked. */
export const NEIGHBOURS = 7
/** A neighbour whose RR intervals differ by this part has half the weight: QT follows RR. */
const HALF_WEIGHT_RR = 0.08

/** Beats of one lead, cut out around R; the mean of each is taken out. */
export interface CutBeats {
  count: number
  /** Samples of a beat, and the place of R in it. */
  length: number
  r: number
  /** All beats, one behind the other. */
  samples: Float64Array
  /** Intervals before and after each R in seconds. */
  rrBefore: Float64Array
  rrAfter: Float64Array
  /** Correlation of the QRS of two beats. */
  alike(a: number, b: number): number
  /** Not whole: beats with a gap, or the end of the record, in their window. */
  broken: Uint8Array
  /** From R to where the QRS ends at the latest, and to where T is compared. */
  qrsEnd: number
  tEnd: number
}

export interface RrSeconds {
  before: Float64Array
  after: Float64Array
}

/** Cuts the beats at `r` (indices of the signal) out. */
export function cutBeats(signal: WorkingSignal, r: ArrayLike<number>, rr: RrSeconds): CutBeats {
  const { rateHz, values } = signal
  const before = Math.round(BEFORE_SECONDS * rateHz)
  const length = before + Math.round(AFTER_SECONDS * rateHz) + 1
  const count = r.length
  const samples = new Float64Array(count * length)
  const broken = new Uint8Array(count)

  for (let b = 0; b < count; b++) {
    const start = (r[b] as number) - before
    const beat = samples.subarray(b * length, (b + 1) * length)
    let sum = 0
    for (let i = 0; i < length; i++)
      sum += beat[i] = values[Math.max(0, Math.min(values.length - 1, start + i))] as number
    for (let i = 0; i < length; i++) beat[i] = (beat[i] as number) - sum / length
    broken[b] = signal.hasGap(start, start + length - 1) ? 1 : 0
  }

  const qrs = {
    from: before - Math.round(QRS_BEFORE_SECONDS * rateHz),
    to: before + Math.round(QRS_AFTER_SECONDS * rateHz),
  }

  return {
    count,
    length,
    r: before,
    samples,
    rrBefore: rr.before,
    rrAfter: rr.after,
    broken,
    alike: correlations(samples, length, qrs),
    qrsEnd: qrs.to,
    tEnd: before + Math.round(T_UNTIL_SECONDS * rateHz),
  }
}

/** Correlation of one stretch of two beats, with the sums of each beat kept. Every second sample tells enough. */
function correlations(
  samples: Float64Array,
  length: number,
  { from, to }: { from: number; to: number },
): (a: number, b: number) => number {
  const n = Math.ceil((to - from) / 2)
  const count = samples.length / length
  const means = new Float64Array(count)
  const scatters = new Float64Array(count)

  for (let b = 0; b < count; b++) {
    let sum = 0
    let squares = 0

    for (let i = b * length + from; i < b * length + to; i += 2) {
      const value = samples[i] as number
      sum += value
      squares += value * value
    }

    means[b] = sum / n
    scatters[b] = squares - (sum * sum) / n
  }

  return (a, b) => {
    const ahead = (b - a) * length
    let products = 0
    for (let i = a * length + from; i < a * length + to; i += 2)
      products += (samples[i] as number) * (samples[i + ahead] as number)
    const scatter = (scatters[a] as number) * (scatters[b] as number)

    return scatter > 0
      ? (products - n * (means[a] as number) * (means[b] as number)) / Math.sqrt(scatter)
      : 0
  }
}

/** Mean of a beat and those around it that look alike. */
export interface MeanBeat {
  mean: Float64Array
  /** The same without the beat itself. */
  others: Float64Array
  /** How many others there were. */
  support: number
}

/** Neighbours of a beat and what each counts for. */
interface Members {
  beats: number[]
  weights: number[]
}

/**
 * Averages beat `b` with its like neighbours: noise falls by the root of their number, what is not locked to R (wander,
 * f waves) averages out, and an extra beat stays alone. A neighbour counts less the more its RR intervals and its T wave
 * differ. A broken beat lends nothing and is described by the others.
 */
export function meanBeat(beats: CutBeats, b: number): MeanBeat {
  const { length, samples } = beats
  const members = likeNeighbours(beats, b)
  const support = members.beats.length
  members.beats.push(b)
  members.weights.push(beats.broken[b] === 1 && support > 0 ? 0 : 1)
  weighByT(beats, members)
  const ownWeight = members.weights.pop() as number
  members.beats.pop()
  const others = new Float64Array(length)
  const total = members.weights.reduce((sum, weight) => sum + weight, 0)

  for (let k = 0; k < support; k++) {
    const weight = (members.weights[k] as number) / total
    const start = (members.beats[k] as number) * length
    for (let i = 0; i < length; i++)
      others[i] = (others[i] as number) + weight * (samples[start + i] as number)
  }

  const own = ownWeight / (ownWeight + total)
  const mean = new Float64Array(length)

  for (let i = 0; i < length; i++) {
    const other = others[i] as number
    mean[i] = other + own * ((samples[b * length + i] as number) - other)
  }

  return { mean, others, support }
}

function likeNeighbours(beats: CutBeats, b: number): Members {
  const found: Members = { beats: [], weights: [] }
  const last = Math.min(beats.count - 1, b + NEIGHBOURS)

  for (let other = Math.max(0, b - NEIGHBOURS); other <= last; other++) {
    if (other === b || beats.broken[other] === 1 || beats.alike(b, other) < ALIKE) continue
    found.beats.push(other)
    found.weights.push(rrWeight(beats, b, other))
  }

  return found
}

function rrWeight(beats: CutBeats, a: number, b: number): number {
  const before = Math.log((beats.rrBefore[a] as number) / (beats.rrBefore[b] as number))
  const after = Math.log((beats.rrAfter[a] as number) / (beats.rrAfter[b] as number))
  return 1 / (1 + (before * before + after * after) / (HALF_WEIGHT_RR * HALF_WEIGHT_RR))
}

/**
 * Takes weight from members whose T wave lies far from the mean of all, measured by the usual distance: half at that,
 * little at several times it, as with an artefact. Offsets do not count; every fourth sample tells enough.
 */
function weighByT({ samples, length, qrsEnd, tEnd }: CutBeats, { beats, weights }: Members): void {
  const n = Math.ceil((tEnd - qrsEnd) / T_STEP)
  const rough = new Float64Array(n)
  const total = weights.reduce((sum, weight) => sum + weight, 0)

  for (let k = 0; k < beats.length; k++) {
    const weight = (weights[k] as number) / total
    const start = (beats[k] as number) * length + qrsEnd
    for (let i = 0; i < n; i++)
      rough[i] = (rough[i] as number) + weight * (samples[start + T_STEP * i] as number)
  }

  const distances = Float64Array.from(beats, (beat) => {
    const start = beat * length + qrsEnd
    let sum = 0
    let squares = 0

    for (let i = 0; i < n; i++) {
      const difference = (samples[start + T_STEP * i] as number) - (rough[i] as number)
      sum += difference
      squares += difference * difference
    }

    return squares - (sum * sum) / n
  })

  const usual = distances.toSorted()[distances.length >> 1] as number
  if (!(usual > 0)) return
  for (let k = 0; k < beats.length; k++)
    weights[k] = (weights[k] as number) / (1 + (distances[k] as number) / usual)
}

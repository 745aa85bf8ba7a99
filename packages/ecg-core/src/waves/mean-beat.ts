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

/** Where the beats of one lead lie; none is copied. */
export interface BeatWindows {
  count: number
  /** Samples of a beat, and the place of R in it. */
  length: number
  r: number
  /** The signal, and where each beat begins in it. Levels are not those of the lead: only differences count. */
  samples: Float64Array
  starts: Int32Array
  /** Intervals before and after each R in seconds. */
  rrBefore: Float64Array
  rrAfter: Float64Array
  /** Whether the QRS of two beats, at most `NEIGHBOURS` from each other, is alike. */
  alike(a: number, b: number): boolean
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

/** Lays a window around each R (indices of the signal). */
export function beatWindows(
  signal: WorkingSignal,
  r: ArrayLike<number>,
  rr: RrSeconds,
): BeatWindows {
  const { rateHz, padded, padding } = signal
  const before = Math.round(BEFORE_SECONDS * rateHz)
  const length = before + Math.round(AFTER_SECONDS * rateHz) + 1
  const count = r.length
  const starts = new Int32Array(count)
  const broken = new Uint8Array(count)

  // A signal that is shorter than a beat is followed by zeros.
  const samples =
    padded.length < length ? Float64Array.from({ length }, (_, i) => padded[i] ?? 0) : padded

  for (let b = 0; b < count; b++) {
    const start = (r[b] as number) - before
    starts[b] = Math.max(0, Math.min(samples.length - length, padding + start))
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
    starts,
    rrBefore: rr.before,
    rrAfter: rr.after,
    broken,
    alike: likeness({ samples, starts }, qrs),
    qrsEnd: qrs.to,
    tEnd: before + Math.round(T_UNTIL_SECONDS * rateHz),
  }
}

/** Which beats are alike by the correlation of one stretch of both. Every second sample tells enough. */
function likeness(
  { samples, starts }: Pick<BeatWindows, 'samples' | 'starts'>,
  { from, to }: { from: number; to: number },
): BeatWindows['alike'] {
  const count = starts.length
  const n = Math.ceil((to - from) / 2)
  const means = new Float64Array(count)
  const scatters = new Float64Array(count)
  // Each beat beside those before it, the nearest first.
  const like = new Uint8Array(count * NEIGHBOURS)

  for (let b = 0; b < count; b++) {
    const start = starts[b] as number
    let sum = 0
    let squares = 0

    for (let i = start + from; i < start + to; i += 2) {
      const value = samples[i] as number
      sum += value
      squares += value * value
    }

    means[b] = sum / n
    scatters[b] = squares - (sum * sum) / n
    for (let back = 1; back <= NEIGHBOURS && back <= b; back++)
      like[b * NEIGHBOURS + back - 1] = correlation(b, b - back) >= ALIKE ? 1 : 0
  }

  function correlation(a: number, b: number): number {
    const start = starts[a] as number
    const ahead = (starts[b] as number) - start
    let products = 0
    for (let i = start + from; i < start + to; i += 2)
      products += (samples[i] as number) * (samples[i + ahead] as number)
    const scatter = (scatters[a] as number) * (scatters[b] as number)

    return scatter > 0
      ? (products - n * (means[a] as number) * (means[b] as number)) / Math.sqrt(scatter)
      : 0
  }

  return (a, b) => like[Math.max(a, b) * NEIGHBOURS + Math.abs(a - b) - 1] === 1
}

/** Mean of a beat and those around it that look alike. */
export interface MeanBeat {
  mean: Float64Array
  /** The same without the beat itself. */
  others: Float64Array
  /** How many others there were. */
  support: number
  /** Those others, then the beat itself, and what each counted for. */
  members: Int32Array
  weights: Float64Array
}

/** Beats are added up by so many at a time: each sample of the sum is then fetched and put back less often. */
const AT_ONCE = 7
/** Room for a beat and its neighbours. */
export const MOST_MEMBERS = 2 * NEIGHBOURS + 1

/**
 * Averages beats with their like neighbours: noise falls by the root of their number, what is not locked to R (wander,
 * f waves) averages out, and an extra beat stays alone. A neighbour counts less the more its RR intervals and its T wave
 * differ. A broken beat lends nothing and is described by the others.
 *
 * One object serves the beats of a piece; what `of` returns is overwritten by its next call.
 */
export class BeatAverager {
  private readonly beats: BeatWindows
  private readonly logBefore: Float64Array
  private readonly logAfter: Float64Array
  /** The like neighbours, then the beat itself. */
  private readonly members = new Int32Array(MOST_MEMBERS)
  private readonly weights = new Float64Array(MOST_MEMBERS)
  private readonly distances = new Float64Array(MOST_MEMBERS)
  private readonly rough: Float64Array
  private readonly others: Float64Array
  private readonly mean: Float64Array

  constructor(beats: BeatWindows) {
    this.beats = beats
    this.logBefore = beats.rrBefore.map(Math.log)
    this.logAfter = beats.rrAfter.map(Math.log)
    this.rough = new Float64Array(Math.ceil((beats.tEnd - beats.qrsEnd) / T_STEP))
    this.others = new Float64Array(beats.length)
    this.mean = new Float64Array(beats.length)
  }

  of(b: number): MeanBeat {
    const { beats, members, weights, others, mean } = this
    const { length, samples, starts } = beats
    const support = this.findLike(b)
    members[support] = b
    weights[support] = beats.broken[b] === 1 && support > 0 ? 0 : 1
    this.weighByT(support + 1)
    const ownWeight = weights[support]
    const total = sumOf(weights, support)
    this.addUp(support, total)
    const own = ownWeight / (ownWeight + total)
    const start = starts[b] as number

    for (let i = 0; i < length; i++) {
      const other = others[i] as number
      mean[i] = other + own * ((samples[start + i] as number) - other)
    }

    return { mean, others, support, members, weights }
  }

  /** Puts the like neighbours and their weights by RR down; returns how many there are. */
  private findLike(b: number): number {
    const { beats, members, weights } = this
    const last = Math.min(beats.count - 1, b + NEIGHBOURS)
    let count = 0

    for (let other = Math.max(0, b - NEIGHBOURS); other <= last; other++) {
      if (other === b || beats.broken[other] === 1 || !beats.alike(b, other)) continue
      members[count] = other
      weights[count] = this.rrWeight(b, other)
      count += 1
    }

    return count
  }

  private rrWeight(a: number, b: number): number {
    const before = (this.logBefore[a] as number) - (this.logBefore[b] as number)
    const after = (this.logAfter[a] as number) - (this.logAfter[b] as number)
    return 1 / (1 + (before * before + after * after) / (HALF_WEIGHT_RR * HALF_WEIGHT_RR))
  }

  /**
   * Takes weight from members whose T wave lies far from the mean of all, measured by the usual distance: half at that,
   * little at several times it, as with an artefact. Offsets do not count; every fourth sample tells enough.
   */
  private weighByT(count: number): void {
    const { members, weights, rough, distances } = this
    const { samples, starts, qrsEnd } = this.beats
    const total = sumOf(weights, count)
    rough.fill(0)

    for (let k = 0; k < count; k++) {
      const weight = (weights[k] as number) / total
      const start = (starts[members[k] as number] as number) + qrsEnd
      for (let i = 0; i < rough.length; i++)
        rough[i] = (rough[i] as number) + weight * (samples[start + T_STEP * i] as number)
    }

    for (let k = 0; k < count; k++)
      distances[k] = this.distance((starts[members[k] as number] as number) + qrsEnd)
    const usual = distances.subarray(0, count).toSorted()[count >> 1] as number
    if (!(usual > 0)) return
    for (let k = 0; k < count; k++)
      weights[k] = (weights[k] as number) / (1 + (distances[k] as number) / usual)
  }

  /** Scatter of the difference between the T wave that begins here and `rough`. */
  private distance(start: number): number {
    const { rough } = this
    const { samples } = this.beats
    let sum = 0
    let squares = 0

    for (let i = 0; i < rough.length; i++) {
      const difference = (samples[start + T_STEP * i] as number) - (rough[i] as number)
      sum += difference
      squares += difference * difference
    }

    return squares - (sum * sum) / rough.length
  }

  /** Mean of the first `count` members by their weights, into `others`. */
  private addUp(count: number, total: number): void {
    const { members, weights, others } = this
    const { samples, starts, length } = this.beats
    others.fill(0)

    for (let k = 0; k < count; k += AT_ONCE) {
      // Beyond the last member the beat itself counts for nothing.
      const weight = (n: number): number => (n < count ? (weights[n] as number) / total : 0)
      const start = (n: number): number => starts[members[Math.min(n, count)] as number] as number
      const [w0, w1, w2, w3] = [weight(k), weight(k + 1), weight(k + 2), weight(k + 3)]
      const [w4, w5, w6] = [weight(k + 4), weight(k + 5), weight(k + 6)]
      const [s0, s1, s2, s3] = [start(k), start(k + 1), start(k + 2), start(k + 3)]
      const [s4, s5, s6] = [start(k + 4), start(k + 5), start(k + 6)]

      for (let i = 0; i < length; i++) {
        others[i] =
          (others[i] as number) +
          (w0 * (samples[s0 + i] as number) + w1 * (samples[s1 + i] as number)) +
          (w2 * (samples[s2 + i] as number) + w3 * (samples[s3 + i] as number)) +
          (w4 * (samples[s4 + i] as number) + w5 * (samples[s5 + i] as number)) +
          w6 * (samples[s6 + i] as number)
      }
    }
  }
}

function sumOf(values: Float64Array, count: number): number {
  let sum = 0
  for (let k = 0; k < count; k++) sum += values[k] as number
  return sum
}

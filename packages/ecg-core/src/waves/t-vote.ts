import { MOST_MEMBERS } from './mean-beat.ts'
import type { MeanBeat } from './mean-beat.ts'

/**
 * Lets a beat and its like neighbours vote on where its T wave ends: the median of their ends after R by the weights that
 * they have in its mean. QT changes within seconds, not from one beat to the next with the same intervals, whereas noise
 * may make another lobe the likeliest in one mean and not in the next.
 */
export class TVote {
  private readonly ends: Float64Array
  private readonly counts: Uint8Array
  private readonly members: Int32Array
  private readonly weights: Float64Array
  private readonly order = new Int32Array(MOST_MEMBERS)

  constructor(beats: number) {
    this.ends = new Float64Array(beats).fill(NaN)
    this.counts = new Uint8Array(beats)
    this.members = new Int32Array(beats * MOST_MEMBERS)
    this.weights = new Float64Array(beats * MOST_MEMBERS)
  }

  /** Puts down what the mean of beat `b` says; null where it shows no end. */
  cast(b: number, end: number | null, { members, weights, support }: MeanBeat): void {
    this.ends[b] = end ?? NaN
    this.counts[b] = support + 1
    this.members.set(members.subarray(0, support + 1), b * MOST_MEMBERS)
    this.weights.set(weights.subarray(0, support + 1), b * MOST_MEMBERS)
  }

  /** The end by the votes of all; null where none of them has one. */
  end(b: number): number | null {
    const { ends, members, weights, order } = this
    const first = b * MOST_MEMBERS
    const endOf = (k: number): number => ends[members[first + k] as number] as number
    let count = 0
    let total = 0

    for (let k = 0; k < (this.counts[b] as number); k++) {
      const end = endOf(k)
      if (Number.isNaN(end)) continue
      let place = count++
      for (; place > 0 && endOf(order[place - 1] as number) > end; place--)
        order[place] = order[place - 1] as number
      order[place] = k
      total += weights[first + k] as number
    }

    return count === 0 ? null : this.middle(first, count, { endOf, total })
  }

  private middle(
    first: number,
    count: number,
    { endOf, total }: { endOf: (k: number) => number; total: number },
  ): number {
    const { order, weights } = this
    let before = 0

    for (let place = 0; place < count; place++) {
      const k = order[place] as number
      before += weights[first + k] as number
      if (before >= total / 2) return endOf(k)
    }

    return endOf(order[count - 1] as number)
  }
}

/** The part of two rising lists that no beat outside it can be matched with. */
interface Cluster {
  reference: ArrayLike<number>
  detected: ArrayLike<number>
  firstReference: number
  firstDetected: number
}

/** Cuts both lists wherever a stretch longer than the tolerance holds neither a reference nor a detected beat. */
function* clusters(
  reference: ArrayLike<number>,
  detected: ArrayLike<number>,
  tolerance: number,
): Generator<Cluster> {
  let i = 0
  let j = 0

  while (i < reference.length || j < detected.length) {
    const [firstReference, firstDetected] = [i, j]
    let last = Math.min(reference[i] ?? Infinity, detected[j] ?? Infinity)

    for (;;) {
      const next = Math.min(reference[i] ?? Infinity, detected[j] ?? Infinity)
      if (!(next - last <= tolerance)) break
      last = next
      if (reference[i] === next) i += 1
      else j += 1
    }

    yield {
      reference: Array.prototype.slice.call(reference, firstReference, i),
      detected: Array.prototype.slice.call(detected, firstDetected, j),
      firstReference,
      firstDetected,
    }
  }
}

/** Pairs of one cluster by dynamic programming: as many as possible, and among those the closest together. */
function pairsOf({ reference, detected }: Cluster, tolerance: number): [number, number][] {
  const n = reference.length
  const m = detected.length
  const pair = (tolerance + 1) * (Math.min(n, m) + 1)
  const width = m + 1
  const best = new Float64Array((n + 1) * width)

  const gain = (i: number, j: number): number => {
    const apart = Math.abs((reference[i] ?? 0) - (detected[j] ?? 0))
    return apart <= tolerance ? pair - apart : -Infinity
  }

  const at = (i: number, j: number): number => best[i * width + j] ?? 0
  for (let i = 1; i <= n; i++)
    for (let j = 1; j <= m; j++)
      best[i * width + j] = Math.max(
        at(i - 1, j),
        at(i, j - 1),
        at(i - 1, j - 1) + gain(i - 1, j - 1),
      )
  const pairs: [number, number][] = []

  for (let i = n, j = m; i > 0 && j > 0;) {
    if (at(i, j) === at(i - 1, j)) i -= 1
    else if (at(i, j) === at(i, j - 1)) j -= 1
    else pairs.push([--i, --j])
  }

  return pairs
}

/**
 * Matches beats one to one, as the WFDB program `bxb` does: at most `tolerance` apart, as many pairs as possible, and of
 * all such matchings the one with the smallest sum of distances. Both lists rise.
 * @returns for each reference beat the index of its detected beat, or -1.
 */
export function matchBeats(
  reference: ArrayLike<number>,
  detected: ArrayLike<number>,
  tolerance: number,
): Int32Array {
  const matched = new Int32Array(reference.length).fill(-1)
  for (const cluster of clusters(reference, detected, tolerance))
    for (const [i, j] of pairsOf(cluster, tolerance))
      matched[cluster.firstReference + i] = cluster.firstDetected + j
  return matched
}

/** Counts of one or several records. */
export interface BeatCounts {
  beats: number
  /** False negatives. */
  missed: number
  /** False positives. */
  extra: number
}

/** What `isScored` refuses is no false positive, e.g. what was found during ventricular flutter. */
export function countBeats(
  lists: { reference: ArrayLike<number>; detected: ArrayLike<number> },
  tolerance: number,
  isScored: (sample: number) => boolean = () => true,
): BeatCounts {
  const matched = new Set(matchBeats(lists.reference, lists.detected, tolerance))
  matched.delete(-1)

  const extra = Array.from(lists.detected).filter(
    (sample, index) => !matched.has(index) && isScored(sample),
  ).length

  return { beats: lists.reference.length, missed: lists.reference.length - matched.size, extra }
}

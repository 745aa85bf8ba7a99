/**
 * Which candidates are heartbeats, all weighed together. Each candidate brings the log odds that it is a beat, each
 * pair of neighbouring beats pays for an interval that this heart, or any heart, seldom has. Dynamic programming finds
 * the sequence with the greatest sum, so that T waves, early beats and weak beats are not judged one by one: "search
 * back" and "T-wave rejection" of Pan and Tompkins (IEEE Trans Biomed Eng 32 (1985) 230) in one rule.
 */
export interface BeatOdds {
  /** Rising positions in working samples. */
  at: Int32Array
  /** Log odds that this is a beat, its neighbours aside. */
  score: Float64Array
  /** Size as a part of the usual beat around there, to tell a beat from the T wave of the beat before it. */
  size: Float64Array
  /** Usual interval around there, working samples. */
  usualRr: Float64Array
  /** Usual deviation from it, as a part of it. */
  rrSpread: Float64Array
  /** How much the usual interval is to be trusted against the candidates themselves. */
  rrWeight: Float64Array
  /** Working samples per second. */
  rateHz: number
}

/** The heart muscle cannot be excited again within 200 ms. */
const REFRACTORY_SECONDS = 0.2
/** Faster than 230 a minute is hardly ever met, however alike the beats are. */
const SHORT_SECONDS = 0.26
const SHORT_COST = 5
/** Within this time after an R peak, or this part of the usual RR where that is shorter, lies the T wave. */
const T_WAVE_SECONDS = 0.36
const T_WAVE_PART = 0.7
const T_WAVE_COST = 3
/** The cost is full in the earlier half of the span from the refractory time to the end of the T wave. */
const T_WAVE_RAMP = 2
/** Two deflections of like size this close are rather two beats than a beat and its T wave. */
const LIKE_SIZE = 1.1
/** An interval above this many usual ones probably holds a beat that was passed over. */
const LONG_PART = 1.5
const LONG_COST = 1
const MAX_PARTS = 3
/**
 * An ectopic beat or a pause may lie anywhere, which bounds the cost: the wider the intervals spread, the less a usual
 * one is likelier than any other, by the logarithm of the spread. Where they spread by 0.1, it is the cost of 2.4 spreads.
 */
const RR_BOUND = 1.3

/** The cost of a deflection so soon after another one; `likeness` is the smaller size as a part of the larger. */
function closeCost(
  interval: number,
  likeness: number,
  { rateHz, rr }: { rateHz: number; rr: number },
): number {
  const refractory = REFRACTORY_SECONDS * rateHz
  const tWave = Math.max(refractory + 1, Math.min(T_WAVE_SECONDS * rateHz, T_WAVE_PART * rr))
  if (interval >= tWave) return 0
  const nearness = Math.min(1, (T_WAVE_RAMP * (tWave - interval)) / (tWave - refractory))
  const cost = T_WAVE_COST * nearness * Math.max(0, LIKE_SIZE - likeness)
  const short = SHORT_SECONDS * rateHz
  return interval < short ? cost + (SHORT_COST * (short - interval)) / (short - refractory) : cost
}

/** What the interval between two neighbouring beats costs: 0 or more, infinite within the refractory time. */
export function intervalCost(odds: BeatOdds, from: number, to: number): number {
  const { at, size, rateHz } = odds
  const interval = (at[to] as number) - (at[from] as number)
  if (interval < REFRACTORY_SECONDS * rateHz) return Infinity
  const own = size[to] as number
  const other = size[from] as number
  const rr = odds.usualRr[to] as number
  const parts = interval / rr
  const spread = odds.rrSpread[to] as number
  const deviation = (parts - 1) / spread

  return (
    closeCost(interval, own < other ? own / other : other / own, { rateHz, rr }) +
    (parts > LONG_PART ? LONG_COST * (Math.min(parts, MAX_PARTS) - LONG_PART) : 0) +
    (odds.rrWeight[to] as number) *
      Math.min(Math.max(0, -RR_BOUND * Math.log(spread)), (deviation * deviation) / 2)
  )
}

/** A record may begin right after a beat: what comes first is weighed against a usual beat just before it. */
export function startCost({ at, size, usualRr, rateHz }: BeatOdds, first: number): number {
  const interval = Math.max(at[first] as number, SHORT_SECONDS * rateHz)

  return closeCost(interval, Math.min(1, size[first] as number), {
    rateHz,
    rr: usualRr[first] as number,
  })
}

/** Positions in `odds.at` (numbers, not samples) of the likeliest sequence of beats, rising. */
export function likeliestBeats(odds: BeatOdds): Int32Array {
  const count = odds.at.length
  // The greatest sum of a sequence that ends at k, the greatest of all that end at k or before, and where that one ends.
  const best = new Float64Array(count)
  const top = new Float64Array(count)
  const topAt = new Int32Array(count)
  const previous = new Int32Array(count).fill(-1)

  for (let k = 0; k < count; k++) {
    let chain = -startCost(odds, k)

    // Costs are never negative, so that nothing at or before j can do better than the greatest sum there.
    for (let j = k - 1; j >= 0 && (top[j] as number) > chain; j--) {
      if ((best[j] as number) <= chain) continue
      const value = (best[j] as number) - intervalCost(odds, j, k)
      if (value <= chain) continue
      chain = value
      previous[k] = j
    }

    best[k] = chain + (odds.score[k] as number)
    const leads = k === 0 || (best[k] as number) >= (top[k - 1] as number)
    top[k] = (leads ? best[k] : top[k - 1]) as number
    topAt[k] = leads ? k : (topAt[k - 1] as number)
  }

  const beats: number[] = []
  for (
    let k = (top[count - 1] ?? 0) > 0 ? (topAt[count - 1] as number) : -1;
    k >= 0;
    k = previous[k] as number
  )
    beats.push(k)
  return Int32Array.from(beats.toReversed())
}

import { median, runningMedian } from './statistics.ts'

/**
 * Which of the candidates are heartbeats. Each candidate scores by its strength against the strength usual around it;
 * each pair of neighbouring beats pays for an interval that hearts seldom have. The sequence with the greatest sum is
 * found by dynamic programming, so that T waves, early beats and weak beats are weighed together and not one by one:
 * "search back" and "T-wave rejection" of Pan and Tompkins (IEEE Trans Biomed Eng 32 (1985) 230) in one rule.
 */
export interface Candidates {
  /** Rising positions in working samples. */
  at: Int32Array
  /** Slope feature there, millivolts. */
  strength: Float64Array
  /** Feature strength that is usual around there. */
  usual: Float64Array
  /** Working samples per second. */
  rateHz: number
}

/** A candidate at this part of the usual strength scores 0: it is as likely a beat as not. */
const EVEN_STRENGTH = 0.3
const SCORE_STEEPNESS = 2
const HIGHEST_SCORE = 2
const LOWEST_SCORE = -2.5
/** Candidates at this part of the usual strength are counted as beats when the usual RR is learnt. */
const STRONG = 0.5
const USUAL_RR_OVER_BEATS = 8
const FALLBACK_RR_SECONDS = 0.8
/** Within this time after an R peak, or this part of the usual RR where that is shorter, lies the T wave. */
const T_WAVE_SECONDS = 0.38
const T_WAVE_PART = 0.7
const T_WAVE_COST = 2.5
/** The cost of an interval that short is full below this part of the span between it and the refractory time. */
const T_WAVE_RAMP = 1.5
/** Two deflections of like strength this close are rather two beats than a beat and its T wave. */
const LIKE_STRENGTH = 1.1
/** The heart muscle cannot be excited again within 200 ms. */
const REFRACTORY_SECONDS = 0.2
/** An interval above this many usual ones probably holds a beat that was passed over. */
const LONG_PART = 1.5
const LONG_COST = 1
const LONGEST_COST = 1.5
/** Predecessors further back than this are not looked at. */
const LONGEST_INTERVAL_SECONDS = 4

/** For each candidate the usual RR around it, in working samples. */
function usualIntervals({ at, strength, usual, rateHz }: Candidates): Float64Array {
  const strong = at.filter((_, k) => (strength[k] as number) > STRONG * (usual[k] as number))
  const intervals = Float64Array.from(strong, (position, k) => (k > 0 ? position - (strong[k - 1] as number) : NaN))
  const local = runningMedian(intervals.subarray(1), USUAL_RR_OVER_BEATS)
  const overall = median(intervals)
  const fallback = overall > 0 ? overall : FALLBACK_RR_SECONDS * rateHz
  let next = 0
  return Float64Array.from(at, (position) => {
    while (next < strong.length - 1 && (strong[next] as number) < position) next += 1
    return local[Math.max(0, next - 1)] ?? fallback
  })
}

/** Positions in `candidates.at` (numbers, not samples) of the likeliest sequence of beats. */
export function likeliestBeats(candidates: Candidates): number[] {
  const { at, strength, usual, rateHz } = candidates
  const count = at.length
  const usualRr = usualIntervals(candidates)
  const best = new Float64Array(count)
  const previous = new Int32Array(count).fill(-1)
  const refractory = REFRACTORY_SECONDS * rateHz
  const longest = LONGEST_INTERVAL_SECONDS * rateHz
  let end = -1
  for (let k = 0; k < count; k++) {
    const own = strength[k] as number
    const rr = usualRr[k] as number
    const tWave = Math.max(refractory + 1, Math.min(T_WAVE_SECONDS * rateHz, T_WAVE_PART * rr))
    let chain = 0
    for (let j = k - 1; j >= 0; j--) {
      const interval = (at[k] as number) - (at[j] as number)
      let cost = 0
      if (interval < tWave) {
        const other = strength[j] as number
        const likeness = own < other ? own / other : other / own
        const nearness = Math.min(1, (T_WAVE_RAMP * (tWave - interval)) / (tWave - refractory))
        cost = T_WAVE_COST * nearness * Math.max(0, LIKE_STRENGTH - likeness)
      } else if (interval > LONG_PART * rr) {
        cost = LONG_COST * Math.min(interval / rr - LONG_PART, LONGEST_COST)
      }
      const value = (best[j] as number) - cost
      if (previous[k] === -1 || value > chain) {
        chain = value
        previous[k] = j
      }
      if (interval > longest) break
    }
    const score = SCORE_STEEPNESS * Math.log(own / (usual[k] as number) / EVEN_STRENGTH)
    best[k] = chain + Math.max(LOWEST_SCORE, Math.min(HIGHEST_SCORE, score))
    if (end < 0 || (best[k] as number) >= (best[end] as number)) end = k
  }
  const beats: number[] = []
  for (let k = end; k >= 0; k = previous[k] as number) beats.push(k)
  return beats.toReversed()
}

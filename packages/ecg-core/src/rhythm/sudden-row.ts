import { MS_PER_MINUTE } from '@kangban/china-time'
import { relativeChange } from '../beats/beat-times.ts'
import { CLEAR_LIKENESS } from '../beats/beats.ts'
import { median } from '../signal/statistics.ts'
import { RATE_OVER_INTERVALS } from './heart-rate-range.ts'
import type { RhythmEvidence } from './rhythm-evidence.ts'
import type { BeatRow } from './ventricular-rows.ts'

/** From one interval of a row to the next there is at most this change. */
const EVEN_PART = 0.1
/** Within so many intervals a row has begun or ended ... */
const SUDDEN_INTERVALS = 4
/** ... and the median of those beyond, of which so many must be known, is longer by more than this factor. */
const FEWEST_BESIDE = 4
const SLOWER_FACTOR = 1.3

/** Whether the intervals before or after a row are much longer. */
function isSudden(rrMs: ArrayLike<number>, { from, to }: BeatRow): boolean {
  const all = Array.from(rrMs)
  const slower = SLOWER_FACTOR * median(all.slice(from, to))
  const before = all.slice(0, Math.max(0, from - SUDDEN_INTERVALS)).slice(-RATE_OVER_INTERVALS)
  const after = all.slice(to + SUDDEN_INTERVALS).slice(0, RATE_OVER_INTERVALS)

  return [before, after].some((beside) => {
    const known = beside.filter((rr) => rr > 0)
    return known.length >= FEWEST_BESIDE && median(known) > slower
  })
}

/**
 * Whether clear beats that are not ventricular come fast and evenly in a row and, a few beats before or after it, much
 * more slowly. So begins and ends a tachycardia of the atria or the AV node; the sinus node takes longer.
 */
export function hasSuddenRow(
  { rrMs, kinds, likeness }: RhythmEvidence,
  fasterThanBpm: number,
): boolean {
  const belongs = (beat: number): boolean =>
    kinds[beat] !== 'ventricular' && (likeness[beat] ?? 0) >= CLEAR_LIKENESS

  const isFast = (i: number): boolean =>
    (rrMs[i] as number) < MS_PER_MINUTE / fasterThanBpm && belongs(i) && belongs(i + 1)

  const isEven = (i: number): boolean =>
    relativeChange(rrMs[i - 1] as number, rrMs[i] as number) <= EVEN_PART

  let from = 0

  for (let i = 0; i <= rrMs.length; i++) {
    if (isFast(i) && (i === from || isEven(i))) continue
    if (i - from >= RATE_OVER_INTERVALS && isSudden(rrMs, { from, to: i })) return true
    from = isFast(i) ? i : i + 1
  }

  return false
}

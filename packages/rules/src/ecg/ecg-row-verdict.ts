// One judge of one ECG: the card of the home page, the row of a list, the record's own page and its report take from here
// what the record says and how grave that is.
import { UNITS } from '@kangban/contracts/metric-words'
import type { EcgAnalysis, Rhythm } from '@kangban/ecg-core'
import { heartRateVerdict, UNJUDGED, type Verdict } from '../verdicts.ts'

/** What one record is judged by. */
export interface EcgJudged {
  /** As the analysis names it; null where nobody told it. */
  rhythm: Rhythm | null
  heartRateBpm: number | null
  prematureBeats: number
}

/** `clear`: nothing was noticed; `unjudged`: measured, and nobody knows the rhythm. */
export type EcgFinding = 'af' | 'early' | 'rhythm' | 'rate' | 'clear' | 'unclear' | 'unjudged'

export interface EcgVerdict extends Verdict {
  finding: EcgFinding
}

/** One word each, cautious: a verdict is what a program noticed, never a diagnosis. */
export const ECG_WORDS = {
  af: '疑似房颤',
  early: '疑似早搏',
  rhythm: '节律不典型',
  clear: '未见明显异常',
  unclear: '信号不足',
} as const satisfies Partial<Record<EcgFinding, string>>

/** Whoever measures an ECG is awake, whatever the hour. */
const AWAKE_HOUR = 12

/** Of the rate as it is shown: 130.6 stands as 131 on every page, some of which know no more than that. */
export const ecgRateVerdict = (bpm: number): Verdict =>
  heartRateVerdict(Math.round(bpm), AWAKE_HOUR)

const rateFinding = ({ state, text }: Verdict): EcgVerdict => ({
  state,
  text: `心率${text}`,
  finding: 'rate',
})

const RHYTHMS: readonly Rhythm[] = ['sinus', 'af', 'other']

/** A stored rhythm by its name; one that this version does not know is none. */
export const rhythmOf = (stored: string): Rhythm =>
  RHYTHMS.find((known) => known === stored) ?? 'unclassified'

/** Of one record that is known by its rate alone: a rate in its range says nothing of the rhythm. */
function rateAlone(bpm: number | null): EcgVerdict {
  const rate = bpm === null ? null : ecgRateVerdict(bpm)
  return !rate || rate.state === 'normal' ? { ...UNJUDGED, finding: 'unjudged' } : rateFinding(rate)
}

/** What a record says in one word, and how grave that is. */
export function ecgVerdict({ rhythm, heartRateBpm, prematureBeats }: EcgJudged): EcgVerdict {
  if (rhythm === null) return rateAlone(heartRateBpm)

  if (rhythm === 'unclassified' || heartRateBpm === null)
    return { state: 'none', text: ECG_WORDS.unclear, finding: 'unclear' }

  if (rhythm === 'af') return { state: 'alert', text: ECG_WORDS.af, finding: 'af' }
  const rate = ecgRateVerdict(heartRateBpm)
  // A rate on which one acts today is graver than an early beat.
  if (rate.state === 'alert') return rateFinding(rate)

  // Nor may two early beats stand for a heart that was suddenly very fast.
  if (rhythm === 'other') return { state: 'high', text: ECG_WORDS.rhythm, finding: 'rhythm' }

  if (prematureBeats > 0)
    return { state: 'high', text: `${ECG_WORDS.early} ${prematureBeats} 次`, finding: 'early' }

  return rate.state === 'normal'
    ? { state: 'normal', text: ECG_WORDS.clear, finding: 'clear' }
    : rateFinding(rate)
}

/** Slowest and fastest mean over a few beats in a row. */
export interface RateRange {
  lowest: number
  highest: number
}

/** From what a record keeps of it. */
export const rateRange = (lowest: number | null, highest: number | null): RateRange | null =>
  lowest === null || highest === null
    ? null
    : { lowest: Math.round(lowest), highest: Math.round(highest) }

/** Of an analysis that has just been made. */
export const rateRangeOf = ({ rateRange: found }: Pick<EcgAnalysis, 'rateRange'>) =>
  rateRange(found?.lowestBpm ?? null, found?.highestBpm ?? null)

/** Without order in the beats there is no rate, only how slow and how fast it went. */
const isRange = (rhythm: EcgJudged['rhythm'], range: RateRange | null): range is RateRange =>
  rhythm === 'af' && range !== null && range.lowest < range.highest

/** The rate as it is shown. */
export function ecgRateText(
  { rhythm, heartRateBpm }: Pick<EcgJudged, 'rhythm' | 'heartRateBpm'>,
  range: RateRange | null,
): string | null {
  if (isRange(rhythm, range)) return `${range.lowest}–${range.highest}`
  return heartRateBpm === null ? null : String(Math.round(heartRateBpm))
}

/** The same, to be read aloud after the sentence; empty where no rate could be counted or none is told of the signal. */
export function ecgRateSpoken(judged: EcgJudged, range: RateRange | null): string {
  const { rhythm, heartRateBpm } = judged
  if (heartRateBpm === null || rhythm === 'unclassified') return ''
  if (isRange(rhythm, range)) return `心率在 ${range.lowest} 到 ${range.highest} 之间。`
  return `心率 ${Math.round(heartRateBpm)} ${UNITS.ecg}。`
}

/** What a page shows of a record in a list. */
export interface EcgRowWords {
  finding: EcgFinding
  state: Verdict['state']
  stateText: string
  /** Beats per minute, a range where the heart beats without order; null where none could be counted. */
  rateText: string | null
}

export function ecgRowWords(judged: EcgJudged, range: RateRange | null): EcgRowWords {
  const { state, text, finding } = ecgVerdict(judged)
  return { finding, state, stateText: text, rateText: ecgRateText(judged, range) }
}

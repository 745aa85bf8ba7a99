import type { HolterEpisode, HolterStatus } from '@kangban/contracts'
import { SECONDS_PER_HOUR } from '@kangban/china-time'
import { ECG_WORDS, ecgRateVerdict, type EcgRowWords } from './ecg-row-verdict.ts'
import type { HolterSummary } from './holter-figures.ts'

/** Less of the record than this says too little. */
const MIN_USABLE = 0.5
/** Above 30 an hour extra beats are frequent: grade 2 of B. Lown and M. Wolf, Circulation 44 (1971) 130. */
const FREQUENT_AN_HOUR = 30

export interface HolterFacts {
  summary: HolterSummary
  episodes: readonly Pick<HolterEpisode, 'kind'>[]
}

/** What stands out in a long record, the gravest alone: its sentence and its row say the same. */
export type HolterFinding = 'unclear' | 'af' | 'pauses' | 'early' | 'rate' | 'clear'

export function holterFinding({ summary, episodes }: HolterFacts): HolterFinding {
  const { recordedSeconds, usableSeconds, earlyBeats, pausesOver2500ms, heartRate } = summary
  if (!heartRate || usableSeconds < MIN_USABLE * recordedSeconds) return 'unclear'
  if (episodes.some(({ kind }) => kind === 'suspected-af')) return 'af'
  if (pausesOver2500ms > 0) return 'pauses'
  if (earlyBeats > FREQUENT_AN_HOUR * (usableSeconds / SECONDS_PER_HOUR)) return 'early'
  return ecgRateVerdict(heartRate.meanBpm).state === 'normal' ? 'clear' : 'rate'
}

type Words = Omit<EcgRowWords, 'rateText'>

const WORDS: Readonly<Record<Exclude<HolterFinding, 'rate'>, Words>> = {
  unclear: { finding: 'unclear', state: 'none', stateText: ECG_WORDS.unclear },
  af: { finding: 'af', state: 'alert', stateText: ECG_WORDS.af },
  pauses: { finding: 'rhythm', state: 'high', stateText: '有长停顿' },
  early: { finding: 'early', state: 'high', stateText: '早搏较多' },
  clear: { finding: 'clear', state: 'normal', stateText: ECG_WORDS.clear },
}

function wordsOf(facts: HolterFacts): Words {
  const found = holterFinding(facts)
  if (found !== 'rate') return WORDS[found]
  const { state, text } = ecgRateVerdict(facts.summary.heartRate?.meanBpm ?? NaN)
  return { finding: 'rate', state, stateText: `心率${text}` }
}

const WAITING: Readonly<Record<Exclude<HolterStatus, 'ready'>, string>> = {
  receiving: '还在上传',
  analysing: '正在分析',
  failed: '没有分析完',
}

/** What a list shows of a long record; its rate is that from the slowest to the fastest. */
export function holterRowWords(status: HolterStatus, facts: HolterFacts | null): EcgRowWords {
  if (status !== 'ready' || !facts) {
    const stateText = status === 'ready' ? WAITING.analysing : WAITING[status]
    return { finding: 'unjudged', state: 'none', stateText, rateText: null }
  }

  const { heartRate } = facts.summary

  const rateText = heartRate
    ? `${Math.round(heartRate.lowestBpm)}–${Math.round(heartRate.highestBpm)}`
    : null

  return { ...wordsOf(facts), rateText }
}

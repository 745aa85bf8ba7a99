import type { Sentence } from '@kangban/contracts'
import type { SleepFacts } from './sleep-score.ts'
import { type Span, advice, spanName } from '../day/span-words.ts'
import { OXYGEN_LOW } from '../thresholds.ts'
import { sleepVerdict } from '../verdicts.ts'

/** Means, for several nights. */
export interface SleptFacts extends SleepFacts {
  nights: number
  /** Falls of the blood oxygen below the limit. */
  lowOxygen: number
}

const HOUR_MINUTES = 60

/** 6 小时 12 分. */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES]
  if (hours === 0) return `${rest} 分钟`
  return rest === 0 ? `${hours} 小时` : `${hours} 小时 ${rest} 分`
}

/** How the night was, in the words of its verdict, and whether it is out of range. */
function judgement(facts: SleptFacts) {
  const { state, text } = sleepVerdict(facts)
  const judged = state === 'normal' ? '睡得还好' : text === '欠佳' ? '不太安稳' : `睡得${text}`

  return {
    judged,
    tone: state === 'low' || state === 'high' ? ('warn' as const) : ('plain' as const),
  }
}

/** The same in fewer words, for the elderly form. */
export function elderSleepSentence(facts: SleptFacts, span: Span): Sentence {
  const { judged, tone } = judgement(facts)
  const told = span.type === 'day' ? judged : `${spanName(span)}${judged}`
  if (facts.lowOxygen === 0) return [{ text: `${told}。`, tone }]

  return [
    { text: `${told}，\n`, tone },
    { text: `血氧低过 ${facts.lowOxygen} 次${advice(span, '请问问医生')}。`, tone: 'bad' },
  ]
}

export function sleepSentence(facts: SleptFacts, span: Span): Sentence {
  const { judged, tone } = judgement(facts)
  const night = span.current ? '昨夜' : '这一夜'

  const slept =
    span.type === 'day'
      ? `${night}睡了 ${duration(facts.asleepMinutes)}`
      : `${spanName(span)}记录了 ${facts.nights} 晚，平均每晚睡 ${duration(facts.asleepMinutes)}`

  const parts: Sentence = [
    { text: `${slept}，${judged}${facts.lowOxygen > 0 ? '，' : '。'}`, tone },
  ]

  if (facts.lowOxygen > 0) {
    const text = `血氧有 ${facts.lowOxygen} 次低于 ${OXYGEN_LOW}%${advice(span, '请问问医生')}。`
    parts.push({ text, tone: 'bad' })
  }

  return parts
}

/** What a night, or the mean of several, means: a word and sentences. */
export function sleepWords(facts: SleptFacts, span: Span) {
  const { state, text } = sleepVerdict(facts)

  return {
    state,
    stateText: text,
    sentence: sleepSentence(facts, span),
    elderSentence: elderSleepSentence(facts, span),
  }
}

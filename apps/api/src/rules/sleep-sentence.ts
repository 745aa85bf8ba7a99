import type { Sentence } from '@kangban/contracts'
import type { SleepFacts } from './sleep-score.ts'
import { type Span, advice, spanName } from './span-words.ts'
import { OXYGEN_LOW } from './thresholds.ts'
import { sleepVerdict } from './verdicts.ts'

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

export function sleepSentence(facts: SleptFacts, span: Span): Sentence {
  const verdict = sleepVerdict(facts)
  const night = span.current ? '昨夜' : '这一夜'
  const slept =
    span.type === 'day'
      ? `${night}睡了 ${duration(facts.asleepMinutes)}`
      : `${spanName(span)}记录了 ${facts.nights} 晚，平均每晚睡 ${duration(facts.asleepMinutes)}`
  const judged = verdict.state === 'normal' ? '睡得还好' : verdict.text === '欠佳' ? '不太安稳' : `睡得${verdict.text}`
  const outside = verdict.state === 'low' || verdict.state === 'high'
  const parts: Sentence = [
    { text: `${slept}，${judged}${facts.lowOxygen > 0 ? '，' : '。'}`, tone: outside ? 'warn' : 'plain' },
  ]
  if (facts.lowOxygen > 0) {
    const text = `血氧有 ${facts.lowOxygen} 次低于 ${OXYGEN_LOW}%${advice(span, '请问问医生')}。`
    parts.push({ text, tone: 'bad' })
  }
  return parts
}

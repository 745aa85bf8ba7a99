import { addDays, shanghaiMoment } from '@kangban/china-time'
import type { Sentence } from '@kangban/contracts'
import type { MetricSpan } from '../day/metric-span.ts'
import { type Span, spanName } from '../day/span-words.ts'
import { NIGHT_HOURS, OXYGEN_LOW } from '../thresholds.ts'
import { adviceOfStretch, type Asked, type Stretch } from '../warnings/advice-now.ts'
import { type NightFacts, nightVerdict, restClause, restVerdict } from './night-verdict.ts'

/** Means, for several nights; the events of low oxygen of all of them together. */
export interface SleptFacts extends NightFacts {
  nights: number
  asked: Asked
}

/** The nights that end on the days of a span; each begins on the evening before. */
export const nightsOf = ({ days, to }: Pick<MetricSpan, 'days' | 'to'>): Stretch => ({
  from: shanghaiMoment(addDays(days[0] ?? '', -1), `${NIGHT_HOURS.from}:00`),
  to,
})

const HOUR_MINUTES = 60

/** 6 小时 12 分. */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES]
  if (hours === 0) return `${rest} 分钟`
  return rest === 0 ? `${hours} 小时` : `${hours} 小时 ${rest} 分`
}

/** How one rested, in the words of its verdict, and whether it is out of range. No praise beside a low oxygen. */
function judgement(facts: SleptFacts) {
  const { state, text } = restVerdict(facts)
  const isOut = state === 'low' || state === 'high'
  if (facts.lowOxygen > 0 && !isOut) return { judged: null, tone: 'plain' as const }
  const judged = state === 'normal' ? '睡得还好' : restClause(text)
  return { judged, tone: isOut ? ('warn' as const) : ('plain' as const) }
}

/** The same in fewer words, for the elderly form. */
export function elderSleepSentence(facts: SleptFacts, span: Span): Sentence {
  const { judged, tone } = judgement(facts)
  const night = span.current ? '昨夜' : '这一夜'
  const when = span.type === 'day' ? night : spanName(span)
  if (facts.lowOxygen === 0) return [{ text: `${when}${judged}。`, tone }]
  const low = `血氧低过 ${facts.lowOxygen} 次，${adviceOfStretch('oxygen-low', facts.asked)}。`

  return judged === null
    ? [{ text: `${when}${low}`, tone: 'bad' }]
    : [
        { text: `${when}${judged}，\n`, tone },
        { text: low, tone: 'bad' },
      ]
}

export function sleepSentence(facts: SleptFacts, span: Span): Sentence {
  const { judged, tone } = judgement(facts)
  const night = span.current ? '昨夜' : '这一夜'

  const slept =
    span.type === 'day'
      ? `${night}睡了 ${duration(facts.asleepMinutes)}`
      : `${spanName(span)}记录了 ${facts.nights} 晚，平均每晚睡 ${duration(facts.asleepMinutes)}`

  const told = judged === null ? slept : `${slept}，${judged}`
  if (facts.lowOxygen === 0) return [{ text: `${told}。`, tone }]
  const low = `血氧有 ${facts.lowOxygen} 次低于 ${OXYGEN_LOW}%，${adviceOfStretch('oxygen-low', facts.asked)}。`

  return [
    { text: `${told}，`, tone },
    { text: low, tone: 'bad' },
  ]
}

/** What a night, or the mean of several, means: a word and sentences. */
export function sleepWords(facts: SleptFacts, span: Span) {
  const { state, text } = nightVerdict(facts)

  return {
    state,
    stateText: text,
    sentence: sleepSentence(facts, span),
    elderSentence: elderSleepSentence(facts, span),
  }
}

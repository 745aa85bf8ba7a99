import type { Sentence } from '@kangban/contracts'
import { type Span, advice, spanName } from './span-words.ts'
import { OXYGEN_LOW } from './thresholds.ts'

export interface OxygenFacts {
  average: number
  lowest: number
  /** Readings below the limit, and those of them at night. */
  belowCount: number
  nightBelowCount: number
}

export function oxygenSentence({ average, lowest, belowCount, nightBelowCount }: OxygenFacts, span: Span): Sentence {
  const when = spanName(span)
  const lowestText = `最低 ${Math.round(lowest)}%`
  if (belowCount === 0) {
    const text = `${when}血氧平均 ${Math.round(average)}%，${lowestText}，没有低于 ${OXYGEN_LOW}%。`
    return [{ text, tone: 'plain' }]
  }
  const night =
    nightBelowCount === belowCount ? '，都在夜里' : nightBelowCount > 0 ? `，${nightBelowCount} 次在夜里` : ''
  const text = `${when}血氧有 ${belowCount} 次低于 ${OXYGEN_LOW}%${night}，${lowestText}${advice(span, '请问问医生')}。`
  return [{ text, tone: 'bad' }]
}

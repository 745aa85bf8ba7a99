import type { Sentence } from '@kangban/contracts'
import { type Sentences, type Span, advice, plain, spanName } from '../day/span-words.ts'
import { OXYGEN_LOW } from '../thresholds.ts'

export interface OxygenFacts {
  average: number
  lowest: number
  /** Readings below the limit, and those of them at night. */
  belowCount: number
  nightBelowCount: number
}

const bad = (text: string): Sentence => [{ text, tone: 'bad' }]

/** For elders shorter, never milder. */
export function oxygenSentence(
  { average, lowest, belowCount, nightBelowCount }: OxygenFacts,
  span: Span,
): Sentences {
  const when = spanName(span)
  const lowestText = `最低 ${Math.round(lowest)}%`

  if (belowCount === 0) {
    const never = `没有低于 ${OXYGEN_LOW}%。`

    return {
      sentence: plain(`${when}血氧平均 ${Math.round(average)}%，${lowestText}，${never}`),
      elderSentence: plain(`${when}血氧${never}`),
    }
  }

  const night =
    nightBelowCount === belowCount
      ? '，都在夜里'
      : nightBelowCount > 0
        ? `，${nightBelowCount} 次在夜里`
        : ''

  const end = `${lowestText}${advice(span, '请问问医生')}。`

  return {
    sentence: bad(`${when}血氧有 ${belowCount} 次低于 ${OXYGEN_LOW}%${night}，${end}`),
    elderSentence: bad(`${when}血氧低过 ${belowCount} 次，${end}`),
  }
}

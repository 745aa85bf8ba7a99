import type { Sentence } from '@kangban/contracts'
import { type Sentences, type Span, plain, spanName } from '../day/span-words.ts'
import { OXYGEN_LOW } from '../thresholds.ts'
import { adviceOfStretch, type Asked } from '../warnings/advice-now.ts'

export interface OxygenFacts {
  average: number
  lowest: number
  /** Events of low oxygen, and those of them that reach into the night. */
  lowEvents: number
  nightLowEvents: number
  asked: Asked
}

const bad = (text: string): Sentence => [{ text, tone: 'bad' }]

/** Low oxygen is asked about whenever it was. For elders shorter, never milder. */
export function oxygenSentence(
  { average, lowest, lowEvents, nightLowEvents, asked }: OxygenFacts,
  span: Span,
): Sentences {
  const when = spanName(span)
  const lowestText = `最低 ${Math.round(lowest)}%`

  if (lowEvents === 0) {
    const never = `没有低于 ${OXYGEN_LOW}%。`

    return {
      sentence: plain(`${when}血氧平均 ${Math.round(average)}%，${lowestText}，${never}`),
      elderSentence: plain(`${when}血氧${never}`),
    }
  }

  const night =
    nightLowEvents === lowEvents
      ? '，都在夜里'
      : nightLowEvents > 0
        ? `，${nightLowEvents} 次在夜里`
        : ''

  const end = `${lowestText}，${adviceOfStretch('oxygen-low', asked)}。`

  return {
    sentence: bad(`${when}血氧有 ${lowEvents} 次低于 ${OXYGEN_LOW}%${night}，${end}`),
    elderSentence: bad(`${when}血氧低过 ${lowEvents} 次，${end}`),
  }
}

import type { Sentence } from '@kangban/contracts'

/** A span as people name it; `current`: it ends today, so that advice still makes sense. */
export interface Span {
  type: 'day' | 'week' | 'month'
  current: boolean
}

const NAMES = {
  day: { current: '今天', past: '这一天' },
  week: { current: '近7天', past: '这7天' },
  month: { current: '近30天', past: '这30天' },
} as const

export const spanName = ({ type, current }: Span): string =>
  NAMES[type][current ? 'current' : 'past']

/** What to do, for a span that is not over. */
export const advice = ({ current }: Span, text: string): string => (current ? `，${text}` : '')

/** What is said, and the same for elderly mode. */
export interface Sentences {
  sentence: Sentence
  elderSentence: Sentence
}

export const plain = (text: string): Sentence => [{ text, tone: 'plain' }]

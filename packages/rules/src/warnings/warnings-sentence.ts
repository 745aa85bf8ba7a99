import type { Sentence } from '@kangban/contracts'
import { dayPart } from '../day/day-parts.ts'
import { isNight } from '../thresholds.ts'
import type { WarningFacts } from './warning-texts.ts'

/** How far back 近 7 天 looks. */
export const RECENT_DAYS = 7

type OpenWarning = Pick<WarningFacts, 'kind' | 'level' | 'hour'> & { ofToday: boolean }

interface WarningsFacts {
  /** Not dealt with yet, newest first. */
  open: readonly OpenWarning[]
  /** How many wait besides of which the back end does not tell what they are. */
  unknown?: number
  /** How many there were in the last days, dealt with or not. */
  recent: number
}

function subject({ kind, hour }: OpenWarning): string {
  const when = isNight(hour) ? '夜里的' : ''

  switch (kind) {
    case 'af-suspected':
      return '疑似房颤的心电图'
    case 'oxygen-low':
      return `${when}血氧`
    case 'pressure-high':
    case 'pressure-low':
      return `${dayPart(hour)}的血压`
    case 'heart-fast':
    case 'heart-slow':
      return `${when}心率`
  }
}

const plain = (text: string): Sentence => [{ text, tone: 'plain' }]

/** What waits, the gravest of it first, as the page of abnormal events begins; in elderly mode shorter, never milder. */
export function warningsSentences({ open, unknown = 0, recent }: WarningsFacts): {
  sentence: Sentence
  elderSentence: Sentence
} {
  const first = open.find(({ level }) => level === 'bad') ?? open[0]
  const waiting = open.length + unknown

  if (!first) {
    if (waiting > 0)
      return {
        sentence: plain(`有 ${waiting} 件事待处理。`),
        elderSentence: plain(`有 ${waiting} 件事待处理。`),
      }

    const text =
      recent > 0
        ? `近 ${RECENT_DAYS} 天有 ${recent} 件事，都处理过了。`
        : '近期没有异常，一切平稳。'

    return { sentence: plain(text), elderSentence: plain(text) }
  }

  const count = `有 ${waiting} 件事待处理，`

  const what: Sentence[number] = {
    text: `${waiting > 1 ? '先看' : '请看'}${subject(first)}。`,
    tone: first.level,
  }

  const when = unknown === 0 && open.every(({ ofToday }) => ofToday) ? '今天' : ''
  return { sentence: [...plain(when + count), what], elderSentence: [...plain(count), what] }
}

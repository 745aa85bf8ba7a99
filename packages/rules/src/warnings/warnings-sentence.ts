import type { Sentence } from '@kangban/contracts'
import type { Episode } from './episodes.ts'
import { episodeAdvice, episodeTitle } from './episode-words.ts'

/** How far back 近 7 天 looks. */
export const RECENT_DAYS = 7

interface WarningsFacts {
  now: Date
  /** To be dealt with, the gravest first. */
  open: readonly Episode[]
  /** How many wait besides of which the back end does not tell what they are. */
  unknown?: number
  /** How many matters there were in the last days, dealt with or passed. */
  recent: number
  /** Whether anything was measured in these days; null where nobody knows. */
  measured: boolean | null
}

const plain = (text: string) => ({ text, tone: 'plain' as const })
const both = (text: string) => ({ sentence: [plain(text)], elderSentence: [plain(text)] })

/** Without a measurement nothing can be said to be well. */
function nothingOpen({ unknown = 0, recent, measured }: WarningsFacts): string {
  if (unknown > 0) return `有 ${unknown} 件事没能读清，请看下面。`
  if (recent > 0) return `近 ${RECENT_DAYS} 天有 ${recent} 件事，都已了结。`
  if (measured === false) return `近 ${RECENT_DAYS} 天没有测量，也就没有预警。`
  return `近 ${RECENT_DAYS} 天没有异常。`
}

/** What waits and the next step for the gravest of it; in elderly mode shorter, never milder. */
export function warningsSentences(facts: WarningsFacts): {
  sentence: Sentence
  elderSentence: Sentence
} {
  const { open, unknown = 0, now } = facts
  const first = open[0]
  if (!first) return both(nothingOpen(facts))
  const count = open.length + unknown
  const { level } = first
  const title = episodeTitle(first)

  const advice: Sentence[number] = { text: `${episodeAdvice(first, now)}。`, tone: level }
  const many = count > 1 ? '，先看' : '：'

  return {
    sentence: [plain(`${count} 件事还没了结${many}${title}，`), advice],
    elderSentence: [plain(`${title}，`), advice],
  }
}

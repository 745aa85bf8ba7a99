import { daysBetween } from '@kangban/china-time'
import type { ReportState, Sentence } from '@kangban/contracts'
import { dateWords, plain, spanTitle } from './report-wording.ts'

export interface KnownReport {
  kind: 'daily' | 'weekly' | 'heart-risk'
  day: string
  endDay: string
  state: ReportState
  stateText: string
}

export interface OverviewFacts<Report extends KnownReport> {
  today: string
  /** How many reports of any kind wait to be read. */
  unread: number
  /** Those of them that may be opened first. */
  candidates: readonly Report[]
  newestDaily: Report | null
  /** What to do about it is said to the wearer alone. */
  isOwner: boolean
}

/** So long after the last report its absence is worth a word: a watch that was not worn, or not connected. */
const LONG_AGO_DAYS = 3

const GRAVITY: Record<ReportState, number> = { bad: 0, warn: 1, normal: 2, good: 2, none: 2 }
/** A day is told before its week, and both before the month of the screening. */
const ORDER: Record<KnownReport['kind'], number> = { daily: 0, weekly: 1, 'heart-risk': 2 }

const toneOf = (state: ReportState): Sentence[number]['tone'] =>
  state === 'warn' || state === 'bad' ? state : 'plain'

/** With a space before a figure. */
function nameOf({ kind, day, endDay }: KnownReport): string {
  if (kind === 'heart-risk') return '心脏隐患筛查'
  return kind === 'weekly' ? ` ${spanTitle(day, endDay)} 的周报` : ` ${dateWords(day)} 的日报`
}

/** The unread report to begin with: the gravest, of those the newest. */
export const firstToOpen = <Report extends KnownReport>(
  candidates: readonly Report[],
): Report | null =>
  candidates.toSorted(
    (a, b) =>
      GRAVITY[a.state] - GRAVITY[b.state] ||
      b.endDay.localeCompare(a.endDay) ||
      ORDER[a.kind] - ORDER[b.kind],
  )[0] ?? null

const both = (sentence: Sentence, elderSentence = sentence) => ({ sentence, elderSentence })

function unreadSentences(unread: number, first: KnownReport | null) {
  if (!first) return both([plain(`有 ${unread} 份报告还没看。`)])

  const what = {
    text: `${unread > 1 ? '先看' : '请看'}${nameOf(first)}。`,
    tone: toneOf(first.state),
  }

  return both([plain(`有 ${unread} 份新报告没看，`), what], [plain(`有 ${unread} 份没看，`), what])
}

/** What waits to be read, and else how the last day was, as the hub of the reports begins. */
export function overviewSentences<Report extends KnownReport>(facts: OverviewFacts<Report>) {
  const { today, unread, candidates, newestDaily, isOwner } = facts
  if (unread > 0) return unreadSentences(unread, firstToOpen(candidates))
  if (!newestDaily)
    return both(
      isOwner ? [plain('还没有日报，'), plain('戴好手表，过一天就有。')] : [plain('还没有日报。')],
    )
  const { day, state, stateText } = newestDaily
  const ago = daysBetween(day, today)

  if (ago > LONG_AGO_DAYS) {
    const why = plain(isOwner ? '戴好手表就会有。' : '手表可能没戴好。')
    return both([plain(`已经 ${ago - 1} 天没有日报，`), why])
  }

  const last = { text: `${dateWords(day)} 的日报${stateText}。`, tone: toneOf(state) }
  return isOwner ? both([plain('报告都看过了，'), last], [plain('都看过了，'), last]) : both([last])
}

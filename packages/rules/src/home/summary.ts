import { addDays, shanghaiDay, shanghaiTime } from '@kangban/china-time'
import type { HomeSummary } from '@kangban/contracts'
import { daySentence } from '../day/day-sentence.ts'
import { storedWarningTexts } from '../warnings/warning-texts.ts'
import { homeCards } from './cards.ts'
import { homeFacts } from './facts.ts'
import type { HomeData } from './home-data.ts'

/** 昨天, 前天, 11月18日; empty for today. */
function dayBefore(day: string, today: string): string {
  if (day === today) return ''
  if (day === addDays(today, -1)) return '昨天'

  return day === addDays(today, -2)
    ? '前天'
    : `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`
}

/** The gravest, and of equals the newest, of what nobody has handled; with its day where it is not today's. */
function warningText({ warnings, today }: HomeData): string | null {
  const first = warnings.find(({ level }) => level === 'bad') ?? warnings[0]
  if (!first) return null
  const { title, valueText } = storedWarningTexts(first)

  return [dayBefore(shanghaiDay(first.occurredAt), today), title, valueText]
    .filter(Boolean)
    .join(' ')
}

/** The day in one sentence, and one card a metric. */
export const homeSummary = (data: HomeData): HomeSummary => ({
  day: data.today,
  ...daySentence(homeFacts(data)),
  cards: homeCards(data),
  unhandledWarnings: data.warnings.length + data.unknownWarnings,
  warningText: warningText(data),
  updatedAt: shanghaiTime(data.now),
})

import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { addDays, shanghaiDay, shanghaiTime } from '@kangban/rules/china-time'
import { daySentence } from '@kangban/rules/day-sentence'
import { storedWarningTexts } from '@kangban/rules/warning-texts'
import { homeCards } from './home-cards.ts'
import { type HomeData, readHome } from './home-data.ts'
import { homeFacts } from './home-facts.ts'

/** The gravest, and of equals the newest, of what nobody has handled; with its day where it is not today's. */
function warningText({ warnings, today }: HomeData): string | null {
  const first = warnings.find(({ level }) => level === 'bad') ?? warnings[0]
  if (!first) return null
  const { title, valueText } = storedWarningTexts(first)
  return [dayBefore(shanghaiDay(first.occurredAt), today), title, valueText].filter(Boolean).join(' ')
}

/** 昨天, 前天, 11月18日; empty for today. */
function dayBefore(day: string, today: string): string {
  if (day === today) return ''
  if (day === addDays(today, -1)) return '昨天'
  return day === addDays(today, -2) ? '前天' : `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`
}

export const getHomeSummary: Handler<typeof contract.monitoring.getHomeSummary, Context> = async ({ context }) => {
  const data = await readHome(context.services, sessionUser(context).accountId)
  return {
    day: data.today,
    ...daySentence(homeFacts(data)),
    cards: homeCards(data),
    unhandledWarnings: data.warnings.length,
    warningText: warningText(data),
    updatedAt: shanghaiTime(data.now),
  }
}

import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { shanghaiTime } from '../../ports/clock.ts'
import { daySentence } from '../../rules/day-sentence.ts'
import { storedWarningTexts } from '../../rules/warning-texts.ts'
import { homeCards } from './home-cards.ts'
import { type HomeData, readHome } from './home-data.ts'
import { homeFacts } from './home-facts.ts'

/** The gravest, and of equals the newest, of what nobody has handled. */
function warningText({ warnings }: HomeData): string | null {
  const first = warnings.find(({ level }) => level === 'bad') ?? warnings[0]
  if (!first) return null
  const { title, valueText } = storedWarningTexts(first)
  return `${title} ${valueText}`
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

import { shanghaiTime } from '@kangban/china-time'
import type { HomeSummary } from '@kangban/contracts'
import { daySentence } from '../day/day-sentence.ts'
import { matterOf } from '../warnings/episode-words.ts'
import { homeCards } from './cards.ts'
import { homeFacts, openMatters } from './facts.ts'
import type { HomeData } from './home-data.ts'

/** More than these are counted; the page of warnings has them all. */
const MAX_MATTERS = 3

/** The day in one sentence, what waits to be dealt with, and one card a metric. */
export function homeSummary(data: HomeData): HomeSummary {
  const open = openMatters(data)

  return {
    day: data.today,
    ...daySentence(homeFacts(data)),
    cards: homeCards(data),
    openMatters: open.length + data.unknownWarnings,
    matters: open.slice(0, MAX_MATTERS).map((episode) => matterOf(episode, data.now)),
    updatedAt: shanghaiTime(data.now),
  }
}

import { shanghaiTime } from '@kangban/china-time'
import { type Area, AREAS, type HomeSummary, isShared } from '@kangban/contracts'
import { matterOf } from '../warnings/episode-words.ts'
import { homeCards } from './cards.ts'
import { homeFacts } from './facts.ts'
import type { HomeData } from './home-data.ts'
import { sharedHome, sharedSentence } from './shared-home.ts'

/** More than these are counted; the page of warnings has them all. */
const MAX_MATTERS = 3

/**
 * The day in one sentence, what waits to be dealt with, and one card a metric; for somebody of the family made of the areas
 * alone that are shared.
 */
export function homeSummary(all: HomeData, areas: readonly Area[] = AREAS): HomeSummary {
  const data = sharedHome(all, areas)
  const facts = homeFacts(data)
  const { matters } = facts

  return {
    day: data.today,
    ...sharedSentence(facts, areas),
    cards: homeCards(data).filter(({ metric }) => isShared(metric, areas)),
    openMatters: matters.length + data.unknownWarnings,
    matters: matters.slice(0, MAX_MATTERS).map((episode) => matterOf(episode, data.now)),
    updatedAt: shanghaiTime(data.now),
  }
}

import { addDays, shanghaiDay, startOfShanghaiDay } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import { matterOf } from '@kangban/rules/warnings/episode-words'
import { episodesOf, mattersSince, openEpisodes } from '@kangban/rules/warnings/episodes'
import { RECENT_DAYS, warningsSentences } from '@kangban/rules/warnings/warnings-sentence'
import { type Context, sessionUser } from '../../context.ts'
import { warningsRepository } from './warnings.repository.ts'

/** More events than these are not looked at. */
const MAX_EVENTS = 1000

export const getWarningSummary: Handler<
  typeof contract.warnings.getWarningSummary,
  Context
> = async ({ context, input }) => {
  const { database, clock } = context.services
  const ownerCode = input.userCode || sessionUser(context).userCode
  const now = clock.now()
  const recentFrom = startOfShanghaiDay(addDays(shanghaiDay(now), 1 - RECENT_DAYS))
  const repository = warningsRepository(database)

  const [events, measured] = await Promise.all([
    repository.list(ownerCode, MAX_EVENTS, mattersSince(now)),
    repository.isMeasured(ownerCode, recentFrom),
  ])

  const episodes = episodesOf(events, now)
  const open = openEpisodes(episodes, now)
  const over = episodes.filter((episode) => !episode.open)
  const recent = episodes.filter(({ to }) => to >= recentFrom).length

  return {
    open: open.length,
    matters: [...open, ...over].map((episode) => matterOf(episode, now)),
    ...warningsSentences({ now, open, recent, measured }),
  }
}

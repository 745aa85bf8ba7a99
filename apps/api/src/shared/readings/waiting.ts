import { shanghaiDay, startOfShanghaiDay } from '@kangban/china-time'
import type { Area } from '@kangban/contracts'
import type { Waiting } from '@kangban/rules/warnings/advice-now'
import { episodesOf, mattersSince, openEpisodes } from '@kangban/rules/warnings/episodes'
import type { Services } from '../../context.ts'
import { readingsRepository } from './readings.repository.ts'

/** More events that nobody has dealt with are not looked at. */
const MAX_WARNINGS = 500

/** Events since the first moment of a day that may still wait, so that what was read is good for the day. */
export const unhandledWarnings = (
  repository: ReturnType<typeof readingsRepository>,
  accountId: string,
  today: string,
) => repository.unhandledWarnings(accountId, mattersSince(startOfShanghaiDay(today)), MAX_WARNINGS)

/** What home takes its matters from, for words about a record or a report; nothing for whom no warnings are shared. */
export async function readWaiting(
  services: Pick<Services, 'database' | 'reads' | 'clock'>,
  { accountId, areas }: { accountId: string; areas: readonly Area[] },
): Promise<Waiting> {
  const now = services.clock.now()
  if (!areas.includes('warnings')) return { now, open: [] }
  const events = await unhandledWarnings(readingsRepository(services), accountId, shanghaiDay(now))
  const known = events.filter(({ occurredAt }) => occurredAt >= mattersSince(now))
  return { now, open: openEpisodes(episodesOf(known, now), now) }
}

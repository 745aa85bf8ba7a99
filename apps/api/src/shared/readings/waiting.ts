import { shanghaiDay, startOfShanghaiDay } from '@kangban/china-time'
import type { Area } from '@kangban/contracts'
import type { Waiting } from '@kangban/rules/warnings/advice-now'
import {
  episodesOf,
  type EventRow,
  mattersSince,
  openEpisodes,
} from '@kangban/rules/warnings/episodes'
import type { Services } from '../../context.ts'
import type { Known } from '../../database/remembered/health-memory.ts'
import { readingsRepository } from './readings.repository.ts'

/** More events that nobody has dealt with are not looked at. */
const MAX_WARNINGS = 500

interface Asked {
  repository: ReturnType<typeof readingsRepository>
  accountId: string
}

/** Events since the first moment of a day that may still wait, so that what was read is good for the day. */
const unhandledWarnings = ({ repository, accountId }: Asked, today: string) =>
  repository.unhandledWarnings(accountId, mattersSince(startOfShanghaiDay(today)), MAX_WARNINGS)

/** The same where it is remembered, by marks that were asked for with those of `Warning`. */
export const knownWarnings = (asked: Asked & { known: Known }, today: string) =>
  asked.known.of(`matters on ${today}`, ['Warning'], () => unhandledWarnings(asked, today))

export const waitingOf = (events: readonly EventRow[], now: Date): Waiting => {
  const known = events.filter(({ occurredAt }) => occurredAt >= mattersSince(now))
  return { now, open: openEpisodes(episodesOf(known, now), now) }
}

/** What home takes its matters from, for words about a record or a report; nothing for whom no warnings are shared. */
export async function readWaiting(
  services: Pick<Services, 'database' | 'reads' | 'clock'>,
  { accountId, areas }: { accountId: string; areas: readonly Area[] },
): Promise<Waiting> {
  const now = services.clock.now()
  if (!areas.includes('warnings')) return { now, open: [] }
  const asked = { repository: readingsRepository(services), accountId }
  return waitingOf(await unhandledWarnings(asked, shanghaiDay(now)), now)
}

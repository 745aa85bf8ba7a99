import { addDays, shanghaiDay, startOfShanghaiDay } from '@kangban/china-time'
import type { Waiting } from '@kangban/rules/warnings/advice-now'
import { matterOf } from '@kangban/rules/warnings/episode-words'
import { episodesOf, type EventRow, openEpisodes } from '@kangban/rules/warnings/episodes'
import { storedWarning, warningTexts } from '@kangban/rules/warnings/warning-texts'
import { RECENT_DAYS, warningsSentences } from '@kangban/rules/warnings/warnings-sentence'
import { type CallOf, composition, type Outputs } from './composition.ts'
import { askWarnings } from './documented-days.ts'

type Answer = Outputs['warnings']['listWarnings']
type Warning = Answer[number]

/** An event as the rules know it; null for one of an unknown kind or without its time. */
export function storedOf(event: Warning): EventRow | null {
  const { id, eventType, level, value, limit, createTime } = event
  if (!eventType || !createTime) return null
  const { otherValue = null, otherLimit = null } = event
  const occurredAt = new Date(createTime)

  return {
    id: id ?? createTime,
    kind: eventType,
    level: level ?? 'warn',
    value,
    otherValue,
    limit,
    otherLimit,
    occurredAt,
    seconds: event.seconds ?? null,
    // When is not told; that it was is what counts.
    handledAt: event.handled === true ? occurredAt : null,
    handledAs: event.handledAs ?? null,
    seenAt: null,
    toldAt: null,
    remindAt: null,
  }
}

/** Not handled where the back end does not say that it was. */
const waiting = (events: Answer): Answer => events.filter(({ handled }) => handled !== true)

/** What is known of the events, and how many wait of which nothing is. */
export function knownEvents(events: Answer): { known: EventRow[]; unknown: number } {
  return {
    known: events.flatMap((event) => storedOf(event) ?? []),
    unknown: waiting(events).filter((event) => storedOf(event) === null).length,
  }
}

/** What waits as home takes it; nothing where the events cannot be read. */
export async function askWaiting(): Promise<Waiting> {
  const { known } = knownEvents(await askWarnings().catch(() => []))
  const now = new Date()
  return { now, open: openEpisodes(episodesOf(known, now), now) }
}

function withTexts(event: Warning): Warning {
  const stored = storedOf(event)
  if (!stored || event.valueText !== undefined) return event
  const { title, valueText, limitText } = warningTexts(storedWarning(stored))
  return { ...event, eventName: event.eventName ?? title, valueText, limitText }
}

/** Adds value and limit in words. The same answer as the summary's, so that both count alike. */
export const composeWarnings = composition<CallOf<'warnings', 'listWarnings'>>(async () =>
  (await askWarnings()).map(withTexts),
)

/** What waits, from the list of events. */
export const composeWarningsSummary = composition<CallOf<'warnings', 'getWarningSummary'>>(
  async () => {
    const events = await askWarnings()
    const now = new Date()
    const since = startOfShanghaiDay(addDays(shanghaiDay(now), 1 - RECENT_DAYS))
    const { known, unknown } = knownEvents(events)
    const episodes = episodesOf(known, now)
    const open = openEpisodes(episodes, now)
    const over = episodes.filter((episode) => !episode.open)
    const recent = episodes.filter(({ to }) => to >= since).length

    return {
      open: open.length + unknown,
      matters: [...open, ...over].map((episode) => matterOf(episode, now)),
      // Whether anything was measured would take calls of seven days: nothing is claimed.
      ...warningsSentences({ now, open, unknown, recent, measured: null }),
    }
  },
)

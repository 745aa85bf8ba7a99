import { addDays, shanghaiDay } from '@kangban/china-time'
import {
  type StoredWarning,
  storedWarning,
  warningTexts,
} from '@kangban/rules/warnings/warning-texts'
import { RECENT_DAYS, warningsSentences } from '@kangban/rules/warnings/warnings-sentence'
import { type CallOf, composition, type Outputs } from './composition.ts'
import { askWarnings, todayInChina } from './documented-days.ts'

type Answer = Outputs['warnings']['listWarnings']
type Warning = Answer[number]

/** An event as the rules know it; null for one of an unknown kind or without its time. */
export function storedOf(event: Warning): (StoredWarning & { id: string }) | null {
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
  }
}

/** Not handled where the back end does not say that it was. */
const waiting = (events: Answer): Answer => events.filter(({ handled }) => handled !== true)

/** What waits and is known, newest first, and how many wait besides. */
export function openWarnings(events: Answer) {
  const open = waiting(events)

  const known = open
    .flatMap((event) => storedOf(event) ?? [])
    .toSorted((a, b) => b.occurredAt.getTime() - a.occurredAt.getTime())

  return { known, unknown: open.length - known.length }
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
    const today = todayInChina()
    const since = addDays(today, 1 - RECENT_DAYS)
    const { known, unknown } = openWarnings(events)

    const open = known.map((row) => ({
      ...storedWarning(row),
      ofToday: shanghaiDay(row.occurredAt) === today,
    }))

    const recent = events.filter(
      ({ createTime }) => createTime !== null && shanghaiDay(new Date(createTime)) >= since,
    )

    return {
      open: open.length + unknown,
      ...warningsSentences({ open, unknown, recent: recent.length }),
    }
  },
)

// What home asks for now, for pages that speak of what lies back: a record, a report. One matter has one sentence.
import { shanghaiHour } from '@kangban/china-time'
import { soon } from '../day/day-parts.ts'
import { advice, type Span } from '../day/span-words.ts'
import { unlessAsked } from '../day/urgency.ts'
import { episodeAdvice, freshAdvice } from './episode-words.ts'
import {
  type Episode,
  episodesOf,
  type EventRow,
  GRAVE_OPEN_MS,
  openEpisodes,
  UNTOUCHED,
} from './episodes.ts'
import { pastAdvice } from './kind-advice.ts'
import { reachesInto } from './reaches-into.ts'
import type { WarningKind, WarningLevel } from './warning-rules.ts'

/** What waits of a person at a moment, as home takes it. */
export interface Waiting {
  now: Date
  open: readonly Episode[]
}

/** A stretch of time that words are about, and what waits while they are said. */
export interface Asked {
  stretch: Stretch
  waiting: Waiting
}

export interface Stretch {
  from: Date
  to: Date
}

/** What is asked about a grave kind of which nobody knows what was done about it: as home asks while it waits. */
export function untouched(kind: WarningKind, stretch: Stretch, now: Date): Asked {
  const event = {
    id: kind,
    kind,
    level: 'bad',
    value: null,
    otherValue: null,
    limit: null,
    otherLimit: null,
    occurredAt: stretch.from,
    seconds: null,
    ...UNTOUCHED,
  }

  return { stretch, waiting: { now, open: openEpisodes(episodesOf([event], now), now) } }
}

/** Whether any of an event lies in a stretch. */
export const liesIn =
  ({ from, to }: Stretch) =>
  ({ occurredAt, seconds }: Pick<EventRow, 'occurredAt' | 'seconds'>): boolean =>
    occurredAt < to && reachesInto({ occurredAt, seconds }, from)

/** About a grave kind of which something waits that was met in a stretch of time; null where nothing of it does. */
export function adviceWaiting(kind: WarningKind, { stretch, waiting }: Asked): string | null {
  const isMet = liesIn(stretch)
  const matter = waiting.open.find((one) => one.kind === kind && one.rows.some(isMet))
  return matter ? episodeAdvice(matter, waiting.now) : null
}

/** About a grave kind that was met in a stretch of time; without the closing mark. */
export const adviceOfStretch = (kind: WarningKind, asked: Asked): string =>
  adviceWaiting(kind, asked) ?? pastAdvice({ kind, level: 'bad' })

/** About something that a page of days tells, as a clause: once it is past, what waits alone is asked about. */
export function adviceAbout(
  { kind, level }: { kind: WarningKind; level: WarningLevel },
  span: Span,
  asked: Asked,
): string {
  const waits = level === 'bad' ? adviceWaiting(kind, asked) : null
  return waits ? `，${waits}` : advice(span, pastAdvice({ kind, level }))
}

/** About one grave pressure: while it is fresh it is taken again, even where no matter of it is known. */
export const adviceOfReading = (kind: WarningKind, at: Date, waiting: Waiting): string =>
  adviceWaiting(kind, { stretch: { from: at, to: new Date(at.getTime() + 1) }, waiting }) ??
  freshAdvice(kind, at, waiting.now) ??
  pastAdvice({ kind, level: 'bad' })

/** What asks for 尽快 and raises no warning: for as long as a grave matter waits it hurries as that does. */
export function hurried(asked: string, { to }: Pick<Stretch, 'to'>, { now }: Waiting): string {
  return now.getTime() - to.getTime() > GRAVE_OPEN_MS
    ? unlessAsked(asked)
    : asked.replace('尽快', soon(shanghaiHour(now)))
}

/** `what` is to be shown to a doctor. */
export const showAdvice = (what: string, stretch: Pick<Stretch, 'to'>, waiting: Waiting): string =>
  hurried(`请尽快把${what}给医生看`, stretch, waiting)

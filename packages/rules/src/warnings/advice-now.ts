// What home asks for now, for pages that speak of what lies back: a record, a report. One matter has one sentence.
import { shanghaiHour } from '@kangban/china-time'
import { soon } from '../day/day-parts.ts'
import { unlessAsked } from '../day/urgency.ts'
import { episodeAdvice } from './episode-words.ts'
import { type Episode, episodesOf, GRAVE_OPEN_MS, openEpisodes, UNTOUCHED } from './episodes.ts'
import { pastAdvice } from './kind-advice.ts'
import type { WarningKind } from './warning-rules.ts'

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

/** About a grave kind that was met in a stretch of time; without the closing mark. */
export function adviceOfStretch(
  kind: WarningKind,
  { from, to }: Stretch,
  waiting: Waiting,
): string {
  const matter = waiting.open.find(
    (episode) =>
      episode.kind === kind &&
      episode.rows.some(({ occurredAt }) => occurredAt >= from && occurredAt <= to),
  )

  return matter ? episodeAdvice(matter, waiting.now) : pastAdvice({ kind, level: 'bad' })
}

/** What asks for 尽快 and raises no warning: for as long as a grave matter waits it hurries as that does. */
export function hurried(advice: string, { to }: Pick<Stretch, 'to'>, { now }: Waiting): string {
  return now.getTime() - to.getTime() > GRAVE_OPEN_MS
    ? unlessAsked(advice)
    : advice.replace('尽快', soon(shanghaiHour(now)))
}

/** `what` is to be shown to a doctor. */
export const showAdvice = (what: string, stretch: Pick<Stretch, 'to'>, waiting: Waiting): string =>
  hurried(`请尽快把${what}给医生看`, stretch, waiting)

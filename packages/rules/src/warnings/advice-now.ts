// What home asks for now, for pages that speak of what lies back: a record, a report. One matter has one sentence.
import { shanghaiHour } from '@kangban/china-time'
import { soon } from '../day/day-parts.ts'
import { unlessAsked } from '../day/urgency.ts'
import { episodeAdvice } from './episode-words.ts'
import { type Episode, GRAVE_OPEN_MS } from './episodes.ts'
import { pastAdvice } from './kind-advice.ts'
import type { WarningKind } from './warning-rules.ts'

/** What waits of a person at a moment, as home takes it. */
export interface Waiting {
  now: Date
  open: readonly Episode[]
}

export interface Stretch {
  from: Date
  to: Date
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

// What home asks for now, for pages that speak of what lies back: a record, a report. One matter has one sentence.
import { shanghaiHour } from '@kangban/china-time'
import type { DailyContent, Sentence } from '@kangban/contracts'
import { soon } from '../day/day-parts.ts'
import { unlessAsked } from '../day/urgency.ts'
import { episodeAdvice } from './episode-words.ts'
import { type Episode, GRAVE_OPEN_MS, nightOf } from './episodes.ts'
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

/** The same of what raises no warning: it hurries for as long as a grave matter waits. `what` is to be shown to a doctor. */
export function showAdvice(what: string, { to }: Pick<Stretch, 'to'>, { now }: Waiting): string {
  const isPast = now.getTime() - to.getTime() > GRAVE_OPEN_MS
  const advice = `请${isPast ? '尽快' : soon(shanghaiHour(now))}把${what}给医生看`
  return isPast ? unlessAsked(advice) : advice
}

/** By the advice that a report was made with, the advice of now: of what it tells as grave and still waits. */
function advicesOf(events: DailyContent['events'], { now, open }: Waiting): Map<string, string> {
  const advices = open.flatMap((matter) => {
    const own = events.filter(({ kind }) => kind === matter.kind)
    const waits = own.some(({ id }) => matter.rows.some((row) => row.id === id))
    if (!waits || own.every(({ level }) => level !== 'bad')) return []
    const moments = own.map(({ occurredAt }) => ({ occurredAt: new Date(occurredAt) }))
    const nights = new Set(moments.map(nightOf).filter(Boolean)).size
    const made = pastAdvice({ kind: matter.kind, level: 'bad', nights })
    return [[made, episodeAdvice(matter, now)] as const]
  })

  // Where two kinds ask for the same, the graver matter speaks.
  return new Map(advices.toReversed())
}

/** A stored report of a day, asking for what home asks for where what it tells still waits. */
export function askingAsHome(content: DailyContent, waiting: Waiting): DailyContent {
  const advices = advicesOf(content.events, waiting)
  const said = (text: string) => advices.get(text) ?? text

  const closed = (text: string) => (text.endsWith('。') ? `${said(text.slice(0, -1))}。` : text)

  const sentenceOf = (sentence: Sentence) =>
    sentence.map((part) => ({ ...part, text: closed(part.text) }))

  return {
    ...content,
    sentence: sentenceOf(content.sentence),
    elderSentence: sentenceOf(content.elderSentence),
    advice: content.advice.map(said),
  }
}

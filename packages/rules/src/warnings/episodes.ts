// Events that belong together are one matter for the person: a night with twelve falls of oxygen is one thing to deal with.
import {
  addDays,
  MS_PER_DAY,
  MS_PER_HOUR,
  MS_PER_SECOND,
  shanghaiDay,
  shanghaiHour,
  shanghaiMoment,
} from '@kangban/china-time'
import { isNight, NIGHT_HOURS } from '../thresholds.ts'
import { KIND_RANK, type WarningKind, type WarningLevel } from './warning-rules.ts'
import { type StoredWarning, storedWarning } from './warning-texts.ts'

/** A stored event with what was done about it; null where nothing was, or nobody knows. */
export interface EventRow extends StoredWarning {
  id: string
  seconds: number | null
  handledAt: Date | null
  handledAs: string | null
  seenAt: Date | null
  toldAt: Date | null
  remindAt: Date | null
}

export interface Episode {
  kind: WarningKind
  level: WarningLevel
  /** Oldest first, one at least. */
  rows: readonly EventRow[]
  from: Date
  /** When its last event ended. */
  to: Date
  /** Still to be dealt with. */
  open: boolean
}

/** Nothing was done about it, or nobody knows. */
export const UNTOUCHED = {
  handledAt: null,
  handledAs: null,
  seenAt: null,
  toldAt: null,
  remindAt: null,
} as const

/** An event this long after the one before it belongs to the same matter. */
const JOIN_MS: Record<WarningKind, number> = {
  'af-suspected': MS_PER_DAY,
  'heart-fast': MS_PER_DAY,
  'heart-slow': MS_PER_DAY,
  // From one night to the next, whatever hour of it.
  'oxygen-low': 1.5 * MS_PER_DAY,
  // Who forgets to measure on a day still has the same high pressure.
  'pressure-high': 3 * MS_PER_DAY,
  'pressure-low': 3 * MS_PER_DAY,
}

/** What is grave waits this long for somebody to deal with it; then it is history, which the reports keep. */
export const GRAVE_OPEN_MS = 30 * MS_PER_DAY

/** What is not grave passes by itself after so long without another event. */
const SLIGHT_OPEN_MS: Record<WarningKind, number> = {
  'af-suspected': GRAVE_OPEN_MS,
  'heart-fast': 3 * MS_PER_DAY,
  'heart-slow': 3 * MS_PER_DAY,
  'oxygen-low': 3 * MS_PER_DAY,
  'pressure-high': 7 * MS_PER_DAY,
  'pressure-low': 7 * MS_PER_DAY,
}

/** One or two readings slightly out of range are the nature of blood pressure; from here on they are a matter. */
const MIN_SLIGHT_PRESSURES = 3

/** Events before it belong to no matter that can still be open; a span of the reports besides, so that it is remembered. */
export const mattersSince = (now: Date): Date => new Date(now.getTime() - 90 * MS_PER_DAY)

const endOf = ({ occurredAt, seconds }: EventRow): Date =>
  new Date(occurredAt.getTime() + (seconds ?? 0) * MS_PER_SECOND)

function isOpen({ kind, level, rows, to }: Omit<Episode, 'open'>, now: Date): boolean {
  if (rows.some(({ handledAt }) => handledAt !== null)) return false
  const age = now.getTime() - to.getTime()
  if (level === 'bad') return age <= GRAVE_OPEN_MS
  if (kind.startsWith('pressure') && rows.length < MIN_SLIGHT_PRESSURES) return false
  return age <= SLIGHT_OPEN_MS[kind]
}

const belongs = (row: EventRow, last: EventRow, kind: WarningKind): boolean =>
  row.occurredAt.getTime() - endOf(last).getTime() <= JOIN_MS[kind]

/**
 * What was dealt with is a matter of its own: what comes after it has to be dealt with again. A page that asks for what
 * waits alone comes to the same matters as one that asks for everything.
 */
const chainOf = (kind: WarningKind, { handledAt }: EventRow): string =>
  `${kind} ${handledAt === null ? 'open' : 'handled'}`

/** The matters that stored events come to at a moment, each event in exactly one; newest first. */
export function episodesOf(events: readonly EventRow[], now: Date): Episode[] {
  const groups: { kind: WarningKind; rows: EventRow[] }[] = []
  const newest = new Map<string, { kind: WarningKind; rows: EventRow[] }>()

  for (const event of events.toSorted((a, b) => a.occurredAt.getTime() - b.occurredAt.getTime())) {
    const { kind } = storedWarning(event)
    const chain = chainOf(kind, event)
    const group = newest.get(chain)
    const last = group?.rows.at(-1)

    if (group && last && belongs(event, last, kind)) group.rows.push(event)
    else {
      const begun = { kind, rows: [event] }
      groups.push(begun)
      newest.set(chain, begun)
    }
  }

  return groups
    .map(({ kind, rows }): Episode => {
      const whole = {
        kind,
        level: rows.some(({ level }) => level === 'bad') ? ('bad' as const) : ('warn' as const),
        rows,
        from: rows[0]?.occurredAt ?? now,
        to: new Date(Math.max(...rows.map((row) => endOf(row).getTime()))),
      }

      return { ...whole, open: isOpen(whole, now) }
    })
    .toSorted((a, b) => b.to.getTime() - a.to.getTime())
}

/** How often, as the lists of records count it: what a long record holds of one kind is one. */
export function timesOf(
  kind: WarningKind,
  rows: readonly { occurredAt: Date; seconds: number | null }[],
): number {
  if (kind !== 'af-suspected') return rows.length

  // A strip is an event without a length.
  const stretches = rows
    .filter(({ seconds }) => seconds !== null)
    .map(({ occurredAt }) => occurredAt.getTime())
    .toSorted((a, b) => a - b)

  const records = stretches.filter(
    (at, index) => index === 0 || at - (stretches[index - 1] ?? 0) > MS_PER_DAY,
  )

  return rows.length - stretches.length + records.length
}

/** The matters that reported events come to, whatever was done about them. */
export const mattersBegun = (
  events: readonly (StoredWarning & { id: string; seconds: number | null })[],
) =>
  episodesOf(
    events.map((event) => ({ ...event, ...UNTOUCHED })),
    new Date(0),
  )

const remindAtOf = ({ rows }: Episode): Date | null => rows.at(-1)?.remindAt ?? null

/** Whether the person asked to be left alone with it for now. */
export const isPutOff = (episode: Episode, now: Date): boolean =>
  (remindAtOf(episode)?.getTime() ?? 0) > now.getTime()

/** Those to deal with: the grave first, of equals what was not put off, then by kind and the newest. */
export const openEpisodes = (episodes: readonly Episode[], now: Date): Episode[] =>
  episodes
    .filter(({ open }) => open)
    .toSorted(
      (a, b) =>
        Number(b.level === 'bad') - Number(a.level === 'bad') ||
        Number(isPutOff(a, now)) - Number(isPutOff(b, now)) ||
        KIND_RANK[a.kind] - KIND_RANK[b.kind] ||
        b.to.getTime() - a.to.getTime(),
    )

/** The day on which the night of an event ends, YYYY-MM-DD; null for an event by day. */
export function nightOf({ occurredAt }: Pick<StoredWarning, 'occurredAt'>): string | null {
  const hour = shanghaiHour(occurredAt)
  if (!isNight(hour)) return null
  const day = shanghaiDay(occurredAt)
  return hour >= NIGHT_HOURS.from ? addDays(day, 1) : day
}

const GRAVE_REMIND_MS = 4 * MS_PER_HOUR
const REMIND_CLOCK = '08:00'

/** When 稍后提醒 brings a matter back: a grave one in four hours, another one the next morning. */
export const remindAt = (level: WarningLevel, now: Date): Date =>
  level === 'bad'
    ? new Date(now.getTime() + GRAVE_REMIND_MS)
    : shanghaiMoment(addDays(shanghaiDay(now), 1), REMIND_CLOCK)

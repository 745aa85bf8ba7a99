// What becomes of the times of a plan: marks and readings decide. Plain data in, plain data out.
import { MS_PER_MINUTE } from '@kangban/china-time'
import type { ReminderKindName } from '@kangban/contracts'
import { groupedBy } from '../day/slots.ts'
import { type Occurrence, occurrencesOf, type PlanVersion } from './reminder-plan.ts'

/** What somebody said of one time. */
export interface ReminderMark {
  reminderId: string
  day: string
  time: string
  state: 'done' | 'skipped' | 'snoozed'
  at: Date
  /** Of a snoozed one. */
  until: Date | null
}

/** Something measured, by the kind of reminder that it does. */
export interface ReminderReading {
  kind: ReminderKindName
  at: Date
  /** 139/89, where one figure says it. */
  value: string
}

export interface ReminderFacts {
  plans: readonly PlanVersion[]
  marks: readonly ReminderMark[]
  /** Oldest first. */
  readings: readonly ReminderReading[]
}

export interface PlannedItem extends Occurrence {
  state: 'upcoming' | 'due' | 'snoozed' | 'done' | 'skipped' | 'missed'
  /** When it was done or skipped, or until when it sleeps or has slept. */
  changedAt: Date | null
  reading: ReminderReading | null
}

/** So long one that was put off can still be done. */
const AFTER_SNOOZE_MS = 30 * MS_PER_MINUTE

const keyOf = ({ reminderId, day, time }: Pick<ReminderMark, 'reminderId' | 'day' | 'time'>) =>
  `${reminderId} ${day} ${time}`

/** Worn from the time on: what the watch told before says nothing of the night. */
const opensAt = ({ plan, at, opens }: Occurrence): Date => (plan.kind === 'watch' ? at : opens)

/** The first at a moment or after it, of readings that are oldest first: a year of them is not gone through for each time. */
function firstFrom(readings: readonly ReminderReading[], from: Date): ReminderReading | undefined {
  let [low, high] = [0, readings.length]

  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const reading = readings[middle]
    if (reading && reading.at < from) low = middle + 1
    else high = middle
  }

  return readings[low]
}

function readingFor(
  one: Occurrence,
  readings: ReadonlyMap<ReminderKindName, readonly ReminderReading[]>,
): ReminderReading | null {
  const first = firstFrom(readings.get(one.plan.kind) ?? [], opensAt(one))
  return first && first.at < one.closes ? first : null
}

function waiting(one: Occurrence, mark: ReminderMark | undefined, now: Date) {
  const until = mark?.until ?? null

  const latest = until
    ? Math.max(one.closes.getTime(), until.getTime() + AFTER_SNOOZE_MS)
    : one.closes.getTime()

  if (now < one.at) return { state: 'upcoming', changedAt: null } as const
  if (until && until > now) return { state: 'snoozed', changedAt: until } as const
  return { state: now.getTime() < latest ? 'due' : 'missed', changedAt: until } as const
}

/** A version that was changed while a time was open takes that time with it. */
const wasLetGo = ({ plan: { until }, closes }: Occurrence): boolean =>
  until !== null && until < closes

/** The times of the days with what became of them, in their order. */
export function itemsOf(
  { plans, marks, readings }: ReminderFacts,
  days: readonly string[],
  now: Date,
): PlannedItem[] {
  const marked = new Map(marks.map((mark) => [keyOf(mark), mark]))
  const readingsOf = groupedBy(readings, ({ kind }) => kind)

  return occurrencesOf(plans, days).flatMap((one): PlannedItem[] => {
    const reading = readingFor(one, readingsOf)
    if (reading) return [{ ...one, state: 'done', changedAt: reading.at, reading }]
    const mark = marked.get(keyOf({ ...one, reminderId: one.plan.reminderId }))

    if (mark && mark.state !== 'snoozed')
      return [{ ...one, state: mark.state, changedAt: mark.at, reading: null }]

    if (wasLetGo(one)) return []
    return [{ ...one, ...waiting(one, mark, now), reading: null }]
  })
}

export interface ReminderCount {
  kind: ReminderKindName
  /** What has come due and is over, and what of it was done. */
  due: number
  done: number
}

/** Only what has come due counts, and what is still open does not yet. */
export const isOver = ({ state, at }: PlannedItem, now: Date): boolean =>
  (state === 'done' && at <= now) || state === 'skipped' || state === 'missed'

export function countsOf(items: readonly PlannedItem[], now: Date): ReminderCount[] {
  const over = items.filter((item) => isOver(item, now))

  return [...groupedBy(over, ({ plan }) => plan.kind)].map(([kind, those]) => ({
    kind,
    due: those.length,
    done: those.filter(({ state }) => state === 'done').length,
  }))
}

/** Of several days put together. */
export const addedCounts = (all: readonly ReminderCount[]): ReminderCount[] =>
  [...groupedBy(all, ({ kind }) => kind)].map(([kind, those]) => ({
    kind,
    due: those.reduce((sum, { due }) => sum + due, 0),
    done: those.reduce((sum, { done }) => sum + done, 0),
  }))

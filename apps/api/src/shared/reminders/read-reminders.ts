// What somebody is reminded of, with the marks and the readings that say what was done.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { addDays, startOfShanghaiDay } from '@kangban/china-time'
import {
  MANUAL_KINDS,
  type ManualKind,
  REMINDER_KINDS,
  type ReminderKindName,
} from '@kangban/contracts'
import type {
  ReminderFacts,
  ReminderMark,
  ReminderReading,
} from '@kangban/rules/reminders/reminder-items'
import { occurrencesOf, type PlanVersion } from '@kangban/rules/reminders/reminder-plan'
import type { Reminder } from '../../../../../prisma/generated/sqlite/client.ts'
import type { Database } from '../../database/open-database.ts'
import type { Transaction } from '../../database/once.ts'

type Source = Database | Transaction

export interface ReminderSpan {
  accountId: string
  /** Days in China, the first and the last. */
  fromDay: string
  toDay: string
}

/** Windows in one statement. */
const MAX_WINDOWS = 40

/** What the watch tells by itself; a reading of it in the window of a reminder does it. */
const WATCH_KINDS = { watch: 'heartRate', oxygen: 'oxygen' } as const
type WatchKind = keyof typeof WATCH_KINDS

export const isWatchKind = (kind: ReminderKindName): kind is WatchKind =>
  Object.hasOwn(WATCH_KINDS, kind)

const REMINDED_BY = {
  bloodPressure: 'pressure',
  oxygen: 'oxygen',
  temperature: 'temperature',
  weight: 'weight',
} as const satisfies Record<ManualKind, ReminderKindName>

const isList = <T>(stored: unknown, isOne: (value: unknown) => value is T): T[] =>
  Array.isArray(stored) ? stored.filter(isOne) : []

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string'

/** A stored version as the rules know it; null for a kind of a newer service. */
export function planOf(row: Reminder): PlanVersion | null {
  const kind = REMINDER_KINDS.find((known) => known === row.kind)
  const { reminderId, name, dose, active, since, until } = row

  return kind
    ? {
        reminderId,
        kind,
        name,
        dose,
        weekdays: isList(row.weekdays, isNumber),
        times: isList(row.times, isText),
        active,
        since,
        until,
      }
    : null
}

export const plansOf = (rows: readonly Reminder[]): PlanVersion[] =>
  rows.map(planOf).filter((plan) => plan !== null)

const MARK_STATES = ['done', 'skipped', 'snoozed'] as const

async function marksOf(database: Source, { accountId, fromDay, toDay }: ReminderSpan) {
  const rows = await database.reminderMark.findMany({
    where: { accountId, day: { gte: fromDay, lte: toDay } },
    select: { reminderId: true, day: true, time: true, state: true, at: true, until: true },
  })

  return rows.flatMap(({ state, ...mark }): ReminderMark[] => {
    const known = MARK_STATES.find((one) => one === state)
    return known ? [{ ...mark, state: known }] : []
  })
}

async function pressuresOf(
  database: Source,
  { accountId, from, to }: Span,
): Promise<ReminderReading[]> {
  const rows = await database.bloodPressure.findMany({
    // A cuff was put on for it; what a watch guesses by itself was no act of the person.
    where: { accountId, at: { gte: from, lt: to }, source: { not: 'watch' } },
    orderBy: { at: 'asc' },
    select: { at: true, systolic: true, diastolic: true },
  })

  return rows.map(({ at, systolic, diastolic }) => ({
    kind: 'pressure',
    at,
    value: `${systolic}/${diastolic}`,
  }))
}

async function ecgsOf(database: Source, { accountId, from, to }: Span): Promise<ReminderReading[]> {
  const rows = await database.ecgRecord.findMany({
    where: { accountId, startedAt: { gte: from, lt: to } },
    orderBy: { startedAt: 'asc' },
    select: { startedAt: true },
  })

  return rows.map(({ startedAt }) => ({ kind: 'ecg', at: startedAt, value: '' }))
}

/** Every few minutes one, so only those of the windows are read. */
async function watchReadings(
  database: Source,
  accountId: string,
  { kind, windows }: { kind: WatchKind; windows: readonly { from: Date; to: Date }[] },
): Promise<ReminderReading[]> {
  const found: ReminderReading[] = []

  for (let first = 0; first < windows.length; first += MAX_WINDOWS) {
    // SQLite answers without letting go of the loop: others have their turn between two statements.
    if (first > 0) await nextTurn()

    const rows = await database.reading.findMany({
      // Each window with its whole key: SQLite reads all readings of a kind where account and kind stand beside them.
      where: {
        OR: windows.slice(first, first + MAX_WINDOWS).map(({ from, to }) => ({
          accountId,
          kind: WATCH_KINDS[kind],
          at: { gte: from, lt: to },
        })),
      },
      orderBy: { at: 'asc' },
      select: { at: true },
    })

    found.push(...rows.map(({ at }) => ({ kind, at, value: '' })))
  }

  return found
}

/** What was typed in does a reminder as well as a device's reading: it is the measuring that was asked for. */
async function typedOf(
  database: Source,
  kinds: ReadonlySet<ReminderKindName>,
  { accountId, from, to }: Span,
): Promise<ReminderReading[]> {
  const asked = MANUAL_KINDS.filter((kind) => kinds.has(REMINDED_BY[kind]))
  if (asked.length === 0) return []

  const rows = await database.manualReading.findMany({
    where: { accountId, kind: { in: asked }, at: { gte: from, lt: to } },
    orderBy: { at: 'asc' },
    select: { kind: true, at: true, systolic: true, diastolic: true },
  })

  return rows.flatMap(({ kind, at, systolic, diastolic }): ReminderReading[] => {
    const known = asked.find((one) => one === kind)
    const value = systolic === null ? '' : `${systolic}/${diastolic}`
    return known ? [{ kind: REMINDED_BY[known], at, value }] : []
  })
}

interface Span {
  accountId: string
  from: Date
  to: Date
}

const daysOf = ({ fromDay, toDay }: ReminderSpan): string[] => {
  const days: string[] = []
  for (let day = fromDay; day <= toDay; day = addDays(day, 1)) days.push(day)
  return days
}

async function readingsOf(
  database: Source,
  plans: readonly PlanVersion[],
  span: ReminderSpan,
): Promise<ReminderReading[]> {
  const { accountId } = span
  const kinds = new Set(plans.map(({ kind }) => kind))
  if (kinds.size === 0) return []
  const times = occurrencesOf(plans, daysOf(span))
  const [first, last] = [times[0]?.opens, times.at(-1)]
  if (!first || !last) return []
  const earliest = times.reduce((least, { opens }) => (opens < least ? opens : least), first)
  const latest = times.reduce((most, { closes }) => (closes > most ? closes : most), last.closes)
  const whole = { accountId, from: earliest, to: latest }

  const windows = (kind: WatchKind) =>
    times
      .filter(({ plan }) => plan.kind === kind)
      .map(({ opens, closes }) => ({ from: opens, to: closes }))

  const found = await Promise.all([
    kinds.has('pressure') ? pressuresOf(database, whole) : [],
    kinds.has('ecg') ? ecgsOf(database, whole) : [],
    watchReadings(database, accountId, { kind: 'watch', windows: windows('watch') }),
    watchReadings(database, accountId, { kind: 'oxygen', windows: windows('oxygen') }),
    typedOf(database, kinds, whole),
  ])

  return found.flat().toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** Of the days, with what was in force on them. */
export async function readReminders(database: Source, span: ReminderSpan): Promise<ReminderFacts> {
  const { accountId, fromDay } = span

  const rows = await database.reminder.findMany({
    where: { accountId, OR: [{ until: null }, { until: { gt: startOfShanghaiDay(fromDay) } }] },
    orderBy: [{ since: 'asc' }, { id: 'asc' }],
  })

  const plans = plansOf(rows)
  if (plans.length === 0) return { plans, marks: [], readings: [] }

  const [marks, readings] = await Promise.all([
    marksOf(database, span),
    readingsOf(database, plans, span),
  ])

  return { plans, marks, readings }
}

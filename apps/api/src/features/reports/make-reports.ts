import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { addDays, mondayOf, shanghaiDay } from '@kangban/china-time'
import type { DailyContent, WeeklyContent } from '@kangban/contracts'
import type { Services } from '../../context.ts'
import { ageOn } from '@kangban/rules/person/age'
import { BASELINE_DAYS } from '@kangban/rules/reports/baseline'
import { dailyReport } from '@kangban/rules/reports/daily-report'
import { type DayRecord, isMeasured } from '@kangban/rules/reports/day-record'
import { weeklyReport } from '@kangban/rules/reports/weekly-report'
import { daysFrom, readDayRecords } from './day-records.ts'
import { measurementsRepository } from './measurements.repository.ts'
import { type NewReport, reportsRepository } from './reports.repository.ts'

/** Reports reach back so far when they are first made; those that are there stay. */
const REACH_DAYS = 365
/** A watch brings what it measured offline within a week; for so long an unread report may still change. */
const LATE_DAYS = 7
/** Whoever opens the reports after a while finds the last days marked as new, not every day that was missed. */
const NEW_DAYS = 2
const WEEK_DAYS = 7
/** A week in which fewer days were measured has no report. */
const MIN_WEEK_DAYS = 3
/** Whose reports are made in one turn of the loop: each takes a millisecond or two while the code is cold. */
const DAYS_OF_TURN = 7

type ServicesUsed = Pick<Services, 'database' | 'memory' | 'clock'>
type Content = DailyContent | WeeklyContent
interface Mark {
  id: string
  kind: string
  day: string
  readAt: Date | null
}

export const yesterdayOf = (now: Date): string => addDays(shanghaiDay(now), -1)

/** The first day of which the reports are made, where the newest daily one is of `newest`; with the days before it. */
export const factsFrom = (newest: string | null, yesterday: string): string =>
  addDays(
    newest === null ? addDays(yesterday, -REACH_DAYS) : addDays(newest, 1 - LATE_DAYS),
    1 - WEEK_DAYS - BASELINE_DAYS,
  )

/** The first day that may lack a report: a while before the newest one, or where the measurements begin. */
async function firstDay(
  database: Services['database'],
  accountId: string,
  { marks, yesterday }: Asked,
) {
  const reach = addDays(yesterday, -REACH_DAYS)
  const newest = marks.find(({ kind }) => kind === 'daily')?.day
  if (newest) return [addDays(newest, 1 - LATE_DAYS), reach].toSorted().at(-1)
  const earliest = await measurementsRepository(database).earliest(accountId)
  return earliest && [shanghaiDay(earliest), reach].toSorted().at(-1)
}

interface Asked {
  marks: readonly Mark[]
  yesterday: string
}

/** What is to be made: the days and weeks without a report, and those whose unread one may still change. */
function dueSpans(from: string, { marks, yesterday }: Asked) {
  const stored = new Map(marks.map((mark) => [`${mark.kind} ${mark.day}`, mark]))

  const isDue = (kind: string, day: string, lastDay: string): boolean => {
    const mark = stored.get(`${kind} ${day}`)
    return !mark || (mark.readAt === null && lastDay > addDays(yesterday, -LATE_DAYS))
  }

  const days = daysFrom(from, yesterday).filter((day) => isDue('daily', day, day))

  const mondays = daysFrom(mondayOf(from), yesterday)
    .filter((day) => mondayOf(day) === day && addDays(day, WEEK_DAYS - 1) <= yesterday)
    .filter((monday) => isDue('weekly', monday, addDays(monday, WEEK_DAYS - 1)))

  return { days, mondays, stored }
}

/** Reports that may have to be made anew, by kind and day. Read before the measurements, for `remake`. */
async function unreadOf(
  repository: ReturnType<typeof reportsRepository>,
  { days, mondays, stored }: ReturnType<typeof dueSpans>,
) {
  const due = [...days.map((day) => `daily ${day}`), ...mondays.map((day) => `weekly ${day}`)]
  const ids = due.flatMap((key) => stored.get(key)?.id ?? [])
  const reports = ids.length === 0 ? [] : await repository.contents(ids)
  return new Map(reports.map((report) => [`${report.kind} ${report.day}`, report]))
}

interface Made {
  kind: 'daily' | 'weekly'
  day: string
  lastDay: string
  content: Content
}

/** Of the week that ends at a slot of the days; null where too little of it was measured. */
function weekUntil(slot: number, facts: Facts): WeeklyContent | null {
  const first = slot + 1 - WEEK_DAYS
  const days = facts.records.slice(first, slot + 1)
  const lastDay = days.at(-1)?.day
  if (lastDay === undefined || days.filter(isMeasured).length < MIN_WEEK_DAYS) return null
  const lastWeek = facts.records.slice(first - WEEK_DAYS, first)
  return weeklyReport({ days, lastWeek, ageYears: ageOfDay(facts, lastDay) })
}

/**
 * A report of each span in which enough was measured, in the order of their last days, a week before its Sunday: where only
 * the first of them were stored, whoever looks from the newest daily one on makes the others.
 */
async function contentsOf(
  due: { days: readonly string[]; mondays: readonly string[] },
  facts: Facts,
): Promise<Made[]> {
  const [days, mondays] = [new Set(due.days), new Set(due.mondays)]
  const made: Made[] = []

  for (const [slot, record] of facts.records.entries()) {
    if (slot % DAYS_OF_TURN === 0) await nextTurn()
    const lastDay = record.day
    const monday = addDays(lastDay, 1 - WEEK_DAYS)
    const week = mondays.has(monday) ? weekUntil(slot, facts) : null
    if (week) made.push({ kind: 'weekly', day: monday, lastDay, content: week })
    if (!days.has(lastDay) || !isMeasured(record)) continue
    const before = facts.records.slice(Math.max(0, slot - BASELINE_DAYS), slot)
    const content = dailyReport({ record, before, ageYears: ageOfDay(facts, lastDay) })
    made.push({ kind: 'daily', day: lastDay, lastDay, content })
  }

  return made
}

interface Facts {
  records: readonly DayRecord[]
  birthday: string | null
}

const ageOfDay = ({ birthday }: Facts, day: string): number | null =>
  birthday ? ageOn(birthday, day) : null

/**
 * Makes the daily and weekly reports that are due, from the stored measurements, and keeps them: a report that was read
 * stays as it was. While it is unread and its last day is less than a week ago, late readings still change it. Today has
 * no report. Gives whether none is due until something is written: not where somebody else was making the same.
 */
export async function makeReports(
  { database, memory, clock }: ServicesUsed,
  accountId: string,
): Promise<boolean> {
  const now = clock.now()
  const yesterday = yesterdayOf(now)
  const repository = reportsRepository(database)

  const asked = {
    marks: await repository.marks({ accountId, kinds: ['daily', 'weekly'] }),
    yesterday,
  }

  const from = await firstDay(database, accountId, asked)
  if (!from) return true
  const { days, mondays, stored } = dueSpans(from, asked)
  const earliest = [...days, ...mondays].toSorted()[0]
  if (!earliest) return true
  const before = await unreadOf(repository, { days, mondays, stored })
  const fromDay = addDays(earliest, -BASELINE_DAYS)
  const range = { accountId, fromDay, toDay: yesterday, now }
  await nextTurn()
  const facts = await readDayRecords({ database, memory }, range)
  const made = await contentsOf({ days, mondays }, facts)

  const isNew = ({ kind, lastDay }: Made): boolean =>
    lastDay > addDays(yesterday, kind === 'daily' ? -NEW_DAYS : -WEEK_DAYS)

  const missing = made
    .filter(({ kind, day }) => !stored.has(`${kind} ${day}`))
    .map((report): NewReport => {
      const { kind, day, content } = report
      return { accountId, kind, day, content, createdAt: now, readAt: isNew(report) ? null : now }
    })

  let isDone = missing.length === 0 || (await repository.add(missing))

  for (const { kind, day, content } of made) {
    const report = before.get(`${kind} ${day}`)
    if (!report || isDeepStrictEqual(report.content, content)) continue
    if (!(await repository.remake(report, content, now))) isDone = false
  }

  return isDone && facts.isSettled
}

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

type ServicesUsed = Pick<Services, 'database' | 'clock'>
type Content = DailyContent | WeeklyContent
interface Mark {
  id: string
  kind: string
  day: string
  readAt: Date | null
}

export const yesterdayOf = (now: Date): string => addDays(shanghaiDay(now), -1)

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

/** A report of each span in which enough was measured. */
function contentsOf(due: { days: readonly string[]; mondays: readonly string[] }, facts: Facts) {
  const slotOf = new Map(facts.records.map(({ day }, slot) => [day, slot]))
  const made: { kind: 'daily' | 'weekly'; day: string; lastDay: string; content: Content }[] = []

  for (const day of due.days) {
    const slot = slotOf.get(day) ?? 0
    const record = facts.records[slot]
    if (!record || !isMeasured(record)) continue
    const before = facts.records.slice(Math.max(0, slot - BASELINE_DAYS), slot)
    const content = dailyReport({ record, before, ageYears: ageOfDay(facts, day) })
    made.push({ kind: 'daily', day, lastDay: day, content })
  }

  for (const monday of due.mondays) {
    const slot = slotOf.get(monday) ?? 0
    const days = facts.records.slice(slot, slot + WEEK_DAYS)
    if (days.filter(isMeasured).length < MIN_WEEK_DAYS) continue
    const lastWeek = facts.records.slice(slot - WEEK_DAYS, slot)
    const lastDay = addDays(monday, WEEK_DAYS - 1)

    made.push({
      kind: 'weekly',
      day: monday,
      lastDay,
      content: weeklyReport({ days, lastWeek, ageYears: ageOfDay(facts, lastDay) }),
    })
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
 * no report.
 */
export async function makeReports(
  { database, clock }: ServicesUsed,
  accountId: string,
): Promise<void> {
  const now = clock.now()
  const yesterday = yesterdayOf(now)
  const repository = reportsRepository(database)

  const asked = {
    marks: await repository.marks({ accountId, kinds: ['daily', 'weekly'] }),
    yesterday,
  }

  const from = await firstDay(database, accountId, asked)
  if (!from) return
  const { days, mondays, stored } = dueSpans(from, asked)
  const earliest = [...days, ...mondays].toSorted()[0]
  if (!earliest) return
  const fromDay = addDays(earliest, -BASELINE_DAYS)

  const made = contentsOf(
    { days, mondays },
    await readDayRecords(database, { accountId, fromDay, toDay: yesterday, now }),
  )

  const isNew = ({ kind, lastDay }: (typeof made)[number]): boolean =>
    lastDay > addDays(yesterday, kind === 'daily' ? -NEW_DAYS : -WEEK_DAYS)

  const missing = made
    .filter(({ kind, day }) => !stored.has(`${kind} ${day}`))
    .map((report): NewReport => {
      const { kind, day, content } = report
      return { accountId, kind, day, content, createdAt: now, readAt: isNew(report) ? null : now }
    })

  if (missing.length > 0) await repository.add(missing)

  const again = made.flatMap(({ kind, day, content }) => {
    const mark = stored.get(`${kind} ${day}`)
    return mark ? [{ id: mark.id, content }] : []
  })

  if (again.length === 0) return

  const before = new Map(
    (await repository.contents(again.map(({ id }) => id))).map((row) => [row.id, row.content]),
  )

  for (const { id, content } of again) {
    if (!isDeepStrictEqual(before.get(id), content)) await repository.remake(id, content, now)
  }
}

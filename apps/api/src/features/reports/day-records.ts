import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  addDays,
  daysBetween,
  shanghaiClock,
  shanghaiDay,
  shanghaiHour,
  startOfShanghaiDay,
} from '@kangban/china-time'
import type { Services } from '../../context.ts'
import type { DayRecord, NightRecord } from '@kangban/rules/reports/day-record'
import { DEEP_NIGHT_HOURS, DEFAULT_STEPS_GOAL } from '@kangban/rules/thresholds'
import { nightFigures } from '../../shared/readings/night-figures.ts'
import {
  countsOf,
  isOver,
  itemsOf,
  type PlannedItem,
} from '@kangban/rules/reminders/reminder-items'
import { isWatchKind, readReminders } from '../../shared/reminders/read-reminders.ts'
import { type DayAggregate, measurementsRepository } from './measurements.repository.ts'

type Sources = Pick<Services, 'database' | 'memory'>
type Repository = ReturnType<typeof measurementsRepository>
type NightRow = Awaited<ReturnType<Repository['nights']>>[number]
type Goals = Awaited<ReturnType<Repository['person']>>['goals']

function nightRecord(row: NightRow): NightRecord {
  const { asleep, deep, awakenings, lowOxygen } = nightFigures(row)

  return {
    asleepMinutes: Math.round(asleep),
    deepMinutes: Math.round(deep),
    score: row.score,
    awakenings,
    lowOxygen: lowOxygen.length,
    averageHeartRate: row.averageHeartRate,
    from: shanghaiClock(row.startAt),
    to: shanghaiClock(row.endAt),
  }
}

/** The goal that held when the day ended. */
function goalOn(day: string, goals: Goals): number {
  const end = startOfShanghaiDay(addDays(day, 1))
  return goals.find(({ since }) => since < end)?.value ?? DEFAULT_STEPS_GOAL
}

export const daysFrom = (fromDay: string, toDay: string): string[] => {
  const count = daysBetween(fromDay, toDay) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(fromDay, index))
}

/** Whether neither the time that passes nor what the watch measures after the days can change what became of it. */
function isSettled(item: PlannedItem, { now, end }: { now: Date; end: Date }): boolean {
  if (!isOver(item, now)) return false
  if (!isWatchKind(item.plan.kind)) return true
  return item.reading ? item.reading.at < end : item.closes <= end
}

const SERIES = [
  { kind: 'heartRate' },
  { kind: 'oxygen' },
  { kind: 'steps' },
  { kind: 'temperature', hours: DEEP_NIGHT_HOURS },
] as const

const KINDS = SERIES.map(({ kind }) => kind)

/** What the watch told of each day, by kind: read for those days alone that are not remembered or have changed since. */
async function watchDays(
  { database, memory }: Sources,
  accountId: string,
  days: readonly string[],
): Promise<Record<(typeof KINDS)[number], (DayAggregate | null)[]>> {
  const repository = measurementsRepository(database)
  const known = await memory.open({ accountId, tables: [], kinds: KINDS, days })

  const [heartRate = [], oxygen = [], steps = [], temperature = []] = await Promise.all(
    SERIES.map((series) =>
      known.ofDays(`reported ${series.kind}`, { kind: series.kind, days }, (missing) =>
        repository.aggregates({ accountId, ...series, days: missing }),
      ),
    ),
  )

  return { heartRate, oxygen, steps, temperature }
}

/**
 * What was measured on each day from the first to the last, put together by the database. `isSettled` where it stays as it
 * is until something of these days is written.
 */
export async function readDayRecords(
  { database, memory }: Sources,
  range: { accountId: string; fromDay: string; toDay: string; now: Date },
): Promise<{ records: DayRecord[]; birthday: string | null; isSettled: boolean }> {
  const repository = measurementsRepository(database)
  const { accountId } = range
  const days = daysFrom(range.fromDay, range.toDay)

  const [watch, pressures, nights, warnings, person] = await Promise.all([
    watchDays({ database, memory }, accountId, days),
    repository.pressures(range),
    repository.nights(range),
    repository.warnings(range),
    repository.person(accountId),
  ])

  // SQLite answers without letting go of the loop, and a year of reminders takes a turn by itself.
  await nextTurn()
  const reminders = await readReminders(database, range)
  await nextTurn()

  const pressuresOf = Map.groupBy(pressures, ({ at }) => shanghaiDay(at))
  const warningsOf = Map.groupBy(warnings, ({ occurredAt }) => shanghaiDay(occurredAt))
  const items = itemsOf(reminders, days, range.now)
  const remindersOf = Map.groupBy(items, ({ day }) => day)
  const nightOf = new Map(nights.map((night) => [night.day, night]))

  const records = days.map((day, slot): DayRecord => {
    const night = nightOf.get(day)

    return {
      day,
      sleep: night ? nightRecord(night) : null,
      heartRate: watch.heartRate[slot] ?? null,
      pressures: (pressuresOf.get(day) ?? []).map(({ at, systolic, diastolic }) => ({
        systolic,
        diastolic,
        hour: shanghaiHour(at),
      })),
      oxygen: watch.oxygen[slot] ?? null,
      temperature: watch.temperature[slot]?.average ?? null,
      steps: watch.steps[slot]?.sum ?? null,
      stepsGoal: goalOn(day, person.goals),
      warnings: warningsOf.get(day) ?? [],
      reminders: countsOf(remindersOf.get(day) ?? [], range.now),
    }
  })

  const end = startOfShanghaiDay(addDays(range.toDay, 1))

  return {
    records,
    birthday: person.birthday,
    isSettled: items.every((item) => isSettled(item, { now: range.now, end })),
  }
}

import {
  addDays,
  daysBetween,
  shanghaiClock,
  shanghaiDay,
  shanghaiHour,
  startOfShanghaiDay,
} from '@kangban/china-time'
import type { Database } from '../../database/open-database.ts'
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
import { measurementsRepository } from './measurements.repository.ts'

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

/**
 * What was measured on each day from the first to the last, put together by the database. `isSettled` where it stays as it
 * is until something of these days is written.
 */
export async function readDayRecords(
  database: Database,
  range: { accountId: string; fromDay: string; toDay: string; now: Date },
): Promise<{ records: DayRecord[]; birthday: string | null; isSettled: boolean }> {
  const repository = measurementsRepository(database)
  const { accountId } = range
  const days = daysFrom(range.fromDay, range.toDay)

  const [heartRate, oxygen, steps, temperature, pressures, nights, warnings, person, reminders] =
    await Promise.all([
      repository.aggregates({ accountId, kind: 'heartRate', days }),
      repository.aggregates({ accountId, kind: 'oxygen', days }),
      repository.aggregates({ accountId, kind: 'steps', days }),
      repository.aggregates({ accountId, kind: 'temperature', days, hours: DEEP_NIGHT_HOURS }),
      repository.pressures(range),
      repository.nights(range),
      repository.warnings(range),
      repository.person(accountId),
      readReminders(database, range),
    ])

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
      heartRate: heartRate[slot] ?? null,
      pressures: (pressuresOf.get(day) ?? []).map(({ at, systolic, diastolic }) => ({
        systolic,
        diastolic,
        hour: shanghaiHour(at),
      })),
      oxygen: oxygen[slot] ?? null,
      temperature: temperature[slot]?.average ?? null,
      steps: steps[slot]?.sum ?? null,
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

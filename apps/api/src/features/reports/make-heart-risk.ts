import { addDays, startOfShanghaiDay } from '@kangban/china-time'
import { HeartRiskContent } from '@kangban/contracts'
import * as z from 'zod/mini'
import type { Services } from '../../context.ts'
import { HEART_DAYS, heartRisk, type HeartRiskFacts } from '@kangban/rules/reports/heart-risk'
import { reachesInto } from '@kangban/rules/warnings/reaches-into'
import { readLongRecords } from '../../shared/ecg/long-records.ts'
import { daysFrom } from './day-records.ts'
import { yesterdayOf } from './make-reports.ts'
import { measurementsRepository } from './measurements.repository.ts'
import { reportsRepository } from './reports.repository.ts'

/** A new one is made so many days after the last, or at once when the level has changed. */
const EVERY_DAYS = 7

async function readFacts(
  database: Services['database'],
  accountId: string,
  endDay: string,
): Promise<HeartRiskFacts> {
  const repository = measurementsRepository(database)
  const firstDay = addDays(endDay, 1 - HEART_DAYS)
  const span = { accountId, fromDay: firstDay, toDay: endDay }

  const before = {
    accountId,
    fromDay: addDays(firstDay, -HEART_DAYS),
    toDay: addDays(firstDay, -1),
  }

  const daysOf = ({ fromDay, toDay }: typeof span) => daysFrom(fromDay, toDay)

  const [heartDays, oxygenDays, heartDaysBefore, warnings, pressures, ecgs, longRecords] =
    await Promise.all([
      repository.countDays({ accountId, kind: 'heartRate', days: daysOf(span) }),
      repository.countDays({ accountId, kind: 'oxygen', days: daysOf(span) }),
      repository.countDays({ accountId, kind: 'heartRate', days: daysOf(before) }),
      repository.warnings({ ...span, fromDay: before.fromDay }),
      repository.pressures(span),
      repository.ecgs(span),
      readLongRecords(database, {
        accountId,
        from: startOfShanghaiDay(firstDay),
        to: startOfShanghaiDay(addDays(endDay, 1)),
      }),
    ])

  const start = startOfShanghaiDay(firstDay)

  return {
    endDay,
    span: {
      heartDays,
      oxygenDays,
      warnings: warnings.filter((warning) => reachesInto(warning, start)),
      pressures,
      ecgs,
      longRecords,
    },
    before: {
      heartDays: heartDaysBefore,
      warnings: warnings.filter(({ occurredAt }) => occurredAt < start),
    },
  }
}

const isEmpty = ({ span }: HeartRiskFacts): boolean =>
  span.heartDays === 0 &&
  span.oxygenDays === 0 &&
  span.pressures.length === 0 &&
  span.ecgs.length === 0 &&
  span.longRecords.length === 0

/** The first day of what is screened on a day, with the days that it is held against. */
export const heartFactsFrom = (endDay: string): string => addDays(endDay, 1 - 2 * HEART_DAYS)

/** Makes the screening of the 30 days up to yesterday when one is due, and keeps it; false where somebody else did so. */
export async function makeHeartRisk(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  accountId: string,
): Promise<boolean> {
  const now = clock.now()
  const day = yesterdayOf(now)
  const repository = reportsRepository(database)
  const newest = await repository.newest(accountId, 'heart-risk')
  if (newest && newest.day >= day) return true
  const facts = await readFacts(database, accountId, day)
  if (isEmpty(facts)) return true
  const content = heartRisk(facts)
  const isRecent = newest && newest.day > addDays(day, -EVERY_DAYS)
  if (isRecent && z.parse(HeartRiskContent, newest.content).level === content.level) return true

  return repository.add([
    { accountId, kind: 'heart-risk', day, content, createdAt: now, readAt: null },
  ])
}

import {
  addDays,
  lastDays,
  MS_PER_DAY,
  MS_PER_HOUR,
  shanghaiDay,
  shanghaiHour,
  startOfShanghaiDay,
} from '@kangban/china-time'
import { LIMITS } from '../../config/limits.ts'
import type { Services } from '../../context.ts'
import { type HomeData, TREND_DAYS } from '@kangban/rules/home/home-data'
import { BASELINE_NIGHTS, DEFAULT_STEPS_GOAL } from '@kangban/rules/thresholds'
import { mattersSince } from '@kangban/rules/warnings/episodes'
import type { TimedValue } from '@kangban/rules/warnings/warning-rules'
import { readLongRecords } from '../../shared/ecg/long-records.ts'
import { manualPressures } from '../../shared/readings/manual-pressures.repository.ts'
import { nightFigures } from '../../shared/readings/night-figures.ts'
import { readingsRepository } from '../../shared/readings/readings.repository.ts'

/** More events than these are not looked at. */
const MAX_WARNINGS = 500

function stepsOf(hours: readonly TimedValue[]): HomeData['steps'] {
  const newest = hours.at(-1)
  if (!newest) return null
  const byHour = new Map(hours.map(({ at, value }) => [shanghaiHour(at), value]))

  return {
    total: hours.reduce((sum, { value }) => sum + value, 0),
    hours: Array.from({ length: 24 }, (_, hour) => byHour.get(hour) ?? null),
    countedTo: new Date(newest.at.getTime() + MS_PER_HOUR),
  }
}

/** All that the home page is made of, from a fixed number of indexed queries. */
export async function readHome(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  accountId: string,
): Promise<HomeData> {
  const now = clock.now()
  const today = shanghaiDay(now)
  const from = new Date(now.getTime() - MS_PER_DAY)
  const to = new Date(now.getTime() + LIMITS.clockAheadMs)
  const firstDay = addDays(today, 1 - TREND_DAYS)
  const repository = readingsRepository(database)

  const [
    person,
    readings,
    pressures,
    typedPressures,
    nights,
    ecgRecords,
    longRecords,
    warnings,
    nightTemperatures,
  ] = await Promise.all([
    repository.person(accountId),
    repository.readings({ accountId, from, to }),
    repository.pressures({ accountId, from: startOfShanghaiDay(firstDay), to }),
    manualPressures(database, { accountId, from: startOfShanghaiDay(firstDay), to }),
    repository.nights({ accountId, fromDay: firstDay, toDay: today }),
    repository.ecgRecords(accountId, TREND_DAYS),
    readLongRecords(database, { accountId, take: 1 }),
    repository.unhandledWarnings(accountId, mattersSince(now), MAX_WARNINGS),
    repository.nightTemperatures(accountId, lastDays(today, BASELINE_NIGHTS + 1)),
  ])

  const ofKind = (kind: string): TimedValue[] => readings.filter((reading) => reading.kind === kind)

  return {
    now,
    today,
    birthday: person.profile?.birthday ?? null,
    stepsGoal: person.goals[0]?.value ?? DEFAULT_STEPS_GOAL,
    deviceTypes: person.bindings.map(({ device }) => device.typeCode),
    heartRate: ofKind('heartRate'),
    oxygen: ofKind('oxygen'),
    temperature: ofKind('temperature'),
    steps: stepsOf(ofKind('steps').filter(({ at }) => at >= startOfShanghaiDay(today))),
    pressures,
    typedPressures,
    nights: nights.map(nightFigures).map(({ asleep, lowOxygen, ...night }) => ({
      ...night,
      asleepMinutes: asleep,
      lowOxygen: lowOxygen.length,
    })),
    ecgRecords,
    longRecord: longRecords.at(-1) ?? null,
    warnings,
    unknownWarnings: 0,
    nightTemperatures,
  }
}

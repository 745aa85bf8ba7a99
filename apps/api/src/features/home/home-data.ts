import {
  addDays,
  daysBetween,
  lastDays,
  MS_PER_DAY,
  MS_PER_HOUR,
  shanghaiDay,
  shanghaiHour,
  startOfShanghaiDay,
} from '@kangban/china-time'
import { LIMITS } from '../../config/limits.ts'
import type { Services } from '../../context.ts'
import {
  type Known,
  MARKED_KINDS,
  type MarkedKind,
} from '../../database/remembered/health-memory.ts'
import { type HomeData, TREND_DAYS } from '@kangban/rules/home/home-data'
import { nightsToCompare } from '@kangban/rules/temperature/compared-nights'
import { DEFAULT_STEPS_GOAL } from '@kangban/rules/thresholds'
import { mattersSince } from '@kangban/rules/warnings/episodes'
import type { TimedValue } from '@kangban/rules/warnings/warning-rules'
import { newestLongRecord } from '../../shared/ecg/long-records.ts'
import { manualPressures } from '../../shared/readings/manual-pressures.repository.ts'
import { nightFigures } from '../../shared/readings/night-figures.ts'
import { readingsRepository } from '../../shared/readings/readings.repository.ts'
import { knownWarnings } from '../../shared/readings/waiting.ts'
import {
  nightTemperatures as nightTemperaturesOf,
  valuesOfDays,
  walked,
} from '../../shared/readings/values-of-days.ts'

function stepsOf(hours: readonly TimedValue[]): HomeData['steps'] {
  const newest = hours.at(-1)
  if (!newest) return null
  const byHour = new Map(hours.map(({ at, value }) => [shanghaiHour(at), value]))

  return {
    total: walked(hours) ?? 0,
    hours: Array.from({ length: 24 }, (_, hour) => byHour.get(hour) ?? null),
    countedTo: new Date(newest.at.getTime() + MS_PER_HOUR),
  }
}

function nightOfHome(stored: Parameters<typeof nightFigures>[0]): HomeData['nights'][number] {
  const { asleep, lowOxygen, ...night } = nightFigures(stored)
  return { ...night, asleepMinutes: asleep, lowOxygen: lowOxygen.length }
}

/** From `from` to `to`, both included, of what is in the order of time. */
function between(readings: readonly TimedValue[], from: Date, to: Date): TimedValue[] {
  const [first, last] = [from.getTime(), to.getTime()]
  const begin = readings.findIndex(({ at }) => at.getTime() >= first)
  const end = readings.findLastIndex(({ at }) => at.getTime() <= last)
  return begin === -1 ? [] : readings.slice(begin, end + 1)
}

const PERSON = ['Profile', 'Goal', 'Binding'] as const

type HomeServices = Pick<Services, 'database' | 'reads' | 'clock' | 'memory'>

/** Which days the home page of a moment looks at. */
function homeDays(now: Date) {
  const today = shanghaiDay(now)
  const from = new Date(now.getTime() - MS_PER_DAY)
  const to = new Date(now.getTime() + LIMITS.clockAheadMs)
  const lastDay = shanghaiDay(to)

  return {
    today,
    from,
    to,
    days: lastDays(lastDay, 1 + daysBetween(shanghaiDay(from), lastDay)),
    nightDays: lastDays(today, nightsToCompare(TREND_DAYS)),
  }
}

/**
 * What `make` makes of the home page, which names no time finer than a minute: within one, and while nothing of it changes,
 * what was made before. `name` says all that it depends on besides.
 */
export async function ofHome<T>(
  services: HomeServices,
  { accountId, name }: { accountId: string; name: string },
  make: (data: HomeData) => T,
): Promise<T> {
  const now = services.clock.now()
  const span = homeDays(now)
  const { days, nightDays } = span

  const [known, knownNights] = await Promise.all([
    services.memory.open({
      accountId,
      tables: [
        ...PERSON,
        'BloodPressure',
        'ManualReading',
        'SleepNight',
        'EcgRecord',
        'HolterRecord',
        'Warning',
      ],
      kinds: MARKED_KINDS,
      days,
    }),
    services.memory.open({ accountId, tables: [], kinds: ['temperature'], days: nightDays }),
  ])

  return known.ofAll(name, { now, beside: [knownNights] }, async () =>
    make(await readHome(services, { accountId, now, span, known, knownNights })),
  )
}

interface Asked {
  accountId: string
  now: Date
  span: ReturnType<typeof homeDays>
  known: Known
  /** Of the temperatures of the nights. */
  knownNights: Known
}

/** All that the home page is made of, from a fixed number of indexed queries; of what has not changed, from none. */
async function readHome(
  services: HomeServices,
  { accountId, now, span, known, knownNights }: Asked,
): Promise<HomeData> {
  const { reads } = services
  const { today, from, to, days, nightDays } = span
  const firstDay = addDays(today, 1 - TREND_DAYS)

  const week = {
    accountId,
    from: startOfShanghaiDay(firstDay),
    to: startOfShanghaiDay(addDays(today, 2)),
  }

  const repository = readingsRepository(services)

  const isNow = ({ at }: { at: Date }) => at.getTime() <= to.getTime()

  // As many hours as are looked at: whole ones, so that what is remembered is good for an hour.
  const since = new Date(Math.floor(from.getTime() / MS_PER_HOUR) * MS_PER_HOUR)

  const readings = async (kind: MarkedKind) => {
    const ofDays = await valuesOfDays({ repository, accountId, known }, { kind, days, since })
    return between(ofDays.flat(), from, to)
  }

  const stepsOfToday = async () => {
    const fromToday = days.filter((day) => day >= today)
    const asked = { kind: 'steps', days: fromToday } as const
    const ofDays = await valuesOfDays({ repository, accountId, known }, asked)
    return ofDays.flat().filter(isNow)
  }

  const [
    person,
    heartRate,
    oxygen,
    temperature,
    steps,
    pressures,
    typedPressures,
    nights,
    ecgRecords,
    longRecord,
    warnings,
    nightTemperatures,
  ] = await Promise.all([
    known.of('person', PERSON, () => repository.person(accountId)),
    readings('heartRate'),
    readings('oxygen'),
    readings('temperature'),
    stepsOfToday(),
    known.of(`pressures since ${firstDay}`, ['BloodPressure'], () => repository.pressures(week)),
    known.of(`typed pressures since ${firstDay}`, ['ManualReading'], () =>
      manualPressures(reads, week),
    ),
    known.of(`nights since ${firstDay}`, ['SleepNight'], async () =>
      (await repository.nights({ accountId, fromDay: firstDay, toDay: today })).map(nightOfHome),
    ),
    known.of('newest ECGs', ['EcgRecord'], () => repository.ecgRecords(accountId, TREND_DAYS)),
    known.of('newest long record', ['HolterRecord'], () => newestLongRecord(reads, accountId)),
    knownWarnings({ repository, accountId, known }, today),
    nightTemperaturesOf({ repository, accountId, known: knownNights }, nightDays),
  ])

  return {
    now,
    today,
    birthday: person.birthday,
    stepsGoal: person.stepsGoal ?? DEFAULT_STEPS_GOAL,
    deviceTypes: person.deviceTypes,
    heartRate,
    oxygen,
    temperature,
    steps: stepsOf(steps),
    pressures: pressures.filter(isNow),
    typedPressures: typedPressures.filter(isNow),
    nights,
    ecgRecords,
    longRecord,
    warnings: warnings.filter(({ occurredAt }) => occurredAt >= mattersSince(now)),
    unknownWarnings: 0,
    nightTemperatures,
  }
}

import { lastDays, shanghaiMoment } from '@kangban/china-time'
import { BIND_STATUS, DEVICE_TYPES, type Metric } from '@kangban/contracts'
import { type HomeData, type HomeNight, TREND_DAYS } from '@kangban/rules/home/home-data'
import { homeSummary } from '@kangban/rules/home/summary'
import { type CallOf, composition, type Outputs, parts } from './composition.ts'
import { irregularBy } from './irregular-records.ts'
import { nightMoment } from './day-time.ts'
import {
  askBirthday,
  askDevices,
  askEcgList,
  askNight,
  askSteps,
  askWarnings,
  todayInChina,
} from './documented-days.ts'
import { askReadings, type KnownPressure } from './pressure.ts'
import { stagesOf } from './sleep.ts'
import { knownEvents } from './warnings.ts'
import { clockOf } from '../shared/format/written-time.ts'

type Summary = Outputs['home']['getHomeSummary']
type Night = Outputs['monitoring']['getSleep']
type Steps = Outputs['monitoring']['getSteps']
type EcgList = Outputs['ecg']['listEcgRecords']
type Warnings = Outputs['warnings']['listWarnings']
type Devices = Outputs['devices']['listBoundDevices']

/** What documented calls tell of; the others have no card. */
const KNOWN: readonly Metric[] = ['bloodPressure', 'sleep', 'steps', 'ecg']

/** Of the days that could be read; a day that failed is as if it had not been measured. @throws when every day failed */
async function ofDays<T>(
  days: readonly string[],
  ask: (day: string) => Promise<T>,
): Promise<(T | null)[]> {
  return parts<T[]>(days.map(ask))
}

function nightOf(day: string, night: Night): HomeNight | null {
  if (!night || night.totalTime === null) return null
  const end = clockOf(night.sleepEndTime)

  return {
    day,
    endAt: end ? nightMoment(day, end) : null,
    score: night.score,
    asleepMinutes: night.totalTime,
    awakenings: night.wakeCount,
    lowOxygen: night.breathWarn ?? 0,
    stages: stagesOf(day, night),
  }
}

const HOURS = 24

/** Hours by their place in the list or, where the list is shorter, by their times. */
function hoursOf({ details, detailTimes }: NonNullable<Steps>): (number | null)[] {
  const byHour = new Map(
    detailTimes.map((text, index) => [Number(clockOf(text)?.slice(0, 2)), details[index] ?? null]),
  )

  return Array.from({ length: HOURS }, (_, hour) => byHour.get(hour) ?? null)
}

function stepsOf(steps: Steps, today: string): HomeData['steps'] {
  if (!steps) return null
  const hours = hoursOf(steps)
  const known = hours.filter((count) => count !== null)

  const total =
    steps.total ?? (known.length > 0 ? known.reduce((sum, count) => sum + count, 0) : null)

  if (total === null) return null
  const last = hours.findLastIndex((count) => count !== null)
  const endOfHour = last < 0 ? null : shanghaiMoment(today, `${String(last).padStart(2, '0')}:59`)
  return { total, hours, countedTo: endOfHour }
}

/** The day's irregular rhythm is told by its warning alone: the list of records has no rhythm. */
function ecgOf(lists: readonly (EcgList | null)[], warnings: Warnings): HomeData['ecgRecords'] {
  const starts = lists
    .flatMap((list) => list?.dataEcgInfosRespList ?? [])
    .flatMap(({ dataTime }) => (dataTime ? [new Date(dataTime)] : []))

  const isIrregular = irregularBy(warnings, starts)

  return lists
    .flatMap((list) => list?.dataEcgInfosRespList ?? [])
    .flatMap(({ dataTime, heartRat }) => {
      if (!dataTime) return []
      const startedAt = new Date(dataTime)

      return [
        {
          startedAt,
          heartRate: heartRat,
          rhythm: isIrregular(startedAt) ? 'af' : null,
          prematureBeats: 0,
        },
      ]
    })
    .toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime())
}

/** When nobody can say what is bound, nobody may be told that nothing is. */
const UNKNOWN_DEVICES: readonly string[] = [DEVICE_TYPES.watch]

const boundTypes = (devices: Devices): string[] =>
  devices.flatMap(({ bindStatus, deviceTypeCode, deviceType }) =>
    bindStatus === BIND_STATUS.bound ? (deviceTypeCode ?? deviceType ?? []) : [],
  )

/** A day without the events that could not be read may sound better than it was. */
const withoutWarnings = (summary: Summary): Summary => {
  const unread = { text: '预警事件没能读到。', tone: 'warn' as const }
  const { sentence, elderSentence } = summary
  return { ...summary, sentence: [...sentence, unread], elderSentence: [...elderSentence, unread] }
}

/** The day in one sentence and a card for each metric that documented calls tell of. */
export const composeHome = composition<CallOf<'home', 'getHomeSummary'>>(async () => {
  const today = todayInChina()
  const days = lastDays(today, TREND_DAYS)

  const asked = parts<
    [(KnownPressure[] | null)[], (Night | null)[], Steps, (EcgList | null)[], Warnings, Devices]
  >([
    ofDays(days, askReadings),
    ofDays(days, askNight),
    askSteps(today),
    ofDays(days, askEcgList),
    askWarnings(),
    askDevices(),
  ])

  const [[pressures, nights, steps, lists, warnings, devices], birthday] = await Promise.all([
    asked,
    askBirthday(),
  ])

  const events = warnings ?? []
  const { known, unknown } = knownEvents(events)

  const summary = homeSummary({
    now: new Date(),
    today,
    birthday,
    stepsGoal: steps?.target ?? null,
    deviceTypes: devices ? boundTypes(devices) : UNKNOWN_DEVICES,
    heartRate: [],
    oxygen: [],
    temperature: [],
    steps: stepsOf(steps, today),
    pressures: (pressures ?? []).flatMap((readings) => readings ?? []),
    typedPressures: [],
    nights: days.flatMap((day, index) => nightOf(day, nights?.[index] ?? null) ?? []),
    ecgRecords: ecgOf(lists ?? [], events),
    longRecord: null,
    warnings: known.filter(({ handledAt }) => handledAt === null),
    unknownWarnings: unknown,
    nightTemperatures: [],
  })

  const cards = summary.cards.filter(({ metric }) => KNOWN.includes(metric))
  return warnings ? { ...summary, cards } : { ...withoutWarnings(summary), cards }
})

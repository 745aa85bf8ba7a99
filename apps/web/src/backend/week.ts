// The weekly page for the doctor, made in the browser of fourteen days of documented answers. Its id is its Monday.
import {
  addDays,
  lastDays,
  mondayOf,
  shanghaiDay,
  shanghaiHour,
  shanghaiTime,
} from '@kangban/china-time'
import { BUSINESS_FAILURE, MESSAGES } from '@kangban/contracts'
import { FailedCall } from '@kangban/contracts/link'
import {
  type DayRecord,
  isMeasured,
  type NightRecord,
  type ReportedWarning,
} from '@kangban/rules/reports/day-record'
import { spanTitle } from '@kangban/rules/reports/report-wording'
import { weeklyReport } from '@kangban/rules/reports/weekly-report'
import { DEFAULT_STEPS_GOAL } from '@kangban/rules/thresholds'
import { weeklyAsHome } from '@kangban/rules/warnings/reports-as-home'
import { type CallOf, composition, type Outputs, parts } from './composition.ts'
import { askAge, askNight, askSteps, askWarnings, todayInChina } from './documented-days.ts'
import { askReadings, type KnownPressure } from './pressure.ts'
import { askWaiting, storedOf } from './warnings.ts'
import { clockOf } from '../shared/format/written-time.ts'

type Night = Outputs['monitoring']['getSleep']
type Steps = Outputs['monitoring']['getSteps']
type Warnings = Outputs['warnings']['listWarnings']

const WEEK_DAYS = 7
/** A week in which fewer days were measured has no report, as with our own service. */
const MIN_DAYS = 3

/** Of the last week that is over. */
const newestMonday = (): string => addDays(mondayOf(todayInChina()), -WEEK_DAYS)

function nightRecord(night: Night): NightRecord | null {
  if (!night || night.totalTime === null || night.score === null || night.deepSleep === null)
    return null
  const [from, to] = [clockOf(night.sleepStartTime), clockOf(night.sleepEndTime)]
  if (!from || !to) return null
  const { totalTime, deepSleep, score, heartAvg, wakeCount, breathWarn } = night

  return {
    asleepMinutes: totalTime,
    deepMinutes: deepSleep,
    score,
    awakenings: wakeCount,
    lowOxygen: breathWarn ?? 0,
    averageHeartRate: heartAvg,
    from,
    to,
  }
}

/** An event whose value is not told cannot be weighed against others. */
const reported = (events: Warnings): ReportedWarning[] =>
  events.flatMap((event) => {
    const stored = storedOf(event)

    // A suspected fibrillation has no limit, and may have had no rate.
    const { value, limit } =
      stored?.kind === 'af-suspected' ? { value: stored.value ?? 0, limit: 0 } : { ...stored }

    return stored && typeof value === 'number' && typeof limit === 'number'
      ? [{ ...stored, value, limit, seconds: event.seconds ?? null }]
      : []
  })

async function dayRecord(day: string, warnings: readonly ReportedWarning[]): Promise<DayRecord> {
  const [night, readings, steps] = await parts<[Night, KnownPressure[], Steps]>([
    askNight(day),
    askReadings(day),
    askSteps(day),
  ])

  return {
    day,
    sleep: nightRecord(night),
    heartRate: null,
    pressures: (readings ?? []).map(({ at, systolic, diastolic }) => ({
      systolic,
      diastolic,
      hour: shanghaiHour(at),
    })),
    oxygen: null,
    temperature: null,
    steps: steps?.total ?? null,
    stepsGoal: steps?.target ?? DEFAULT_STEPS_GOAL,
    warnings: warnings.filter(({ occurredAt }) => shanghaiDay(occurredAt) === day),
  }
}

/** The week that begins on a Monday and the one before it; null where too little of it was measured. */
async function weekOf(monday: string) {
  const lastDay = addDays(monday, WEEK_DAYS - 1)

  // A week whose events could not be read must not be told as one without any.
  const [events, ageYears, waiting] = await Promise.all([
    askWarnings(),
    askAge(lastDay),
    askWaiting(),
  ])

  const warnings = reported(events)

  const records = await Promise.all(
    lastDays(lastDay, 2 * WEEK_DAYS).map((day) => dayRecord(day, warnings)),
  )

  const [lastWeek, days] = [records.slice(0, WEEK_DAYS), records.slice(WEEK_DAYS)]
  if (days.filter(isMeasured).length < MIN_DAYS) return null
  const content = weeklyReport({ days, lastWeek, ageYears })
  // No call tells when the watch was worn; a night or steps do.
  const wornDays = days.filter(({ sleep, steps }) => sleep !== null || (steps ?? 0) > 0).length
  return { ...weeklyAsHome(content, { day: monday, endDay: lastDay }, waiting), wornDays }
}

const place = (monday: string) => ({
  id: monday,
  day: monday,
  endDay: addDays(monday, WEEK_DAYS - 1),
  createdAt: shanghaiTime(new Date()),
  previousId: addDays(monday, -WEEK_DAYS),
  nextId: monday < newestMonday() ? addDays(monday, WEEK_DAYS) : null,
})

const MONDAY = /^\d{4}-\d{2}-\d{2}$/

export const composeReport = composition<CallOf<'reports', 'getReport'>>(async ({ id }) => {
  const monday = MONDAY.test(id) ? mondayOf(id) : newestMonday()
  const week = await weekOf(monday)
  if (!week)
    throw new FailedCall({ kind: 'code', code: BUSINESS_FAILURE, message: MESSAGES.reportNotFound })
  return { ...place(monday), ...week }
})

/** The newest week alone: no document knows which others there are. */
export const composeReports = composition<CallOf<'reports', 'listReports'>>(
  async ({ kind, pn, ps }) => {
    const page = { pn, ps }
    const monday = newestMonday()
    const week = kind === 'weekly' ? await weekOf(monday) : null
    if (!week) return { list: [], total: 0, ...page }
    const { day, endDay, createdAt: at } = place(monday)
    const { state, stateText, keyNumbers, change } = week
    const title = spanTitle(day, endDay)

    const row = {
      id: monday,
      kind: 'weekly' as const,
      day,
      endDay,
      title,
      state,
      stateText,
      keyNumbers,
      change,
    }

    return { list: [{ ...row, unread: false, at }], total: 1, ...page }
  },
)

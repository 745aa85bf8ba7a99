// What the pages of the metrics leave empty although their own days, hours or readings tell it.
import { daysBetween, isDay, shanghaiDay, shanghaiHour } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import { TEMPERATURE_BASELINE } from '../../monitoring/figure-rules.ts'
import { momentOf } from '../moments.ts'
import { fieldOf, type Node, numberOf, numbersIn, textOf, type Told } from '../node.ts'
import { above0, all, type Reason, type Silence, told } from './silence.ts'

const isOfDay: Reason = (_, { input }) => input['type'] === SPANS.day
const isOfDays: Reason = (_, { input }) => input['type'] !== SPANS.day

/** Hours of a day from the first to before the last. */
interface Hours {
  readonly from: number
  readonly to: number
}

/** The hours that the contract names. */
export const MORNING: Hours = { from: 5, to: 11 }
export const EVENING: Hours = { from: 18, to: 24 }
const WEEK = 7

const isWithin = (hour: number, { from, to }: Hours): boolean => hour >= from && hour < to

/** Days of the week that ends with the asked one on which the pressure was measured in these hours. */
function daysMeasured(page: Node, { input }: Told, parts: readonly Hours[]): number {
  const last = String(input['dat'])

  const days = (fieldOf(page, 'readings')?.items ?? []).flatMap((reading) => {
    const ms = momentOf(fieldOf(reading, 'at')?.value)?.ms
    if (ms === undefined || !parts.some((part) => isWithin(shanghaiHour(ms), part))) return []
    const day = shanghaiDay(ms)
    return isDay(last) && day <= last && daysBetween(day, last) < WEEK ? [day] : []
  })

  return new Set(days).size
}

const measured =
  (days: number, ...parts: readonly Hours[]): Reason =>
  (page, answer) =>
    daysMeasured(page, answer, parts) >= days

/** Three are needed beside the first, which is left out. */
const DAYS_AT_HOME = 4

/** Of the last days of a series so many have a value. */
const lately =
  (series: string, { days, least }: { days: number; least: number }): Reason =>
  (page) =>
    (fieldOf(page, series)?.items ?? []).slice(-days).filter((node) => numberOf(node) !== undefined)
      .length >= least

const PRESSURE: readonly Silence[] = [
  { silent: ['homeMean'], though: measured(DAYS_AT_HOME, MORNING, EVENING) },
  { silent: ['morning'], though: measured(1, MORNING) },
  { silent: ['evening'], though: measured(1, EVENING) },
  { silent: ['morningDetails'], though: all(isOfDays, measured(1, MORNING)) },
  { silent: ['eveningDetails'], though: all(isOfDays, measured(1, EVENING)) },
  {
    silent: ['weekMeanDetails'],
    though: all(isOfDays, lately('hiDetails', { days: WEEK, least: 3 })),
  },
  {
    silent: ['highest.sbp', 'highest.dbp', 'lowest.sbp', 'lowest.dbp', 'states', 'readings'],
    though: told('hiDetails'),
  },
]

/** HH:mm of a value on the page of a day. */
function clocksOf(page: Node): string[] {
  const values = fieldOf(page, 'details')?.items ?? []
  const labels = fieldOf(page, 'detailTimes')?.items ?? []

  return labels.flatMap((label, index) =>
    numberOf(values[index]) === undefined ? [] : (textOf(label) ?? []),
  )
}

/** A day with a value before this time, which its night has too. */
const nightUntil =
  (clock: string): Reason =>
  (page, answer) =>
    isOfDay(page, answer) && clocksOf(page).some((each) => each < clock)

const OXYGEN: readonly Silence[] = [
  { silent: ['night'], though: nightUntil('07:00') },
  { silent: ['warnings'], though: above0('lowEvents') },
]

/** Two hours of slots of five minutes hold an hour, wherever it begins. */
const SLOTS_OF_HOURS = 24

/** By day there are two hours without a gap. */
const hasQuietHour: Reason = (page, answer) => {
  if (!isOfDay(page, answer)) return false
  const values = fieldOf(page, 'details')?.items ?? []
  const labels = fieldOf(page, 'detailTimes')?.items ?? []
  let length = 0

  return labels.some((label, index) => {
    const clock = textOf(label) ?? ''
    const counts = clock >= '07:00' && clock < '22:00' && numberOf(values[index]) !== undefined
    length = counts ? length + 1 : 0
    return length >= SLOTS_OF_HOURS
  })
}

const RATE: readonly Silence[] = [
  { silent: ['resting'], though: hasQuietHour },
  { silent: ['zones'], though: told('details') },
]

const hasBaseline: Reason = (page) =>
  (numberOf(fieldOf(page, 'baselineNights')) ?? 0) >=
  (numberOf(fieldOf(page, 'nightsNeeded')) ?? Infinity)

const isMeasured = (node: Node): boolean => numberOf(node) !== undefined

/** A night of the span that has enough others before it. */
const isCompared: Reason = (page, answer) => {
  const nights = fieldOf(page, 'details')?.items ?? []
  const needed = numberOf(fieldOf(page, 'nightsNeeded')) ?? Infinity

  return (
    isOfDays(page, answer) &&
    nights.some(
      (night, index) =>
        isMeasured(night) &&
        nights.slice(Math.max(0, index - TEMPERATURE_BASELINE.nights), index).filter(isMeasured)
          .length >= needed,
    )
  )
}

const TEMPERATURE: readonly Silence[] = [
  { silent: ['nightMean'], though: nightUntil('05:00') },
  { silent: ['nightMean'], though: all(isOfDays, told('details')) },
  { silent: ['baseline'], though: hasBaseline },
  { silent: ['deviation'], though: all(told('nightMean'), told('baseline')) },
  { silent: ['deviations'], though: isCompared },
]

const OF_EACH_NIGHT = [
  'deepDetails',
  'lightDetails',
  'remDetails',
  'wakeDetails',
  'scoreDetails',
  'startDetails',
  'endDetails',
]

/** The stages of a night have their times, and so have the nights of a span. */
const startsAndEnds: Reason = (page, answer) =>
  told(isOfDay(page, answer) ? 'details' : 'startDetails')(page, answer)

const SLEEP: readonly Silence[] = [
  { silent: ['sleepStartTime', 'sleepEndTime'], though: startsAndEnds },
  { silent: OF_EACH_NIGHT, though: all(isOfDays, told('details')) },
  { silent: ['lowOxygen'], though: all(isOfDay, above0('breathWarn')) },
]

const knows =
  (...names: readonly string[]): Reason =>
  (page) => {
    const missing = fieldOf(page, 'missing')

    return (
      missing !== undefined && !missing.items.some(({ value }) => names.includes(String(value)))
    )
  }

const STEPS: readonly Silence[] = [
  { silent: ['goals'], though: isOfDays },
  {
    silent: ['hourMeans'],
    though: all(isOfDays, (page) => numbersIn(fieldOf(page, 'details')).length > 1),
  },
  { silent: ['distance'], though: all(above0('total'), knows('height')) },
  { silent: ['calorie'], though: all(above0('total'), knows('height', 'weight')) },
  { silent: ['compared'], though: told('averageBefore') },
]

export const SILENCES_OF_PAGES: Readonly<Record<string, readonly Silence[]>> = {
  'monitoring.getBloodPressure': PRESSURE,
  'monitoring.listPressureReadings': [
    { silent: ['avgSbp', 'avgDbp'], though: told('records') },
    { silent: ['avgPulseRate'], though: above0('records[].pulseRate') },
  ],
  'monitoring.getOxygen': OXYGEN,
  'monitoring.getHeartRate': RATE,
  'monitoring.getTemperature': TEMPERATURE,
  'monitoring.getSleep': SLEEP,
  'monitoring.getSteps': STEPS,
}

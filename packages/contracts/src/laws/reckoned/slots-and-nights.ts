// What lies along the hours of a day and the nights of a span against the figures beside it.
import {
  daysBetween,
  MINUTES_PER_DAY,
  SECONDS_PER_HOUR,
  shanghaiDay,
  shanghaiTime,
} from '@kangban/china-time'
import { SLEEP_STAGE_CODES, SPANS } from '../../constants.ts'
import { TEMPERATURE_BASELINE } from '../../monitoring/figure-rules.ts'
import { HEART_ZONES } from '../../monitoring/metric-words.ts'
import type { Between, Breach } from '../catalogue.ts'
import { daysAsked, momentOf } from '../moments.ts'
import { type Answers, fieldOf, isList, type Node, numberOf, textOf, type Told } from '../node.ts'
import { breach, sumOf } from '../operations/tools.ts'
import { daysOver } from './days-of-span.ts'
import { isOurs } from './figures.ts'
import { SENTENCES, textIn } from './sentences.ts'

const isOfDay = ({ input }: Told): boolean => input['type'] === SPANS.day
const clockOf = (ms: number): string => shanghaiTime(ms).slice(11, 16)

/** From rest on the heart works harder. */
export function* namesOfZones({ answer }: Told): Generator<Breach> {
  for (const [index, zone] of (fieldOf(answer, 'zones')?.items ?? []).entries()) {
    const name = fieldOf(zone, 'name')
    if (name && name.value !== HEART_ZONES[index]) yield breach('words', name, 'of another zone')
  }
}

/** Rows were measured, or happened, one before the other. */
function* newestFirst(list: Node | undefined): Generator<Breach> {
  const moments = (list?.items ?? []).flatMap(
    (row) => momentOf(fieldOf(row, 'createTime')?.value)?.ms ?? [],
  )

  if (list && moments.some((ms, index) => ms > (moments[index - 1] ?? Infinity)))
    yield breach('sorted', list, 'not newest first')
}

/** Events beside a course. */
export const newestEvents = ({ answer }: Told) => newestFirst(fieldOf(answer, 'warnings'))

/** Comparisons, by when they were measured and not typed in. */
export const newestMeasured = ({ answer }: Told) => newestFirst(fieldOf(answer, 'list'))

/** The last of the readings that are told minute by minute is the newest one. */
export function* newestReading(told: Told): Generator<Breach> {
  const [last, newest] = [
    fieldOf(told.answer, 'detailTimes')?.items.at(-1),
    momentOf(fieldOf(told.answer, 'lastTime')?.value),
  ]

  if (!isOfDay(told) || !last || !newest || newest.day !== told.input['dat']) return
  if (textOf(last) !== clockOf(newest.ms)) yield breach('newest', last, 'other than lastTime')
}

/** An hour to come has no steps, not none: it is a gap. */
export function* hoursToCome(told: Told): Generator<Breach> {
  const { answer, input, now } = told
  const [labels, details] = ['detailTimes', 'details'].map((name) => fieldOf(answer, name))
  if (!isOfDay(told) || input['dat'] !== shanghaiDay(now) || !isOurs(answer)) return
  if (!isList(labels) || !isList(details)) return

  const late = details.items.find(
    (item, index) =>
      numberOf(item) !== undefined && (textOf(labels.items[index]) ?? '') > clockOf(now.getTime()),
  )

  if (late) yield breach('future', late, 'of a time to come')
}

/** Nothing is missing for what is told. */
export function* missingOfProfile({ answer }: Told): Generator<Breach> {
  const missing = fieldOf(answer, 'missing')
  if (!isList(missing)) return
  const [way, cost] = ['distance', 'calorie'].map((name) => numberOf(fieldOf(answer, name)))
  const lacks = missing.items.map(({ value }) => value)
  if (way !== undefined && lacks.includes('height'))
    yield breach('silent', missing, 'the height of a distance')
  else if (cost !== undefined && lacks.length > 0)
    yield breach('silent', missing, 'what the energy is made of')
}

/** Both means are whole, and so is each day. */
const ROUNDED = 1

/** The mean of the seven days before is that of the days that the month tells. */
export function* meanBefore(told: Answers): Generator<Between> {
  const name = 'monitoring.getSteps'
  const pages = told.filter((each) => each.name === name)

  for (const week of pages.filter(({ input }) => input['type'] === SPANS.week))
    for (const month of pages.filter(({ input }) => input['type'] === SPANS.month)) {
      const node = fieldOf(week.answer, 'averageBefore')
      const mean = numberOf(node)
      const first = textOf(fieldOf(week.answer, 'detailTimes')?.items[0])
      if (!node || mean === undefined || first === undefined) continue
      if (week.input['dat'] !== month.input['dat'] || !isSamePerson(week, month)) continue
      const own = daysOver(month, 'details').filter(({ day }) => isWeekBefore(day, first))
      if (own.length === 0) continue
      const due = sumOf(own.map(({ value }) => value)) / own.length
      if (Math.abs(mean - due) > ROUNDED)
        yield { name, law: 'reckoned', path: node.path, got: 'other than the days before' }
    }
}

const DAYS_OF_WEEK = 7

const isSamePerson = (one: Told, other: Told): boolean =>
  one.input['userCode'] === other.input['userCode']

const isWeekBefore = (day: string, first: string): boolean =>
  day < first && daysBetween(day, first) <= DAYS_OF_WEEK

const minutesOf = (node: Node | undefined): number | undefined => {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(textOf(node) ?? '') ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** Of a span no night deviates from fewer nights than a usual one needs, as far as these are told. */
export function* nightsBefore(told: Told): Generator<Breach> {
  const needed = numberOf(fieldOf(told.answer, 'nightsNeeded'))
  const nights = fieldOf(told.answer, 'details')?.items ?? []
  if (isOfDay(told) || needed === undefined) return

  for (const [index, node] of (fieldOf(told.answer, 'deviations')?.items ?? []).entries()) {
    if (index < TEMPERATURE_BASELINE.nights || numberOf(node) === undefined) continue
    const before = nights.slice(index - TEMPERATURE_BASELINE.nights, index)
    if (before.filter((night) => numberOf(night) !== undefined).length < needed)
      return yield breach('reckoned', node, 'from fewer nights than it needs')
  }
}

/** Minutes after noon: nights lie in one row. */
const afterNoon = (minutes: number): number => (minutes + MINUTES_PER_DAY / 2) % MINUTES_PER_DAY

/** The time of a span for going to bed or getting up is the mean of those of its nights, or their middle. */
export function* meanTimes({ answer }: Told): Generator<Breach> {
  for (const [mean, series] of [
    ['sleepStartTime', 'startDetails'],
    ['sleepEndTime', 'endDetails'],
  ] as const) {
    const node = fieldOf(answer, mean)
    const minutes = minutesOf(node)

    const all = (fieldOf(answer, series)?.items ?? [])
      .flatMap((item) => {
        const own = minutesOf(item)
        return own === undefined ? [] : [afterNoon(own)]
      })
      .toSorted((a, b) => a - b)

    const [least, most] = [all[0], all.at(-1)]
    if (!node || minutes === undefined || least === undefined || most === undefined) continue
    // Who sleeps by day has nights on both sides of noon, which have no such order.
    if (most - least > MINUTES_PER_DAY / 2) continue
    const middle = all.slice(Math.floor((all.length - 1) / 2), Math.floor(all.length / 2) + 1)
    const due = [sumOf(all) / all.length, ...middle]
    const own = afterNoon(minutes)
    if (own < Math.min(...due) - 1 || own > Math.max(...due) + 1)
      yield breach('mean', node, 'other than its nights')
  }
}

/** Nobody wakes more often than the night has stretches awake. */
export function* awakenings(told: Told): Generator<Breach> {
  const [count, stages] = ['wakeCount', 'details'].map((name) => fieldOf(told.answer, name))
  const awoken = numberOf(count)
  if (!isOfDay(told) || !count || awoken === undefined || !isList(stages)) return
  const awake = stages.items.filter((item) => numberOf(item) === SLEEP_STAGE_CODES.awake).length
  if (stages.items.length > 0 && awoken > awake)
    yield breach('count', count, 'more than its stages')
}

const AWAKENING_MINUTES = 5

/** How long each stretch awake is by its labels, and whether there is sleep before and after it. */
function awakeIn(night: Node): readonly { readonly minutes: number; readonly isWithin: boolean }[] {
  const [stages, times] = ['details', 'detailTimes'].map((name) => fieldOf(night, name)?.items)
  const ends = [...(times ?? []).slice(1), fieldOf(night, 'sleepEndTime')].map(minutesOf)
  const isAwake = (at: number): boolean => numberOf(stages?.[at]) === SLEEP_STAGE_CODES.awake

  return (stages ?? []).flatMap((_, index) => {
    if (!isAwake(index) || isAwake(index - 1)) return []
    const asleep = (stages ?? []).findIndex((_stage, other) => other > index && !isAwake(other))
    const last = asleep < 0 ? (stages ?? []).length - 1 : asleep - 1
    const [from, to] = [minutesOf(times?.[index]), ends[last]]
    if (from === undefined || to === undefined) return []
    const minutes = (to - from + MINUTES_PER_DAY) % MINUTES_PER_DAY
    return [{ minutes, isWithin: index > 0 && asleep > 0 }]
  })
}

/** Our contract counts awakenings of five minutes or longer; both ends of one are told in whole minutes. */
export function* countedAwakenings(told: Told): Generator<Breach> {
  const count = fieldOf(told.answer, 'wakeCount')
  const awoken = numberOf(count)
  if (!isOfDay(told) || !isOurs(told.answer) || !count || awoken === undefined) return
  const awake = awakeIn(told.answer)
  if (awake.length === 0) return
  const surely = awake.filter((each) => each.isWithin && each.minutes > AWAKENING_MINUTES).length
  const perhaps = awake.filter(({ minutes }) => minutes >= AWAKENING_MINUTES - 1).length
  if (awoken < surely || awoken > perhaps) yield breach('reckoned', count, 'other than its stages')
}

/** Shorter words are shorter. */
export function* shorterWords({ answer }: Told): Generator<Breach> {
  const [sentence, elder] = SENTENCES.map((name) => fieldOf(answer, name))
  const [said, short] = [sentence, elder].map(textIn)
  if (elder && said && short && short.length > said.length)
    yield breach('told-twice', elder, 'longer than sentence')
}

const NOON = '12:00'

/** What fell in a night after midnight fell on its day, whose page counts all falls. */
export function* fallsOnDay(told: Answers): Generator<Between> {
  for (const night of told.filter((each) => each.name === 'monitoring.getSleep' && isOfDay(each)))
    for (const day of told.filter(
      (each) => each.name === 'monitoring.getOxygen' && isOfDay(each),
    )) {
      if (night.input['dat'] !== day.input['dat'] || !isSamePerson(night, day)) continue
      const list = fieldOf(night.answer, 'lowOxygen')
      const all = numberOf(fieldOf(day.answer, 'lowEvents'))

      const own = (list?.items ?? []).filter((row) => (textOf(fieldOf(row, 'time')) ?? NOON) < NOON)

      if (list && all !== undefined && own.length > all)
        yield { name: night.name, law: 'same-fact', path: list.path, got: 'more than the day has' }
    }
}

/** Surely of the night from 22 to 07, and surely not, whenever within an event its moment is told. */
const AT_NIGHT = { from: '23:00', to: '06:00' } as const
const BY_DAY = { from: '08:00', to: '21:00' } as const

/** An event that began at night is one of the night, and one that began by day is none. */
export function* eventsOfNight({ answer, input }: Told): Generator<Breach> {
  const [night, all] = ['night', 'lowEvents'].map((name) => fieldOf(answer, name))
  const falls = fieldOf(night, 'lowEvents')
  const [count, total] = [falls, all].map(numberOf)
  const from = daysAsked(input)?.from ?? ''

  const began = (fieldOf(answer, 'warnings')?.items ?? []).flatMap((event) => {
    const moment = momentOf(fieldOf(event, 'createTime')?.value)
    return moment && moment.day >= from ? [clockOf(moment.ms)] : []
  })

  const ofNight = began.filter((clock) => clock >= AT_NIGHT.from || clock < AT_NIGHT.to).length
  const ofDay = began.filter((clock) => clock >= BY_DAY.from && clock < BY_DAY.to).length
  if (night?.value === null && ofNight > 0) yield breach('silent', night, 'although one fell in it')
  if (!falls || count === undefined || total === undefined) return
  if (count < ofNight || (ofDay > 0 && count > total - ofDay))
    yield breach('reckoned', falls, 'other than its events')
}

/** So far from its end that what began then was over with the night. */
const LATE_AT_NIGHT = '05:00'

/** The lowest of the nights is no higher than an event that fell in one of them. */
export function* lowestOfNight({ answer, input }: Told): Generator<Breach> {
  const lowest = fieldOf(fieldOf(answer, 'night'), 'lowest')
  const value = numberOf(lowest)
  const from = daysAsked(input)?.from ?? ''
  if (!lowest || value === undefined) return

  const own = (fieldOf(answer, 'warnings')?.items ?? []).flatMap((event) => {
    const moment = momentOf(fieldOf(event, 'createTime')?.value)
    const clock = moment && moment.day >= from ? clockOf(moment.ms) : NOON
    const lasted = numberOf(fieldOf(event, 'seconds')) ?? 0
    const isOfNight = clock >= AT_NIGHT.from || clock < LATE_AT_NIGHT
    return isOfNight && lasted <= SECONDS_PER_HOUR ? (numberOf(fieldOf(event, 'value')) ?? []) : []
  })

  if (own.some((worst) => value > worst + ROUNDED - HALF))
    yield breach('order', lowest, 'above an event of the night')
}

/** Of either. */
const HALF = 0.5

/** The ends of an interval lie on one side of 0, and the estimate between them. */
export function* intervals({ answer }: Told): Generator<Breach> {
  for (const row of answer.items) {
    const [node, least, most] = ['estimate', 'low', 'high'].map((name) => fieldOf(row, name))
    const [estimate, low, high] = [node, least, most].map(numberOf)
    if (!node || !least || estimate === undefined || low === undefined || high === undefined)
      continue
    if (low <= 0 && high >= 0) yield breach('order', least, 'on the other side of 0')
    if (estimate < low || estimate > high) yield breach('order', node, 'beside its interval')
  }
}

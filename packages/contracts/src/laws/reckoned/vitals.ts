// Heart rate, oxygen, skin temperature and sleep: what the contract makes their figures of.
import { addDays, shanghaiDay } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import {
  greatestRate,
  RESTING_BASELINE,
  USUAL_BAND,
  ZONE_SHARES,
} from '../../monitoring/figure-rules.ts'
import type { Between, Breach } from '../catalogue.ts'
import {
  answerOf,
  type Answers,
  fieldOf,
  isList,
  type Node,
  numberOf,
  textOf,
  type Told,
} from '../node.ts'
import { daysAsked } from '../moments.ts'
import { ageOn } from '../same-person.ts'
import { agree, at, breach, sumOf } from '../operations/tools.ts'
import { daysOver } from './days-of-span.ts'

/** Whole numbers. */
const ROUNDED = 1

/** As finely as all of these are told, each made a whole one or a tenth in whichever way. */
const stepOf = (values: readonly number[]): number =>
  values.every((value) => Number.isInteger(value)) ? ROUNDED : ROUNDED_TENTHS

const ROUNDED_TENTHS = 0.11

/** The mean of a span lies among its days, today apart: a day that is not over would bend it. */
export function* meanOfDays(told: Told): Generator<Breach> {
  const node = fieldOf(told.answer, 'avg')
  const mean = numberOf(node)
  const days = daysOver(told, 'details').map(({ value }) => value)
  if (!node || mean === undefined || days.length === 0 || told.input['type'] === SPANS.day) return
  const within = Math.max(stepOf(days), stepOf([mean]))
  if (mean < Math.min(...days) - within || mean > Math.max(...days) + within)
    yield breach('reckoned', node, 'none of its days')
}

/** A usual resting rate is made of days enough, and of no more than are looked at. */
export function* usualRate({ answer }: Told): Generator<Breach> {
  const days = at(answer, 'baseline', 'days')
  const { days: most, fewest } = RESTING_BASELINE
  const made = numberOf(days)
  if (days && made !== undefined && (made < fewest || made > most))
    yield breach('reckoned', days, 'other than it needs')
}

/** The greatest rates of which a zone may begin there, but for rounding. */
const greatestOf = (from: number, share: number) =>
  [(from - 0.5) / share, (from + 0.5) / share] as const

function greatestOfZones(zones: readonly Node[]) {
  const ends = ZONE_SHARES.flatMap((share, index) => {
    const from = numberOf(fieldOf(zones[index + 1], 'from'))
    return from === undefined ? [] : [greatestOf(from, share)]
  })

  if (ends.length < ZONE_SHARES.length) return undefined
  return [Math.max(...ends.map(([low]) => low)), Math.min(...ends.map(([, high]) => high))] as const
}

/** Zones begin at the shares of one greatest rate. */
export function* zonesByShares({ answer }: Told): Generator<Breach> {
  const zones = fieldOf(answer, 'zones')
  const [low, high] = greatestOfZones(zones?.items ?? []) ?? []
  if (zones && low !== undefined && high !== undefined && low > high)
    yield breach('reckoned', zones, 'at the shares of no rate')
}

/** Of the greatest rate. */
const WHOLE_RATE = 0.5

/** And that is the greatest rate of the age, on the days that were asked for or since; a birthday may be on one of them. */
export function* zonesByAge(told: Answers): Generator<Between> {
  const birthday = textOf(fieldOf(answerOf(told, 'profile.getHealthInfo'), 'birthday'))
  if (!birthday) return

  for (const { name, input, answer, now } of told) {
    if (name !== 'monitoring.getHeartRate' || input['userCode'] !== undefined) continue
    const zones = fieldOf(answer, 'zones')
    const [low, high] = greatestOfZones(zones?.items ?? []) ?? []
    const days = [daysAsked(input)?.from ?? shanghaiDay(now), addDays(shanghaiDay(now), 1)]
    const dues = days.map((day) => greatestRate(ageOn(day, birthday)))
    if (!zones || low === undefined || high === undefined || low > high) continue
    if (Math.max(...dues) < low - WHOLE_RATE || Math.min(...dues) > high + WHOLE_RATE)
      yield { name, law: 'reckoned', path: zones.path, got: 'of another age' }
  }
}

/** Whole per cent, and a mean of the days beside one of all readings; today is in the zones of a span and not in its mean. */
const SHARES_ROUNDED = 5

/**
 * The mean rate lies between those that its shares of time in the zones allow. A day that is not over is in the shares and not
 * in the mean, and can be no more than one of the days.
 */
export function* timeInZones({ answer, input, now }: Told): Generator<Breach> {
  const zones = fieldOf(answer, 'zones')
  const [least, mean, most] = ['min', 'avg', 'max'].map((name) => numberOf(fieldOf(answer, name)))
  if (!zones || least === undefined || mean === undefined || most === undefined) return

  const parts = zones.items.map((zone) => {
    const [from, to, percent] = ['from', 'to', 'percent'].map((name) =>
      numberOf(fieldOf(zone, name)),
    )

    const share = (percent ?? 0) / 100
    return { share, from: Math.max(from ?? 0, least), to: Math.min(to ?? most, most) }
  })

  if (parts.some(({ share, from, to }) => share > 0 && from > to))
    return yield breach('reckoned', zones, 'time where no rate was')
  const goesOn = input['type'] !== SPANS.day && input['dat'] === shanghaiDay(now)
  const ofToday = goesOn ? (most - least) / Math.max(1, labelsOf(answer).length) : 0
  const slack = SHARES_ROUNDED + ofToday
  const low = sumOf(parts.map(({ share, from }) => share * from)) - slack
  const high = sumOf(parts.map(({ share, to }) => share * to)) + slack
  if (mean < low || mean > high) yield breach('reckoned', zones, 'other than the mean')
}

/** Whole numbers of rates that were rounded alike. */
const HALF = 0.5

/** The resting rate of a span is the median of its days, which the page for the doctor tells. */
export function* restingOfDays(told: Answers): Generator<Between> {
  const days = at(answerOf(told, 'doctor.getDoctorPage'), 'restingHeart', 'days')
  if (!isList(days)) return

  const rates = new Map(
    days.items.map((row) => [textOf(fieldOf(row, 'day')), numberOf(fieldOf(row, 'value'))]),
  )

  for (const { name, input, answer, now } of told) {
    if (name !== 'monitoring.getHeartRate' || input['userCode'] !== undefined) continue
    const node = fieldOf(answer, 'resting')
    const told = numberOf(node)
    const today = shanghaiDay(now)
    const labels = input['type'] === SPANS.day ? [String(input['dat'])] : labelsOf(answer)
    const own = labels.filter((day) => day !== today || labels.length === 1)
    if (!node || own.some((day) => !rates.has(day))) continue
    const known = own.flatMap((day) => rates.get(day) ?? [])
    // A day that is not over goes on between two calls.
    if (known.length === 0 || own.includes(today)) continue

    if (told === undefined) {
      yield { name, law: 'silent', path: node.path, got: 'nothing, unlike doctor.getDoctorPage' }
      continue
    }

    const [low, high] = middlesOf(known)
    if (told < low - HALF || told > high + HALF)
      yield { name, law: 'reckoned', path: node.path, got: 'other than the median of its days' }
  }
}

const labelsOf = (answer: Node): string[] =>
  (fieldOf(answer, 'detailTimes')?.items ?? []).flatMap((item) => textOf(item) ?? [])

/** The two values between which every median lies, with that of another day too. */
function middlesOf(values: readonly number[]): readonly [number, number] {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (index: number): number => sorted[index] ?? NaN
  const middle = (sorted.length - 1) / 2
  if (!Number.isInteger(middle)) return [at(Math.floor(middle)), at(Math.ceil(middle))]
  const own = at(middle)
  const [before, after] = [middle - 1, middle + 1].map((index) => sorted[index] ?? own)
  return [((before ?? own) + own) / 2, (own + (after ?? own)) / 2]
}

/** What fell at night fell on the day. */
export function* nightOfOxygen({ answer }: Told): Generator<Breach> {
  const [lowest, events] = ['lowest', 'lowEvents'].map((name) => numberOf(fieldOf(answer, name)))

  const [ofNight, falls, mean] = ['lowest', 'lowEvents', 'avg'].map((name) =>
    at(answer, 'night', name),
  )

  const [least, count, average] = [ofNight, falls, mean].map(numberOf)
  if (ofNight && least !== undefined && lowest !== undefined && least < lowest)
    yield breach('reckoned', ofNight, 'below the lowest of all')
  if (falls && count !== undefined && events !== undefined && count > events)
    yield breach('reckoned', falls, 'more than of all')
  if (mean && average !== undefined && least !== undefined && average < least)
    yield breach('order', mean, 'below the lowest')
}

/** So many events are listed of a span at most. */
const MOST_EVENTS = 50

/** The events of low oxygen are those that are counted, by the same limit; who is shown another may not see them. */
export function* eventsOfOxygen({ answer, input }: Told): Generator<Breach> {
  const [events, count] = ['warnings', 'lowEvents'].map((name) => fieldOf(answer, name))
  const [falls, threshold] = [count, fieldOf(answer, 'threshold')].map(numberOf)
  if (!isList(events) || !count || falls === undefined || input['userCode'] !== undefined) return
  if (events.items.length !== Math.min(falls, MOST_EVENTS))
    yield breach('reckoned', count, 'other than its events')

  for (const event of events.items)
    yield* agree('reckoned', fieldOf(event, 'limit'), { with: threshold, within: 0 })
}

/** A usual temperature is made of as many nights as it needs, and a night far from it is not normal. */
export function* usualTemperature({ answer }: Told): Generator<Breach> {
  const [baseline, nights, state] = ['baseline', 'baselineNights', 'state'].map((name) =>
    fieldOf(answer, name),
  )

  const [made, needed] = [nights, fieldOf(answer, 'nightsNeeded')].map(numberOf)
  const isTold = numberOf(baseline) !== undefined
  if (nights && isTold && made !== undefined && needed !== undefined && made < needed)
    yield breach('reckoned', nights, 'fewer than a usual one needs')
  const [deviation, band] = ['deviation', 'band'].map((name) => numberOf(fieldOf(answer, name)))
  if (!state || deviation === undefined || band === undefined) return
  if (Math.abs(deviation) > band && state.value === 'normal')
    yield breach('verdict', state, 'beyond its band')
}

const PERCENTS = /^(\d+)-(\d+)%$/

/** The means of an age that make such a range, whose ends are whole numbers. */
function meanOfRange(node: Node | undefined): readonly [low: number, high: number] | undefined {
  const [, low, high] = PERCENTS.exec(textOf(node) ?? '') ?? []
  if (low === undefined || high === undefined) return undefined
  const [least, most] = [Number(low), Number(high)]

  return [
    Math.max((least - 0.5) / USUAL_BAND.low, (most - 0.5) / USUAL_BAND.high),
    Math.min((least + 0.5) / USUAL_BAND.low, (most + 0.5) / USUAL_BAND.high),
  ]
}

/** What is usual at an age has one mean, and a share is compared with that. */
export function* sharesOfSleep({ answer }: Told): Generator<Breach> {
  const total = numberOf(fieldOf(answer, 'totalTime'))
  if (!total || !fieldOf(answer, 'nights')) return

  for (const [stage, name] of [
    ['deepSleep', 'deep'],
    ['rem', 'rem'],
  ] as const) {
    const [range, compared] = [`${name}Ref`, `${name}CompRate`].map((key) => fieldOf(answer, key))
    const mean = meanOfRange(range)
    const minutes = numberOf(fieldOf(answer, stage))
    const told = numberOf(compared)
    if (!range || !mean) continue

    if (mean[0] > mean[1]) {
      yield breach('reckoned', range, 'of no mean')
      continue
    }

    if (!compared || told === undefined || minutes === undefined) continue

    const [least, most] = [
      sharesOf(minutes - MINUTES_ROUNDED, { total, usual: mean[1] }),
      sharesOf(minutes + MINUTES_ROUNDED, { total, usual: mean[0] }),
    ]

    if (told < least - ROUNDED || told > most + ROUNDED)
      yield breach('reckoned', compared, 'other than share and range make it')
  }
}

const MINUTES_ROUNDED = 0.5

/** Per cent of what is usual, 100 at most. */
const sharesOf = (minutes: number, { total, usual }: { total: number; usual: number }): number =>
  Math.min(100, (100 * ((100 * minutes) / total)) / usual)

/** The falls of a night are as many as are listed, each of them at least one. */
export function* fallsOfNight({ answer, input }: Told): Generator<Breach> {
  const list = fieldOf(answer, 'lowOxygen')
  if (!isList(list)) return

  for (const row of list.items) {
    const falls = fieldOf(row, 'falls')
    if (falls && numberOf(falls) === 0) yield breach('count', falls, 'an event of none')
  }

  if (input['type'] === SPANS.day)
    yield* agree('count', fieldOf(answer, 'breathWarn'), { with: list.items.length, within: 0 })
}

// What the pages of metrics owe to themselves.
import { SLEEP_STAGE_CODES, SPANS } from '../../constants.ts'
import type { Breach } from '../catalogue.ts'
import { fieldOf, isList, type Node, numberOf, numbersIn, textOf, type Told } from '../node.ts'
import { MINUTES_PER_DAY } from '@kangban/china-time'
import { agree, amid, at, breach, CUT_OR_ROUNDED, outside, sumOf } from './tools.ts'

const ROUNDED = 2

export function* heartRate({ answer }: Told): Generator<Breach> {
  const zones = fieldOf(answer, 'zones')
  const shares = (zones?.items ?? []).flatMap((zone) => numberOf(fieldOf(zone, 'percent')) ?? [])
  if (zones && shares.length > 0 && Math.abs(sumOf(shares) - 100) > ROUNDED)
    yield breach('sum', zones, 'other than 100')
  const starts = (zones?.items ?? []).map((zone) => numberOf(fieldOf(zone, 'from')) ?? 0)
  if (zones && starts.some((start, index) => start < (starts[index - 1] ?? 0)))
    yield breach('sorted', zones, 'not rising')
  yield* extremes(answer, ['min', 'max'])
  yield* amid(fieldOf(answer, 'avg'), fieldOf(answer, 'details'))
}

/** The lowest and the highest of a span are those of its slots. */
function* extremes(answer: Node, [least, most]: readonly [string, string]): Generator<Breach> {
  const lows = numbersIn(fieldOf(answer, 'lowDetails'))
  const highs = numbersIn(fieldOf(answer, 'hiDetails'))
  if (lows.length > 0)
    yield* agree('same-fact', fieldOf(answer, least), { with: Math.min(...lows), within: 0.5 })
  if (highs.length > 0)
    yield* agree('same-fact', fieldOf(answer, most), { with: Math.max(...highs), within: 0.5 })
}

export function* oxygen({ answer }: Told): Generator<Breach> {
  yield* extremes(answer, ['lowest', ''])
  yield* amid(fieldOf(answer, 'avg'), fieldOf(answer, 'details'))
  const [lowest, threshold] = [at(answer, 'lowest'), at(answer, 'threshold')].map(numberOf)
  const events = fieldOf(answer, 'lowEvents')
  const count = numberOf(events)
  if (!events || lowest === undefined || threshold === undefined || count === undefined) return
  if (lowest < threshold !== count > 0) yield breach('count', events, 'other than the lowest says')
}

export function* bloodPressure({ answer, input }: Told): Generator<Breach> {
  const readings = fieldOf(answer, 'readings')
  const details = fieldOf(answer, 'hiDetails')
  yield* amid(fieldOf(answer, 'avgHi'), details)
  yield* amid(fieldOf(answer, 'avgLow'), fieldOf(answer, 'lowDetails'))

  if (input['type'] === SPANS.day && isList(details)) {
    yield* agree('same-fact', fieldOf(answer, 'hi'), {
      with: numberOf(details.items.at(-1)),
      within: 0,
    })

    yield* agree('same-fact', fieldOf(answer, 'low'), {
      with: numberOf(fieldOf(answer, 'lowDetails')?.items.at(-1)),
      within: 0,
    })
  }

  if (!isList(readings)) return
  yield* agree('count', fieldOf(answer, 'count'), { with: readings.items.length, within: 0 })

  for (const name of ['sbp', 'dbp']) {
    const all = readings.items.flatMap((reading) => numberOf(fieldOf(reading, name)) ?? [])
    if (all.length === 0) continue
    const [highest, lowest] = [at(answer, 'highest', name), at(answer, 'lowest', name)]
    yield* agree('same-fact', highest, { with: Math.max(...all), within: 0 })
    yield* agree('same-fact', lowest, { with: Math.min(...all), within: 0 })
    const newest = fieldOf(readings.items[0], name)
    const told = fieldOf(answer, name === 'sbp' ? 'hi' : 'low')
    yield* agree('same-fact', told, { with: numberOf(newest), within: 0 })
  }
}

export function* pressureReadings({ answer }: Told): Generator<Breach> {
  const rows = fieldOf(answer, 'records')?.items ?? []

  for (const [mean, name] of [
    ['avgSbp', 'sbp'],
    ['avgDbp', 'dbp'],
    ['avgPulseRate', 'pulseRate'],
  ] as const) {
    const all = rows.flatMap((row) => numberOf(fieldOf(row, name)) ?? [])
    if (all.length > 0)
      yield* agree('mean', fieldOf(answer, mean), {
        with: sumOf(all) / all.length,
        within: CUT_OR_ROUNDED,
      })
  }
}

const minutesOf = (text: string | undefined): number | undefined => {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(text ?? '') ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** Minutes from one time of day to a later one, over midnight where it must be. */
const minutesBetween = (from: number, to: number): number =>
  (to - from + MINUTES_PER_DAY) % MINUTES_PER_DAY

const NO_STAGE: Stage = { minutes: 0, stretches: 0 }

interface Stage {
  readonly minutes: number
  readonly stretches: number
}

/** Minutes of each stage of a night by its course. */
function courseOf(answer: Node): ReadonlyMap<number, Stage> | undefined {
  const [stages, times] = [fieldOf(answer, 'details'), fieldOf(answer, 'detailTimes')]
  const end = minutesOf(textOf(fieldOf(answer, 'sleepEndTime')))
  if (!isList(stages) || !isList(times) || end === undefined) return undefined
  const starts = times.items.map((item) => minutesOf(textOf(item)))
  const all = new Map<number, Stage>()

  for (const [index, stage] of stages.items.entries()) {
    const [code, from, to] = [numberOf(stage), starts[index], starts[index + 1] ?? end]
    if (code === undefined || from === undefined) return undefined
    const { minutes, stretches } = all.get(code) ?? NO_STAGE
    all.set(code, { minutes: minutes + minutesBetween(from, to), stretches: stretches + 1 })
  }

  return all
}

/** A time of day is told in whole minutes at both of its ends. */
const NIGHT_ROUNDED = 10

function* night(answer: Node): Generator<Breach> {
  const start = minutesOf(textOf(fieldOf(answer, 'sleepStartTime')))
  const end = minutesOf(textOf(fieldOf(answer, 'sleepEndTime')))
  const [total, wake] = [fieldOf(answer, 'totalTime'), numberOf(fieldOf(answer, 'wake'))]

  if (start !== undefined && end !== undefined && wake !== undefined)
    yield* agree('sum', total, {
      with: minutesBetween(start, end) - wake,
      within: NIGHT_ROUNDED,
    })

  const course = courseOf(answer)
  if (!course || course.size === 0) return

  for (const [name, code] of [
    ['deepSleep', SLEEP_STAGE_CODES.deep],
    ['lightSleep', SLEEP_STAGE_CODES.light],
    ['rem', SLEEP_STAGE_CODES.rem],
    ['wake', SLEEP_STAGE_CODES.awake],
  ] as const) {
    const { minutes, stretches } = course.get(code) ?? NO_STAGE

    // Both ends of a stretch are rounded.
    yield* agree('sum', fieldOf(answer, name), {
      with: minutes,
      within: Math.min(NIGHT_ROUNDED, 1 + stretches),
    })
  }
}

export function* sleep({ answer, input }: Told): Generator<Breach> {
  const total = fieldOf(answer, 'totalTime')
  const parts = ['deepSleep', 'lightSleep', 'rem'].map((name) => numberOf(fieldOf(answer, name)))
  const sum = parts.reduce<number>((all, part) => all + (part ?? Number.NaN), 0)
  if (!Number.isNaN(sum)) yield* agree('sum', total, { with: sum, within: ROUNDED })
  for (const name of ['totalTime', 'deepSleep', 'lightSleep', 'rem', 'wake'])
    yield* outside(fieldOf(answer, name), 'sleep')
  const score = fieldOf(answer, 'score')
  const points = numberOf(score) ?? 0
  if (score && (points < 0 || points > 100)) yield breach('share', score, 'outside 0 to 100')
  const [deep, whole] = [parts[0], numberOf(total)]
  if (deep !== undefined && whole)
    yield* agree('sum', fieldOf(answer, 'deepRate'), {
      with: (100 * deep) / whole,
      within: CUT_OR_ROUNDED,
    })
  if (input['type'] === SPANS.day) yield* night(answer)
  else if (input['type'] !== undefined) yield* nights(answer)
}

/** The figures of several nights are means of what is told of each. */
function* nights(answer: Node): Generator<Breach> {
  for (const [name, list] of [
    ['totalTime', 'details'],
    ['deepSleep', 'deepDetails'],
    ['lightSleep', 'lightDetails'],
    ['rem', 'remDetails'],
    ['wake', 'wakeDetails'],
    ['score', 'scoreDetails'],
  ] as const) {
    const all = numbersIn(fieldOf(answer, list))
    // What was no whole number in the nights may bend their mean; a score always is one.
    const within = name === 'score' ? CUT_OR_ROUNDED : 1
    if (all.length > 0)
      yield* agree('mean', fieldOf(answer, name), { with: sumOf(all) / all.length, within })
  }
}

/** Metres of a step; kilometres or centimetres are far from it. */
const STRIDE = { low: 0.2, high: 1.5 }
/** Kilocalories of a step. */
const CALORIES = { low: 0.002, high: 0.3 }

export function* steps({ answer }: Told): Generator<Breach> {
  const total = fieldOf(answer, 'total')
  const count = numberOf(total)
  const details = numbersIn(fieldOf(answer, 'details'))
  if (details.length > 0) yield* agree('sum', total, { with: sumOf(details), within: 0.5 })
  for (const key of ['total', 'details', 'average', 'target'])
    yield* outside(fieldOf(answer, key), key === 'total' ? '' : 'steps')
  const best = at(answer, 'best', 'steps')
  yield* outside(best, 'steps')
  const [most, average] = [numberOf(best), numberOf(fieldOf(answer, 'average'))]
  if (best && most !== undefined && average !== undefined && most < average)
    yield breach('order', best, '< average')
  if (count === undefined || count < 200) return
  yield* each(fieldOf(answer, 'distance'), count, STRIDE)
  yield* each(fieldOf(answer, 'calorie'), count, CALORIES)
}

function* each(
  node: Node | undefined,
  count: number,
  { low, high }: { low: number; high: number },
): Generator<Breach> {
  const value = numberOf(node)
  if (!node || value === undefined) return
  if (value < low * count) yield breach('sum', node, 'too small for the steps')
  if (value > high * count) yield breach('sum', node, 'too large for the steps')
}

export function* temperature({ answer }: Told): Generator<Breach> {
  const [mean, usual] = ['nightMean', 'baseline'].map((name) => numberOf(fieldOf(answer, name)))
  if (mean !== undefined && usual !== undefined)
    yield* agree('sum', fieldOf(answer, 'deviation'), { with: mean - usual, within: 0.02 })
}

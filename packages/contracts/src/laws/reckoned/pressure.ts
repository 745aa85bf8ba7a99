// Means of the blood pressure by the rules that the contract states.
import { addDays, isDay } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import { HOME_MEAN } from '../../monitoring/figure-rules.ts'
import type { Breach } from '../catalogue.ts'
import { fieldOf, isList, type Node, numberOf, textOf, type Told } from '../node.ts'
import { agree, at, breach, CUT_OR_ROUNDED, sumOf } from '../operations/tools.ts'
import { nodesAt } from '../places.ts'
import { EVENING, MORNING } from '../silence/pages.ts'
import { amountsOf } from './amounts.ts'

/** Each was rounded. */
const ROUNDED = 1

const SERIES = { morning: 'morningDetails', evening: 'eveningDetails' } as const
const BOTH = ['sbp', 'dbp'] as const

const weighed = (parts: readonly Node[], name: string): number =>
  sumOf(parts.map((part) => (numberOf(fieldOf(part, name)) ?? 0) * countOf(part)))

const countOf = (part: Node): number => numberOf(fieldOf(part, 'count')) ?? 0

/** The morning and the evening of seven days are made of those of each, which a week and a month tell. */
export function* partsOfDays({ answer, input }: Told): Generator<Breach> {
  if (input['type'] === SPANS.day) return

  for (const [part, series] of Object.entries(SERIES)) {
    const [whole, days] = [fieldOf(answer, part), fieldOf(answer, series)]
    if (!whole || !isList(days) || days.items.length < HOME_MEAN.days) continue
    const own = days.items.slice(-HOME_MEAN.days).filter((day) => countOf(day) > 0)
    const count = sumOf(own.map(countOf))
    yield* agree('reckoned', fieldOf(whole, 'count'), { with: count, within: 0 })
    if (count === 0) continue

    for (const name of BOTH)
      yield* agree('reckoned', fieldOf(whole, name), {
        with: weighed(own, name) / count,
        within: ROUNDED,
      })
  }
}

const dayOf = (row: Node): string => (textOf(fieldOf(row, 'at')) ?? '').slice(0, 10)

/** Each point of the moving mean is that of the readings of seven days, as far as these are listed. */
export function* movingMeans({ answer, input }: Told): Generator<Breach> {
  const [labels, readings, means] = ['detailTimes', 'readings', 'weekMeanDetails'].map((name) =>
    fieldOf(answer, name),
  )

  if (input['type'] === SPANS.day || !isList(labels) || !isList(readings) || !isList(means)) return
  const first = textOf(labels.items[0])

  for (const [index, mean] of means.items.entries()) {
    const last = textOf(labels.items[index])
    if (!isDay(last) || !isDay(first)) continue
    const from = addDays(last, 1 - HOME_MEAN.days)
    const own = readings.items.filter((row) => dayOf(row) >= from && dayOf(row) <= last)
    if (from < first) continue

    if (new Set(own.map(dayOf)).size < HOME_MEAN.fewestDays) {
      if (mean.value !== null) return yield breach('reckoned', mean, 'of fewer days than it needs')
      continue
    }

    if (mean.value === null) return yield breach('silent', mean, 'although its days have enough')

    for (const name of BOTH) {
      const all = own.flatMap((row) => numberOf(fieldOf(row, name)) ?? [])
      const due = { with: sumOf(all) / all.length, within: CUT_OR_ROUNDED }
      const wrong = [...agree('reckoned', fieldOf(mean, name), due)]
      if (wrong.length > 0) return yield* wrong
    }
  }
}

const MEANS = { avgHi: 'sbp', avgLow: 'dbp' } as const

/** The mean of a span is that of all its readings, as far as our own contract lists these. */
export function* meanOfReadings({ answer }: Told): Generator<Breach> {
  const readings = fieldOf(answer, 'readings')
  if (!isList(readings)) return

  for (const [name, part] of Object.entries(MEANS)) {
    const all = readings.items.flatMap((row) => numberOf(fieldOf(row, part)) ?? [])
    if (all.length === 0) continue
    const due = { with: sumOf(all) / all.length, within: CUT_OR_ROUNDED }
    yield* agree('reckoned', fieldOf(answer, name), due)
  }
}

const MEANS_OF = { avgSbp: 'sbp', avgDbp: 'dbp', avgPulseRate: 'pulseRate' } as const

/** Means of the monitor's readings are whole numbers, and those of a day without any are none. */
export function* wholeMeans({ answer }: Told): Generator<Breach> {
  const records = fieldOf(answer, 'records')

  for (const name of ['avgSbp', 'avgDbp', 'avgPulseRate'] as const) {
    const node = fieldOf(answer, name)
    const mean = numberOf(node)
    if (node && mean && isList(records) && records.items.length === 0)
      yield breach('reckoned', node, 'of nothing')
    if (node && mean !== undefined && !Number.isInteger(mean))
      yield breach('reckoned', node, 'no whole number')
    const values = new Set(nodesAt(records, `[].${MEANS_OF[name]}`).map(numberOf))
    const [only] = values
    if (node && mean !== undefined && values.size === 1 && only !== undefined && mean !== only)
      yield breach('mean', node, 'of one value, and another')
  }
}

const hourOf = (row: Node): number => Number((textOf(fieldOf(row, 'at')) ?? '').slice(11, 13))

const HOURS = { morning: MORNING, evening: EVENING } as const

/** The morning and the evening of a day are made of its readings in their hours. */
export function* partsOfReadings({ answer, input }: Told): Generator<Breach> {
  const [labels, readings] = ['detailTimes', 'readings'].map((name) => fieldOf(answer, name))
  if (input['type'] === SPANS.day || !isList(labels) || !isList(readings)) return

  for (const part of ['morning', 'evening'] as const)
    for (const [index, mean] of (fieldOf(answer, SERIES[part])?.items ?? []).entries()) {
      const { from, to } = HOURS[part]

      const own = readings.items.filter(
        (row) =>
          dayOf(row) === labels.items[index]?.value && hourOf(row) >= from && hourOf(row) < to,
      )

      if ((own.length === 0) !== (mean.value === null))
        return yield breach('silent', mean, 'other than its readings')
      if (own.length === 0) continue
      const wrong = [...partOf(mean, own)]
      if (wrong.length > 0) return yield* wrong
    }
}

function* partOf(mean: Node, own: readonly Node[]): Generator<Breach> {
  yield* agree('reckoned', fieldOf(mean, 'count'), { with: own.length, within: 0 })

  for (const name of BOTH) {
    const all = own.flatMap((row) => numberOf(fieldOf(row, name)) ?? [])

    yield* agree('reckoned', fieldOf(mean, name), {
      with: sumOf(all) / all.length,
      within: CUT_OR_ROUNDED,
    })
  }
}

const HIGH = /^(?:high|alert|warn|bad)$/
const LIMIT = /(\d+)\/(\d+)$/

/** The mean of a week at home has days enough, no more readings than these have, and the numbers and the limit of its text. */
export function* meanAtHome({ answer }: Told): Generator<Breach> {
  const home = fieldOf(answer, 'homeMean')

  const [sbp, dbp, count, days, state, text] = ['sbp', 'dbp', 'count', 'days', 'state', 'text'].map(
    (name) => fieldOf(home, name),
  )

  const [high, low, readings, nights] = [sbp, dbp, count, days].map(numberOf)
  if (!days || !count || nights === undefined || readings === undefined) return
  if (nights < HOME_MEAN.fewestDays) yield breach('reckoned', days, 'fewer than it needs')
  if (nights >= HOME_MEAN.days) yield breach('reckoned', days, 'the first one too')
  if (readings > nights * 2 * HOME_MEAN.readingsEach || readings < nights)
    yield breach('reckoned', count, 'other than its days have')
  const said = textOf(text) ?? ''
  const told = amountsOf(said)

  for (const [node, value] of [
    [sbp, high],
    [dbp, low],
    [count, readings],
  ] as const)
    if (node && value !== undefined && told.length > 0 && !told.includes(value))
      yield breach('told-twice', node, 'other than text')

  const [, ofSbp, ofDbp] = LIMIT.exec(said) ?? []
  if (!state || ofSbp === undefined || high === undefined || low === undefined) return
  const isHigh = high >= Number(ofSbp) || low >= Number(ofDbp)
  if (HIGH.test(textOf(state) ?? '') !== isHigh) yield breach('verdict', state, 'of the other side')
}

/** Every reading of a morning and of an evening is in one class. */
function* classesOfDoctor(pressure: Node | undefined): Generator<Breach> {
  const classes = fieldOf(pressure, 'classes')
  if (!isList(classes) || classes.items.length === 0) return

  for (const part of ['morning', 'evening'])
    yield* agree('reckoned', at(pressure, 'total', part, 'count'), {
      with: sumOf(classes.items.map((row) => numberOf(fieldOf(row, part)) ?? 0)),
      within: 0,
    })
}

/** Whether a reading reaches the reference that the page names. */
function reachingOf(pressure: Node | undefined): ((row: Node) => boolean) | undefined {
  const [, ofSbp, ofDbp] =
    LIMIT.exec((textOf(fieldOf(pressure, 'reference')) ?? '').split(' ')[0] ?? '') ?? []

  if (ofSbp === undefined) return undefined

  return (row) => {
    const [sbp, dbp] = BOTH.map((name) => numberOf(fieldOf(row, name)) ?? 0)
    return (sbp ?? 0) >= Number(ofSbp) || (dbp ?? 0) >= Number(ofDbp)
  }
}

/** Which of the listed readings reach the reference that the page for the doctor names. */
export function* reachedForDoctor({ answer }: Told): Generator<Breach> {
  const pressure = fieldOf(answer, 'pressure')
  const isReaching = reachingOf(pressure)
  const readings = fieldOf(pressure, 'readings')
  if (!isList(readings) || !isReaching) return
  const measured = readings.items.filter((row) => fieldOf(row, 'byHand')?.value !== true)
  const reached = measured.filter(isReaching)
  const total = fieldOf(pressure, 'total')
  yield* classesOfDoctor(pressure)
  yield* agree('reckoned', fieldOf(total, 'reached'), { with: reached.length, within: 0 })
  yield* ends(total, measured)
}

/** The highest and the lowest of both pressures. */
function* ends(row: Node | undefined, own: readonly Node[]): Generator<Breach> {
  for (const name of BOTH) {
    const all = own.flatMap((reading) => numberOf(fieldOf(reading, name)) ?? [])
    if (all.length === 0) continue
    yield* agree('reckoned', at(row, 'highest', name), { with: Math.max(...all), within: 0 })
    yield* agree('reckoned', at(row, 'lowest', name), { with: Math.min(...all), within: 0 })
  }
}

export const SPAN = /^(\d+)月(\d+)日(?:–(?:(\d+)月)?(\d+)日)?$/

const dateKey = (month: string | undefined, day: string | undefined): number =>
  Number(month) * 100 + Number(day)

/** Whether a day lies in 2月23日–3月1日, of which nobody tells the year. */
export function isWithin(day: string, title: RegExpExecArray): boolean {
  const [, month, from, lastMonth = month, to = from] = title
  const [low, high] = [dateKey(month, from), dateKey(lastMonth, to)]
  const own = dateKey(day.slice(5, 7), day.slice(8, 10))
  return low <= high ? own >= low && own <= high : own >= low || own <= high
}

/** A week of the page for the doctor has the readings of the days that it is called after. */
export function* weeksForDoctor({ answer }: Told): Generator<Breach> {
  const [weeks, readings] = ['weeks', 'readings'].map((name) => at(answer, 'pressure', name))
  if (!isList(weeks) || !isList(readings)) return

  const reached = reachingOf(fieldOf(answer, 'pressure'))

  for (const week of weeks.items) {
    const title = SPAN.exec(textOf(fieldOf(week, 'title')) ?? '')
    if (!title) continue

    const own = readings.items.filter(
      (row) => fieldOf(row, 'byHand')?.value !== true && isWithin(dayOf(row), title),
    )

    yield* agree('reckoned', fieldOf(week, 'count'), { with: own.length, within: 0 })
    if (reached)
      yield* agree('reckoned', fieldOf(week, 'reached'), {
        with: own.filter(reached).length,
        within: 0,
      })
    yield* ends(week, own)
  }
}

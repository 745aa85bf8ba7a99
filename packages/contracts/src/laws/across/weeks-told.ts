// What a week's report tells of the week before, of its best and worst day, and of how its measures stand.
import { addDays, daysBetween, isDay } from '@kangban/china-time'
import type { Between } from '../catalogue.ts'
import { type Answers, fieldOf, type Node, numberOf, numbersIn, textOf } from '../node.ts'
import { sumOf } from '../operations/tools.ts'
import { nodesAt, numberAt, saidAt } from '../places.ts'
import { amountIn } from '../reckoned/amounts.ts'
import { dayOf, type Events, eventsOf } from './events-told.ts'
import { MEASURES, reportsOf, slotsOf } from './reports-and-days.ts'

const REPORT = 'reports.getReport'
const WEEK_DAYS = 7

const wrong = (law: Between['law'], { path }: Node, got: string): Between => ({
  name: REPORT,
  law,
  path,
  got,
})

/** Of these a day has one value; a mean of readings weighs the days by how many these were. */
const ONCE_A_DAY: readonly unknown[] = ['sleep', 'steps', 'oxygenLowest']
/** Both were rounded. */
const WITHIN = 1.01

/** What a measure had on the days of the week before; undefined where these are not told. */
function weekBefore(told: Answers, measure: string, monday: string): number[] | undefined {
  const series = MEASURES[measure]?.['values']
  if (!series) return undefined

  const days = Array.from({ length: WEEK_DAYS }, (_, ago) => addDays(monday, -1 - ago)).map(
    (day) => [...slotsOf(told, series, day)][0],
  )

  return days.includes(undefined) ? undefined : days.flatMap((slot) => numberOf(slot) ?? [])
}

/** The mean of the week before is that of its days, or lies among them. */
export function* meansBefore(told: Answers): Generator<Between> {
  for (const { answer } of reportsOf(told, 'weekly')) {
    const monday = textOf(fieldOf(answer, 'day'))
    if (!isDay(monday)) continue

    for (const row of nodesAt(answer, 'measures[]')) {
      const measure = saidAt(row, 'measure')
      const last = fieldOf(row, 'lastAverage')
      const [mean, days] = [numberOf(last), weekBefore(told, measure, monday)]
      if (!last || mean === undefined || !days || days.length === 0) continue
      // A day without a step may be none that was measured.
      const measured = days.filter((value) => value > 0).length
      const isWhole = ONCE_A_DAY.includes(measure) && measured === WEEK_DAYS
      const due = sumOf(days) / days.length
      const [low, high] = isWhole ? [due, due] : [Math.min(...days), Math.max(...days)]
      if (mean < low - WITHIN || mean > high + WITHIN)
        yield wrong('same-fact', last, 'other than the days of the week before')
    }
  }
}

const WALKED = /走满 ?([\d,]+) ?步/
const NO_EVENT = /没有预警/

/** What a day of the week has, of the values of a measure. */
function valueOn(report: Node, measure: string, day: string): number | undefined {
  const first = textOf(fieldOf(report, 'day'))
  const row = nodesAt(report, 'measures[]').find((each) => saidAt(each, 'measure') === measure)
  if (!isDay(first) || !isDay(day)) return undefined
  return numberOf(fieldOf(row, 'values')?.items[daysBetween(first, day)])
}

/** The steps that the reason for a day tells were walked on it. */
function* walked(report: Node, node: Node): Generator<Between> {
  const goal = amountIn(saidAt(node, 'reason'), WALKED)
  const steps = valueOn(report, 'steps', saidAt(node, 'day'))
  const reason = fieldOf(node, 'reason')
  if (reason && goal !== undefined && steps !== undefined && steps < goal)
    yield wrong('told-twice', reason, 'more than the steps of that day')
}

/** The events that it tells of are of that day, or went on from the one before. */
function* happened(node: Node, { rows, since }: Events): Generator<Between> {
  const [day, reason] = ['day', 'reason'].map((name) => fieldOf(node, name))
  const [date, text] = [textOf(day), textOf(reason) ?? '']
  if (!reason || since > 0 || !isDay(date)) return
  const own = rows.filter((event) => dayOf(event) === date)
  const about = [...own, ...rows.filter((event) => dayOf(event) === addDays(date, -1))]
  const names = new Set(rows.map((event) => saidAt(event, 'eventName')))
  const said = [...names].filter((name) => name !== '' && text.includes(name))

  // 血氧偏低 is a part of 夜间血氧偏低.
  const isOther = said.some(
    (name) => !about.some((event) => saidAt(event, 'eventName').includes(name)),
  )

  if (isOther || (NO_EVENT.test(text) && own.length > 0))
    yield wrong('same-fact', reason, 'of another day')
}

/** The best and the worst day are so for what they had. */
export function* notableDays(told: Answers): Generator<Between> {
  const events = eventsOf(told)

  for (const { answer } of reportsOf(told, 'weekly'))
    for (const node of ['bestDay', 'worstDay'].flatMap((name) => nodesAt(answer, name))) {
      yield* walked(answer, node)
      if (events) yield* happened(node, events)
    }
}

/** Its values are the lowest of their days; of a mean the day may have been beyond the band and the mean not. */
const BANDED = 'oxygenLowest'
const BEYOND = /^(?:high|low|alert)$/

/** Oxygen that was low was so on some day, and steps are as their days have reached the goal. */
export function* statesOfMeasures(told: Answers): Generator<Between> {
  for (const { answer } of reportsOf(told, 'weekly'))
    for (const row of nodesAt(answer, 'measures[]')) {
      const [measure, state] = [saidAt(row, 'measure'), fieldOf(row, 'state')]
      const [low, end] = ['referenceLow', 'referenceHigh'].map((at) => numberAt(row, at))
      const high = end ?? Infinity
      const days = numbersIn(fieldOf(row, 'values'))
      if (!state || low === undefined || days.length === 0) continue
      const values = [...days, ...nodesAt(row, 'average').flatMap((node) => numberOf(node) ?? [])]
      const isWithin = values.every((value) => value > low && value < high)
      const isShort = values.every((value) => value < low)
      if (measure === BANDED && isWithin && BEYOND.test(String(state.value)))
        yield wrong('verdict', state, 'within its band')
      if (measure === 'steps' && state.value === (isWithin ? 'low' : isShort ? 'good' : ''))
        yield wrong('verdict', state, 'other than its goal')
    }
}

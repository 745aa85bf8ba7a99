// What series of a day or of several days owe to what is told beside them.
import { MS_PER_HOUR, MS_PER_MINUTE } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import type { Breach } from '../catalogue.ts'
import { everyNode, fieldOf, isList, type Node, numberOf, textOf, type Told } from '../node.ts'
import { agree, at, breach, CUT_OR_ROUNDED, sumOf } from './tools.ts'

/** Means may be whole numbers, or have tenths where their ends are whole. */
const ROUNDED = 0.5

/** The mean of a slot lies between its lowest and its highest value. */
export function* meansWithin({ answer }: Told): Generator<Breach> {
  const [means, lows, highs] = ['details', 'lowDetails', 'hiDetails'].map((name) =>
    fieldOf(answer, name),
  )

  if (!isList(means) || !isList(lows) || !isList(highs)) return
  if (lows.items.length !== means.items.length || highs.items.length !== means.items.length) return

  for (const [index, node] of means.items.entries()) {
    const [mean, low, high] = [node, lows.items[index], highs.items[index]].map(numberOf)
    if (mean === undefined || low === undefined || high === undefined) continue
    if (mean < low - ROUNDED || mean > high + ROUNDED)
      return yield breach('mean', node, 'not between low and high')
  }
}

/** Where nothing was measured, nothing was above or below the usual. */
export function* deviationsOfValues({ answer }: Told): Generator<Breach> {
  const [values, deviations] = ['details', 'deviations'].map((name) => fieldOf(answer, name))
  if (!isList(values) || !isList(deviations)) return

  const lost = deviations.items.find(
    (deviation, index) =>
      numberOf(deviation) !== undefined && numberOf(values.items[index]) === undefined,
  )

  if (lost) yield breach('sum', lost, 'of no value')
}

/** What is usual lies within its own range. */
export function* usualWithin({ answer }: Told): Generator<Breach> {
  const usual = at(answer, 'baseline', 'usual')
  const [low, high] = ['low', 'high'].map((name) => numberOf(at(answer, 'baseline', name)))
  const value = numberOf(usual)

  if (!usual || value === undefined || low === undefined || high === undefined) return
  if (value < low || value > high) yield breach('order', usual, 'not between low and high')
}

/** The zones of a heart rate cover all rates: the last has no end. */
export function* lastZone({ answer }: Told): Generator<Breach> {
  const end = fieldOf(fieldOf(answer, 'zones')?.items.at(-1), 'to')
  if (end && numberOf(end) !== undefined) yield breach('sum', end, 'rates above it have no zone')
}

/** The days of a mean of steps: all, those that have any, or all but the last, which is not over. */
export function* meanOfSteps({ answer, input }: Told): Generator<Breach> {
  if (input['type'] === SPANS.day) return
  const average = fieldOf(answer, 'average')
  const days = fieldOf(answer, 'details')?.items ?? []
  const walked = days.flatMap((day) => numberOf(day) ?? [])
  const before = days.slice(0, -1).flatMap((day) => numberOf(day) ?? [])
  if (walked.length === 0 || before.length === 0) return

  const means = [
    sumOf(walked) / walked.length,
    sumOf(before) / before.length,
    sumOf(walked) / days.length,
    sumOf(before) / (days.length - 1),
  ]

  if (means.every((mean) => [...agree('mean', average, { with: mean, within: 1 })].length > 0))
    yield* agree('mean', average, { with: means[0], within: 1 })
}

/** `昨夜睡了 5 小时 59 分`, `平均每晚睡 6 小时`; how much more or less than usual is another matter. */
const SLEPT = /(?<![多少])睡(?:了)? ?(\d+) 小时(?: (\d+) 分)?/

/** The sentence of a night tells the time asleep that stands beside it. */
export function* sleptAsSaid({ answer }: Told): Generator<Breach> {
  const total = fieldOf(answer, 'totalTime')

  for (const name of ['sentence', 'elderSentence']) {
    const sentence = fieldOf(answer, name)
    const text = (sentence?.items ?? []).map((part) => textOf(fieldOf(part, 'text')) ?? '').join('')
    const [, hours, minutes = '0'] = SLEPT.exec(text) ?? []
    if (!total || hours === undefined) continue
    const told = (Number(hours) * MS_PER_HOUR) / MS_PER_MINUTE + Number(minutes)
    if ([...agree('told-twice', total, { with: told, within: 1 })].length > 0)
      yield breach('told-twice', total, `other than ${name}`)
  }
}

const dayOf = (node: Node | undefined): string => (textOf(node) ?? '').slice(0, 10)

/** The means of a day are those of its readings, where all of the span are listed. */
export function* pressuresOfDays({ answer, input }: Told): Generator<Breach> {
  const [labels, readings] = ['detailTimes', 'readings'].map((name) => fieldOf(answer, name))
  if (input['type'] === SPANS.day || !isList(labels) || !isList(readings)) return

  for (const [series, name] of [
    ['hiDetails', 'sbp'],
    ['lowDetails', 'dbp'],
  ] as const) {
    for (const [index, mean] of (fieldOf(answer, series)?.items ?? []).entries()) {
      const day = textOf(labels.items[index])
      const own = readings.items.filter((row) => dayOf(fieldOf(row, 'at')) === day)
      const all = own.flatMap((row) => numberOf(fieldOf(row, name)) ?? [])
      if (all.length === 0) continue
      const due = { with: sumOf(all) / all.length, within: CUT_OR_ROUNDED }
      const wrong = [...agree('mean', mean, due)]
      if (wrong.length > 0) return yield* wrong
    }
  }
}

/** Of a week or a month, the mornings and the evenings of its last days have no more readings than all of it. */
export function* partsOfPressure({ answer, input }: Told): Generator<Breach> {
  const count = fieldOf(answer, 'count')
  const all = numberOf(count)
  if (input['type'] === SPANS.day || !count || all === undefined) return

  const parts = ['morning', 'evening'].map((part) => numberOf(at(answer, part, 'count')) ?? 0)

  if (sumOf(parts) > all) yield breach('count', count, 'fewer than morning and evening have')
}

/** A mean of no reading is none. */
export function* meansOfReadings({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer)) {
    const [sbp, dbp, count] = ['sbp', 'dbp', 'count'].map((name) => node.fields.get(name))
    if (!count || numberOf(count) !== 0) continue
    if (numberOf(sbp) !== undefined && numberOf(dbp) !== undefined)
      return yield breach('count', count, 'of a mean')
  }
}

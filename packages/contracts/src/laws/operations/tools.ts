import { MS_PER_HOUR, MS_PER_MINUTE } from '@kangban/china-time'
import { type Quantity, QUANTITIES } from '../../quantities/quantities.ts'
import type { Breach, LawName } from '../catalogue.ts'
import { magnitude } from '../numbers.ts'
import { fieldOf, type Node, numberOf, numbersIn, textOf } from '../node.ts'

/** What a metric's value is, by the names that calls have for metrics. */
const BY_METRIC: Readonly<Record<string, Quantity>> = {
  heartRate: QUANTITIES.pulse,
  ecg: QUANTITIES.heartRate,
  bloodPressure: QUANTITIES.systolic,
  pressureMorning: QUANTITIES.systolic,
  pressureEvening: QUANTITIES.systolic,
  oxygen: QUANTITIES.oxygen,
  oxygenLowest: QUANTITIES.oxygen,
  temperature: QUANTITIES.skinTemperature,
  sleep: QUANTITIES.minutesOfDay,
  steps: QUANTITIES.stepsOfDay,
  diastolic: QUANTITIES.diastolic,
}

/** Of which metric a measure of a week is. */
export function metricOf(measure: string): string {
  if (measure.startsWith('pressure')) return 'bloodPressure'
  return measure === 'oxygenLowest' ? 'oxygen' : measure
}

/** The numbers of a field, alone or in a list, that its metric cannot have, or hardly has. */
export function* outside(node: Node | undefined, metric: string): Generator<Breach> {
  const quantity = BY_METRIC[metric]
  if (!node || !quantity) return
  const numbers = [numberOf(node) ?? [], numbersIn(node)].flat()

  for (const [law, range] of [
    ['measure', quantity.possible],
    ['plausible', quantity.plausible],
  ] as const) {
    const wrong = numbers.find((value) => value < range.low || value > range.high)
    if (wrong === undefined) continue
    return yield { law, path: node.path, got: magnitude(wrong, [range.low, range.high]) }
  }
}

/** Every first is above the second at its place. */
export function* above(high: Node | undefined, low: Node | undefined): Generator<Breach> {
  const pairs: (readonly [unknown, unknown])[] = [
    [high?.value, low?.value],
    ...(high?.items ?? []).map(({ value }, index) => [value, low?.items[index]?.value] as const),
  ]

  const isWrong = pairs.some(([a, b]) => typeof a === 'number' && typeof b === 'number' && a <= b)

  if (high && low && isWrong) yield { law: 'pressure-order', path: high.path, got: `<= ${low.key}` }
}

export const breach = (law: LawName, node: Node, got: string): Breach => ({
  law,
  path: node.path,
  got,
})

/** A whole number of a mean of whole ones, however it was made one. */
export const CUT_OR_ROUNDED = 0.99

/** Two numbers that are to be the same but for rounding. */
export function* agree(
  law: LawName,
  node: Node | undefined,
  { with: expected, within }: { with: number | undefined; within: number },
): Generator<Breach> {
  const told = numberOf(node)
  if (!node || told === undefined || expected === undefined) return
  if (Math.abs(told - expected) <= within) return
  yield breach(law, node, told > expected ? 'too large' : 'too small')
}

/** A mean lies among the numbers that it is made of. */
export function* amid(node: Node | undefined, list: Node | undefined): Generator<Breach> {
  const told = numberOf(node)
  const numbers = numbersIn(list)
  if (!node || told === undefined || numbers.length === 0) return
  // rounded
  if (told < Math.min(...numbers) - 1) yield breach('mean', node, 'below all of them')
  if (told > Math.max(...numbers) + 1) yield breach('mean', node, 'above all of them')
}

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0)

/** All numbers that a text tells, 1,200 as one. */
export const numbersOfText = (text: string): number[] =>
  (text.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

/** The same; hours and minutes also as minutes. */
function numbersOf(text: string): number[] {
  const plain = numbersOfText(text)

  const [, hours, minutes] = /(?:(\d+) ?小时)? ?(?:(\d+) ?分)?/.exec(text) ?? []
  const asMinutes = (Number(hours ?? 0) * MS_PER_HOUR) / MS_PER_MINUTE + Number(minutes ?? 0)
  return hours || minutes ? [...plain, asMinutes] : plain
}

const ROUNDING = 0.051

/** A text beside a number names it, as a number or within the range that it tells. */
export function* toldBy(
  node: Node | undefined,
  text: Node | undefined,
  { range = false }: { range?: boolean } = {},
): Generator<Breach> {
  const [value, words] = [numberOf(node), textOf(text)]
  if (!node || value === undefined || !words) return
  const numbers = numbersOf(words)
  if (numbers.length === 0) return
  const isNamed = numbers.some((each) => Math.abs(each - Math.abs(value)) <= ROUNDING)
  const isWithin = value >= Math.min(...numbers) && value <= Math.max(...numbers)
  if (!isNamed && !(range && numbers.length > 1 && isWithin))
    yield breach('told-twice', node, `other than ${text?.key}`)
}

export const at = (node: Node | undefined, ...keys: readonly string[]): Node | undefined =>
  keys.reduce<Node | undefined>(fieldOf, node)

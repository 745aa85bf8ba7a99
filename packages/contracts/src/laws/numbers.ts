// What numbers owe to their meaning and to each other.
import { type Quantity, QUANTITIES } from '../quantities/quantities.ts'
import type { Breach } from './catalogue.ts'
import { everyNode, fieldsOf, isList, type Node, numbersIn, type Told } from './node.ts'

/** Fields without a quantity whose numbers may be below 0. */
const SIGNED = /deviation|change|differ|longitude|latitude|quota|sample|offset|microvolts|trend/i
const SHARE = /(?:^|[a-z])(?:percent|battery)$/i

/** How far a number lies from a range, without telling the number. */
export function magnitude(value: number, [low, high]: readonly [number, number]): string {
  const factor = value > high ? value / high : value > 0 ? low / value : Number.NaN
  if (Number.isNaN(factor)) return '<= 0'
  const rounded = factor < 3 ? factor.toFixed(1) : factor.toPrecision(1)
  return `about ${Number(rounded)} x ${value > high ? 'above' : 'below'}`
}

/** So many rates in a row are never all alike. */
const LEAST_RATES = 20
const ALL_HIGH = 200

function* courseOfRates(node: Node): Generator<Breach> {
  if (quantityOf(node) !== 'heartRate' || node.items.length < LEAST_RATES) return
  const rates = numbersIn(node)
  if (rates.length < LEAST_RATES) return
  if (new Set(rates).size === 1) yield { law: 'flat', path: node.path, got: 'all alike' }
  else if (Math.min(...rates) > ALL_HIGH) yield { law: 'flat', path: node.path, got: 'all high' }
}

const KNOWN: Readonly<Record<string, Quantity>> = QUANTITIES
const MOST_DIGITS = 6

/** What a sum of decimals leaves behind where nobody rounds it; places on the earth are as fine as they like. */
function isFinerThan(value: number, quantity: string | undefined): boolean {
  if (Number.isInteger(value)) return false
  const digits = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0
  return digits > MOST_DIGITS && (KNOWN[quantity ?? '']?.precision ?? 0) > 0
}

export function* rangeLaws({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer)) if (isList(node)) yield* courseOfRates(node)

  for (const { value, key, path, marks } of everyNode(answer)) {
    if (typeof value !== 'number') continue

    if (value < 0 && marks.minimum === undefined && !SIGNED.test(key))
      yield { law: 'negative', path, got: '< 0' }

    if (SHARE.test(key) && (value < 0 || value > 100))
      yield { law: 'share', path, got: magnitude(value, [0, 100]) }

    if (isFinerThan(value, marks.quantity)) yield { law: 'precision', path, got: 'more digits' }
    const { plausible } = marks
    if (plausible && (value < plausible[0] || value > plausible[1]))
      yield { law: 'plausible', path, got: magnitude(value, plausible) }
  }
}

/** Names of which the first is no more than the second. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['lowest', 'highest'],
  ['low', 'high'],
  ['low', 'hi'],
  ['min', 'max'],
  ['from', 'to'],
  ['start', 'end'],
  ['startedAt', 'endedAt'],
  ['beganAt', 'lastAt'],
  ['day', 'endDay'],
  ['createdAt', 'lastUsedAt'],
  ['createdAt', 'repliedAt'],
  ['createdAt', 'changedAt'],
  ['createdAt', 'cancelledAt'],
  ['requestedAt', 'reviewedBy'],
  ['createTime', 'sysTime'],
  ['used', 'total'],
  ['done', 'total'],
  ['bad', 'total'],
  ['outOfRange', 'count'],
  ['reached', 'count'],
]

const SYSTOLIC: readonly (readonly [string, string])[] = [
  ['hi', 'low'],
  ['high', 'low'],
  ['sbp', 'dbp'],
  ['systolic', 'diastolic'],
]

const MIDDLE = /^(?:avg|mean|average|details|value)$/

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const begins = new Map<string, readonly [start: RegExp, middle: RegExp]>()

const expressionsOf = (word: string) => {
  const made = begins.get(word) ?? [
    new RegExp(`^${word}(?=[A-Z])`),
    new RegExp(`${capital(word)}(?![a-z])`),
  ]

  begins.set(word, made)
  return made
}

/** The name with its one word replaced: `avgHi` and `avgLow`, `fromDay` and `toDay`. */
function partnerOf(key: string, [word, other]: readonly [string, string]): string | undefined {
  if (key === word) return other
  const [start, middle] = expressionsOf(word)
  if (start.test(key)) return other + key.slice(word.length)
  const at = key.search(middle)
  if (at <= 0) return undefined
  return key.slice(0, at) + capital(other) + key.slice(at + word.length)
}

const MOMENT = /^\d{4}-\d{2}-\d{2}/

const comparable = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && MOMENT.test(value) ? Date.parse(value) : undefined
}

/** The numbers or moments that stand at the same place of both. */
function* pairsOf(a: Node, b: Node): Generator<readonly [number, number]> {
  const [first, second] = [comparable(a.value), comparable(b.value)]
  if (first !== undefined && second !== undefined) yield [first, second]

  if (isList(a) && isList(b))
    for (const [index, item] of a.items.entries()) {
      const other = b.items[index]
      if (other) yield* pairsOf(item, other)
    }

  for (const [key, field] of a.fields) {
    const other = b.fields.get(key)
    if (other) yield* pairsOf(field, other)
  }
}

const quantityOf = (node: Node): string | undefined =>
  node.marks.quantity ?? node.items.find(({ marks }) => marks.quantity)?.marks.quantity

/** A total is one of whatever is counted. */
const isOneQuantity = (part: Node, whole: Node): boolean =>
  quantityOf(part) === quantityOf(whole) || quantityOf(whole) === 'total'

const isPressures = (high: Node, low: Node): boolean =>
  quantityOf(high) === 'systolic' && quantityOf(low) === 'diastolic'

const broken = (a: Node, b: Node, isRight: (first: number, second: number) => boolean): boolean =>
  [...pairsOf(a, b)].some(([first, second]) => !isRight(first, second))

function* pressureOrder(fields: ReadonlyMap<string, Node>): Generator<Breach> {
  for (const [key, high] of fields) {
    for (const words of SYSTOLIC) {
      const low = fields.get(partnerOf(key, words) ?? '')
      if (!low || !isPressures(high, low)) continue
      if (broken(high, low, (first, second) => first > second))
        yield { law: 'pressure-order', path: high.path, got: `<= ${low.key}` }
    }
  }
}

function* lowToHigh(fields: ReadonlyMap<string, Node>): Generator<Breach> {
  for (const [key, low] of fields) {
    for (const words of PAIRS) {
      const high = fields.get(partnerOf(key, words) ?? '')
      if (!high || !isOneQuantity(low, high)) continue
      if (broken(low, high, (first, second) => first <= second))
        yield { law: 'order', path: low.path, got: `> ${high.key}` }

      if (key !== words[0]) continue

      for (const [name, middle] of fields) {
        if (!MIDDLE.test(name) || isList(middle) !== isList(low)) continue
        if (quantityOf(middle) !== quantityOf(low)) continue
        if (broken(low, middle, (first, second) => first <= second))
          yield { law: 'order', path: middle.path, got: `< ${key}` }
        if (broken(middle, high, (first, second) => first <= second))
          yield { law: 'order', path: middle.path, got: `> ${high.key}` }
      }
    }
  }
}

export function* orderLaws({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer)) {
    if (node.fields.size < 2 || node.key === 'kangban') continue
    yield* pressureOrder(fieldsOf(node))
    yield* lowToHigh(fieldsOf(node))
  }
}

// What a row of a kind, a card of a metric and the words about a matter say: their direction and their unit.
import type { METRIC_NAMES } from '../../monitoring/metric-words.ts'
import { WARNING_WORDS } from '../../warnings/warning-words.ts'
import type { Breach } from '../catalogue.ts'
import { everyNode, fieldOf, type Node, textOf, type Told } from '../node.ts'
import { breach } from '../operations/tools.ts'
import { nodesAt } from '../places.ts'
import { todaysOf } from './matters.ts'

const kindOf = (row: Node): string =>
  textOf(fieldOf(row, 'eventType') ?? fieldOf(row, 'kind')) ?? ''

/** What the name and the worst value of a kind do not say, since they say the other way. */
const OTHER_WAYS: readonly (readonly [kind: RegExp, says: RegExp])[] = [
  [/-low$/, /[偏过]高|最高|上限/],
  [/-high$/, /[偏过]低|最低|下限/],
  [/-fast$/, /[偏过]慢|最慢|下限/],
  [/-slow$/, /[偏过]快|最快|上限/],
]

/** What is too low is not called high. */
export function* directionOfKind({ answer }: Told): Generator<Breach> {
  for (const row of everyNode(answer)) {
    const says = OTHER_WAYS.find(([kind]) => kind.test(kindOf(row)))?.[1]
    if (!says || row.key === 'kangban') continue

    for (const key of ['eventName', 'title', 'value', 'valueText', 'limitText']) {
      const text = fieldOf(row, key)
      if (text && says.test(textOf(text) ?? '')) yield breach('words', text, 'of the other way')
    }
  }
}

const UNIT = /次\/[\u4e00-\u9fff]+|kPa|mmHg|%|℃|℉/

const UNITS_OF_KINDS: Readonly<Record<string, { readonly unit: string }>> = WARNING_WORDS

/** A text of a value has the unit of its kind, where it has any. */
export function* unitOfKind({ answer }: Told): Generator<Breach> {
  for (const row of everyNode(answer)) {
    const due = UNITS_OF_KINDS[kindOf(row)]?.unit
    if (due === undefined || row.key === 'kangban') continue

    for (const key of ['value', 'valueText']) {
      const text = fieldOf(row, key)
      const [said] = UNIT.exec(textOf(text) ?? '') ?? []
      if (text && said !== undefined && said !== due) yield breach('unit', text, 'of another kind')
    }
  }
}

const NOTES: readonly (readonly [metric: keyof typeof METRIC_NAMES, says: RegExp])[] = [
  ['sleep', /^得分 \d/],
  ['steps', /^目标 [\d,]+ (?:还差|已达标)/],
  ['oxygen', /^最低 \d+%/],
  ['temperature', /℃/],
]

/** A note that only one metric can have does not stand on the card of another. */
export function* notesOfCards({ answer }: Told): Generator<Breach> {
  for (const card of nodesAt(answer, 'cards[]')) {
    const [note, metric] = ['note', 'metric'].map((key) => fieldOf(card, key))
    const of = NOTES.find(([, says]) => says.test(textOf(note) ?? ''))?.[0]
    if (note && of && metric && metric.value !== of)
      yield breach('words', note, 'of another metric')
  }
}

/** The day in one sentence is today. */
export function* dayOfHome({ answer, now }: Told): Generator<Breach> {
  const day = fieldOf(answer, 'day')
  if (day && !todaysOf(now).includes(textOf(day) ?? '')) yield breach('span', day, 'not today')
}

// Orders and completeness that the contract promises of lists without a law of their own.
import { MS_PER_HOUR, shanghaiDay } from '@kangban/china-time'
import { BIND_STATUS, DEVICE_TYPES } from '../../constants.ts'
import { CONSTITUTIONS } from '../../medicine/constitution-names.ts'
import type { Breach } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { fieldOf, isList, type Node, numberOf, textOf, type Told } from '../node.ts'
import { saidAt } from '../places.ts'
import { breach } from './tools.ts'

/** Each of the rows has a number above that of the one before; those without one say nothing. */
function* rising(
  list: Node | undefined,
  numberIn: (row: Node) => number | undefined,
): Generator<Breach> {
  const numbers = (list?.items ?? []).flatMap((row) => numberIn(row) ?? [])
  if (list && numbers.some((number, at) => number <= (numbers[at - 1] ?? -Infinity)))
    yield breach('sorted', list, 'not in the promised order')
}

/** The sign-ins of the cycle, oldest first. */
export const signInOrder = ({ answer }: Told) =>
  rising(
    fieldOf(answer, 'userOperEntites'),
    (row) => momentOf(fieldOf(row, 'createTime')?.value)?.ms,
  )

/** The session of the call, then the last used. */
export function* sessionOrder({ answer }: Told): Generator<Breach> {
  const used = answer.items.map((row) =>
    fieldOf(row, 'current')?.value === true
      ? Infinity
      : (momentOf(fieldOf(row, 'lastUsedAt')?.value)?.ms ?? 0),
  )

  if (used.some((ms, index) => ms > (used[index - 1] ?? Infinity)))
    yield breach('sorted', answer, 'not in the promised order')
}

/** The three types of device, whether one is bound or not. */
export function* allDevices({ answer }: Told): Generator<Breach> {
  const types = new Set(answer.items.map((row) => fieldOf(row, 'deviceTypeCode')?.value))
  if (isList(answer) && Object.values(DEVICE_TYPES).some((type) => !types.has(type)))
    yield breach('count', answer, 'not all three types')
}

/** What was given up is not bound. */
export function* boundDevice({ answer }: Told): Generator<Breach> {
  const status = fieldOf(answer, 'bindStatus')
  if (status && status.value !== BIND_STATUS.bound)
    yield breach('verdict', status, 'of a bound device')
}

/** What is in force has not ended; just after midnight it may have been read before. */
export function* rightsInForce({ answer, now }: Told): Generator<Breach> {
  for (const row of answer.items) {
    const last = fieldOf(row, 'validTo')
    const day = textOf(last)
    if (last && day !== undefined && day < shanghaiDay(now.getTime() - MS_PER_HOUR))
      yield breach('order', last, 'over, though in force')
  }
}

/** Of a card that nobody has nothing is used. */
export function* unusedCard({ answer }: Told): Generator<Breach> {
  if (fieldOf(answer, 'validFrom')?.value !== null) return

  for (const row of fieldOf(answer, 'items')?.items ?? []) {
    const used = fieldOf(row, 'used')
    if (used && (numberOf(used) ?? 0) > 0) yield breach('verdict', used, 'of a card nobody has')
  }
}

/** What the documents call both ends of the scale of a survey. */
const ENDS: Readonly<Record<string, number>> = { 没有: 1, 总是: 5 }

/** The choices of a survey, the lowest value first, and its ends by their names. */
export function* choices({ answer }: Told): Generator<Breach> {
  const options = fieldOf(answer, 'options')
  yield* rising(options, (row) => numberOf(fieldOf(row, 'value')))

  for (const row of options?.items ?? []) {
    const [label, value] = ['label', 'value'].map((name) => fieldOf(row, name))
    const due = ENDS[textOf(label) ?? '']
    if (label && due !== undefined && numberOf(value) !== due)
      yield breach('told-twice', label, 'of another value')
  }
}

/** The years of the archive, the newest first. */
export const yearOrder = ({ answer }: Told) =>
  rising(fieldOf(answer, 'years'), (row) => {
    const year = numberOf(fieldOf(row, 'year'))
    return year === undefined ? undefined : -year
  })

/** Its documents, the newest day first, whenever they were uploaded. */
export function* dayOrder({ answer }: Told): Generator<Breach> {
  const list = fieldOf(answer, 'list')
  const days = (list?.items ?? []).flatMap((row) => textOf(fieldOf(row, 'day')) ?? [])
  if (list && days.some((day, index) => index > 0 && day > (days[index - 1] ?? day)))
    yield breach('sorted', list, 'not in the promised order')
}

/** All nine types of the constitution are told. */
export function* allTypes({ answer }: Told): Generator<Breach> {
  const scores = fieldOf(answer, 'scores')
  const told = new Set((scores?.items ?? []).map((row) => textOf(fieldOf(row, 'type'))))
  if (isList(scores) && Object.keys(CONSTITUTIONS).some((type) => !told.has(type)))
    yield breach('count', scores, 'not all nine types')
}

const STANDS_OUT = ['yes', 'tendency']

/** A type that stands out is told by its name, in a tone of its own. */
export function* toneOfType({ answer }: Told): Generator<Breach> {
  const [main, sentence] = [fieldOf(answer, 'main'), fieldOf(answer, 'sentence')]
  const verdict = textOf(fieldOf(main, 'verdict')) ?? ''
  if (textOf(fieldOf(main, 'type')) === 'balanced' || !STANDS_OUT.includes(verdict)) return
  if (isList(sentence) && sentence.items.every((part) => fieldOf(part, 'tone')?.value === 'plain'))
    yield breach('verdict', sentence, 'nothing stands out')
  // 气虚 is what 气虚质 is called in a sentence as well.
  const name = (textOf(fieldOf(main, 'name')) ?? '').replace(/质$/, '')
  if (isList(sentence) && !saidAt(answer, 'sentence').includes(name))
    yield breach('words', sentence, 'of another type')
}

/** Of a pressure both values were measured, or none. */
export function* bothPressures({ answer }: Told): Generator<Breach> {
  for (const row of fieldOf(answer, 'list')?.items ?? [])
    for (const by of ['watch', 'device']) {
      const [sbp, dbp] = [`${by}Sbp`, `${by}Dbp`].map((key) => fieldOf(row, key))
      if (!sbp || !dbp || (sbp.value === null) === (dbp.value === null)) continue
      yield breach('pressure-order', sbp.value === null ? dbp : sbp, 'one of both alone')
    }
}

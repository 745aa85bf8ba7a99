// What the answers of one run owe to each other: the same fact, told in several calls, is the same.
import { shanghaiDay } from '@kangban/china-time'
import { SPANS } from '../constants.ts'
import type { Breach } from './catalogue.ts'
import {
  everyNode,
  fieldOf,
  fieldsOf,
  isList,
  type Node,
  numberOf,
  textOf,
  type Told,
} from './node.ts'
import { momentOf } from './moments.ts'

/** A breach and the call whose answer has it. */
export interface Between extends Breach {
  readonly name: string
}

type Law = (told: readonly Told[]) => Iterable<Between>

const isScalar = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** Too short a text may be the id of several things. */
const LEAST_ID = 8

/** What each call says in words or for its own purpose of the same thing; only what it is stays the same. */
const FACTS =
  /^(?:dataTime|createTime|startedAt|at|occurredAt|heartRat|qt|hrv|sbp|dbp|value|durationSeconds|rateHz|sampleCount|source|kind|level|handled)$/

interface Seen {
  readonly name: string
  readonly node: Node
}

/** A row of a list and its detail, or two lists, by the id that both have. */
function* sameThings(told: readonly Told[]): Generator<Between> {
  const known = new Map<string, Seen>()

  for (const { name, answer } of told) {
    for (const node of everyNode(answer)) {
      if (node.key === 'kangban' || node.fields.size < 2) continue
      const id = textOf(fieldOf(node, 'id'))
      if (id === undefined || id.length < LEAST_ID) continue
      const first = known.get(id)
      if (first && first.name !== name) yield* differences(first, { name, node })
      else if (!first) known.set(id, { name, node })
    }
  }
}

function* differences(first: Seen, { name, node }: Seen): Generator<Between> {
  for (const [key, { value, path }] of fieldsOf(node)) {
    const other = fieldOf(first.node, key)?.value
    if (!FACTS.test(key) || !isScalar(value) || !isScalar(other) || value === other) continue
    yield { name, law: 'detail', path, got: `other than ${first.name}` }
  }
}

const dayOf = (node: Node | undefined): string | undefined => {
  const moment = momentOf(node?.value)
  return moment && shanghaiDay(moment.ms)
}

interface Span {
  readonly name: string
  readonly type: string
  /** The last day of it, where that matters. */
  readonly day?: string
}

const spanOf = (told: readonly Told[], { name, type, day }: Span) =>
  told.find(
    ({ name: each, input, answer }) =>
      each === name &&
      input['type'] === type &&
      (day === undefined || input['dat'] === day) &&
      answer.value !== null,
  )

/** Which field of the page of a day is the value of its card. */
const PAGES: Readonly<Record<string, readonly [name: string, value: string, second?: string]>> = {
  heartRate: ['monitoring.getHeartRate', 'last'],
  bloodPressure: ['monitoring.getBloodPressure', 'hi', 'low'],
  oxygen: ['monitoring.getOxygen', 'last'],
  temperature: ['monitoring.getTemperature', 'last'],
  sleep: ['monitoring.getSleep', 'totalTime'],
  steps: ['monitoring.getSteps', 'total'],
}

/** A page may be newer than the card by what was measured in between. */
const isNewer = (page: Node, card: Node): boolean => {
  const last = fieldOf(page, 'lastTime') ?? fieldOf(fieldOf(page, 'readings')?.items[0], 'at')
  const [shown, measured] = [last, fieldOf(card, 'measuredAt')].map((node) => momentOf(node?.value))

  return shown !== undefined && measured !== undefined && shown.ms !== measured.ms
}

function* cardsAndPages(told: readonly Told[]): Generator<Between> {
  for (const { name, answer } of told.filter(({ answer: each }) => fieldOf(each, 'cards'))) {
    for (const card of fieldOf(answer, 'cards')?.items ?? []) {
      const [page = '', value = '', second] = PAGES[textOf(fieldOf(card, 'metric')) ?? ''] ?? []
      const day = dayOf(fieldOf(card, 'measuredAt'))

      const shown =
        day === undefined ? undefined : spanOf(told, { name: page, type: SPANS.day, day })

      if (!shown || fieldOf(card, 'byHand')?.value === true || isNewer(shown.answer, card)) continue

      for (const [ofCard, ofPage] of [
        ['value', value],
        ['secondValue', second],
      ] as const) {
        const told = fieldOf(card, ofCard)
        const other = numberOf(fieldOf(shown.answer, ofPage ?? ''))
        if (told?.value !== null && told && other !== undefined && numberOf(told) !== other)
          yield { name, law: 'same-fact', path: told.path, got: `other than ${page}` }
      }
    }
  }
}

/** The card of the ECG against the record of its moment, wherever that is listed. */
function* cardAndEcg(told: readonly Told[]): Generator<Between> {
  const rates = new Map<unknown, number>()

  for (const { answer } of told)
    for (const node of everyNode(answer)) {
      const rate = numberOf(fieldOf(node, 'heartRat'))
      const time = fieldOf(node, 'dataTime')?.value
      if (rate !== undefined && time !== undefined) rates.set(time, rate)
    }

  for (const { name, answer } of told)
    for (const card of fieldOf(answer, 'cards')?.items ?? []) {
      if (textOf(fieldOf(card, 'metric')) !== 'ecg') continue
      const rate = rates.get(fieldOf(card, 'measuredAt')?.value)
      const value = fieldOf(card, 'value')
      if (value && rate !== undefined && numberOf(value) !== Math.round(rate))
        yield { name, law: 'same-fact', path: value.path, got: 'other than its record' }
    }
}

function* waiting(told: readonly Told[]): Generator<Between> {
  const summary = told.find(({ name }) => name === 'warnings.getWarningSummary')
  const open = numberOf(fieldOf(summary?.answer, 'open'))

  for (const { name, answer } of told) {
    const count = fieldOf(answer, 'openMatters')
    if (count && open !== undefined && numberOf(count) !== open)
      yield {
        name,
        law: 'same-fact',
        path: count.path,
        got: 'other than warnings.getWarningSummary',
      }
  }
}

/** Which field of a day is its slot in a week. */
const SLOTS: Readonly<Record<string, readonly (readonly [value: string, series: string])[]>> = {
  'monitoring.getSteps': [['total', 'details']],
  'monitoring.getSleep': [
    ['totalTime', 'details'],
    ['deepSleep', 'deepDetails'],
    ['score', 'scoreDetails'],
  ],
  'monitoring.getBloodPressure': [
    ['avgHi', 'hiDetails'],
    ['avgLow', 'lowDetails'],
  ],
  'monitoring.getHeartRate': [
    ['avg', 'details'],
    ['min', 'lowDetails'],
    ['max', 'hiDetails'],
  ],
  'monitoring.getOxygen': [['lowest', 'lowDetails']],
}

/** A mean of a day may be rounded once more in the week. */
const ROUNDING = 1

function* daysAndWeeks(told: readonly Told[]): Generator<Between> {
  for (const [name, slots] of Object.entries(SLOTS)) {
    const day = spanOf(told, { name, type: SPANS.day })
    if (!day) continue

    for (const type of [SPANS.week, SPANS.month]) {
      const week = spanOf(told, { name, type, day: String(day.input['dat']) })
      const labels = fieldOf(week?.answer, 'detailTimes')
      const index = labels?.items.findIndex(({ value }) => value === day.input['dat']) ?? -1
      if (!week || index < 0) continue

      for (const [value, series] of slots) {
        const slot = fieldOf(week.answer, series)?.items[index]
        const [ofDay, ofWeek] = [numberOf(fieldOf(day.answer, value)), numberOf(slot)]
        if (
          slot &&
          ofDay !== undefined &&
          ofWeek !== undefined &&
          Math.abs(ofDay - ofWeek) > ROUNDING
        )
          yield { name, law: 'same-fact', path: slot.path, got: 'other than the day alone' }
      }
    }
  }
}

const keyOf = (input: Told['input']): string => JSON.stringify({ ...input, pn: 0, ps: 0 })
const rowsOf = ({ answer }: Told): readonly Node[] => answer.fields.get('list')?.items ?? []
const sizeOf = ({ input }: Told): number => Number(input['ps'])

/** Small pages, laid after each other, are the beginning of a large one. */
function* pagesAndList(told: readonly Told[]): Generator<Between> {
  const paged = told.filter(
    ({ input, answer }) => 'ps' in input && isList(answer.fields.get('list')),
  )

  for (const small of paged) {
    const large = paged.find(
      (other) =>
        other.name === small.name &&
        other !== small &&
        keyOf(other.input) === keyOf(small.input) &&
        Number(other.input['pn']) === 1 &&
        sizeOf(other) > sizeOf(small),
    )

    if (!large) continue
    const from = (Number(small.input['pn']) - 1) * sizeOf(small)

    const due = rowsOf(large)
      .slice(from, from + sizeOf(small))
      .map(contentOf)

    const came = rowsOf(small).map(contentOf)
    if (JSON.stringify(due) !== JSON.stringify(came))
      yield {
        name: small.name,
        law: 'pages',
        path: 'data.list',
        got: 'other rows than in one page',
      }
  }
}

/** A row by what it is: links are signed anew each time. */
const contentOf = (row: Node): unknown => {
  const id = fieldOf(row, 'id')?.value

  return (
    id ??
    [...row.fields.values()]
      .filter(({ value }) => isScalar(value))
      .map(({ key, value }) => (/url/i.test(key) ? key : value))
  )
}

const LAWS_BETWEEN: readonly Law[] = [
  sameThings,
  cardsAndPages,
  cardAndEcg,
  waiting,
  daysAndWeeks,
  pagesAndList,
]

/** Where the answers of one run contradict each other. */
export const breachesBetween = (told: readonly Told[]): Between[] =>
  LAWS_BETWEEN.flatMap((law) => [...law(told)])

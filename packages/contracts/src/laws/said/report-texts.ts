// A report in itself: key figures, goals, counts and reminders against its own sections and measures.
import type { Breach } from '../catalogue.ts'
import { fieldOf, isList, type Node, numberOf, textOf, type Told } from '../node.ts'
import { breach, sumOf } from '../operations/tools.ts'
import { nodesAt, numberAt, saidAt } from '../places.ts'
import { amountIn, amountsOf } from '../reckoned/amounts.ts'
import type { Due, Said } from './said.ts'

const METRICS = 6

/** A day has all its sections, also where nothing was measured. */
export function* sectionsOfDay({ answer }: Told): Generator<Breach> {
  const [kind, sections] = ['kind', 'sections'].map((name) => fieldOf(answer, name))
  if (kind?.value === 'daily' && isList(sections) && sections.items.length < METRICS)
    yield breach('count', sections, 'fewer than six')
}

/** A key figure is the one of its section or its measure. */
export function* keyNumbers({ answer }: Told): Generator<Breach> {
  const due = new Map(
    [
      ...nodesAt(answer, 'sections[]').map((row) => [row, 'valueText'] as const),
      ...nodesAt(answer, 'measures[]').map((row) => [row, 'averageText'] as const),
    ].map(([row, name]) => [textOf(fieldOf(row, 'title')), textOf(fieldOf(row, name))]),
  )

  for (const row of nodesAt(answer, 'keyNumbers[]')) {
    const [label, text] = ['label', 'text'].map((name) => fieldOf(row, name))
    const own = due.get(textOf(label))
    if (text && own && !textOf(text)?.startsWith(own))
      yield breach('told-twice', text, 'other than its section')
  }
}

const detailOf = (section: Node, label: string): Node | undefined =>
  nodesAt(section, 'details[]').find((row) => fieldOf(row, 'label')?.value === label)

const numberIn = (section: Node, label: string): number | undefined =>
  amountsOf(saidAt(detailOf(section, label), 'text'))[0]

/** Lowest and highest lie on both sides of the mean, and a goal is met by who reaches it. */
export function* sectionsAgree({ answer }: Told): Generator<Breach> {
  for (const section of nodesAt(answer, 'sections[]')) {
    const [value, state] = ['value', 'state'].map((name) => fieldOf(section, name))
    const [is, low, high] = [numberOf(value), numberIn(section, '最低'), numberIn(section, '最高')]
    if (!value || is === undefined) continue
    if (is + 1 < (low ?? -Infinity) || is - 1 > (high ?? Infinity))
      yield breach('order', value, 'not between lowest and highest')
    const goal = numberIn(section, '目标')
    if (state && goal !== undefined && (state.value === 'good') !== is >= goal)
      yield breach('verdict', state, 'other than its goal')
  }
}

const LOW_OXYGEN = /低于 ?(\d+)%/

/** Oxygen was below a limit some times where its lowest is, and never where it is not. */
export function* lowOxygenOfDay({ answer }: Told): Generator<Breach> {
  for (const section of nodesAt(answer, 'sections[]')) {
    const lowest = numberIn(section, '最低')
    if (fieldOf(section, 'metric')?.value !== 'oxygen' || lowest === undefined) continue

    for (const row of nodesAt(section, 'details[]')) {
      const limit = amountIn(saidAt(row, 'label'), LOW_OXYGEN)
      const text = fieldOf(row, 'text')
      const [times] = amountsOf(textOf(text) ?? '')
      if (text && limit !== undefined && times !== undefined && times > 0 && lowest > limit)
        yield breach('told-twice', text, 'though its lowest is not below')
    }
  }
}

const WELL: readonly unknown[] = ['good', 'normal']

/** Where something was out of range all is not well. */
export function* stateOfDay({ answer }: Told): Generator<Breach> {
  const state = fieldOf(answer, 'state')
  const levels = nodesAt(answer, 'events[].level').map(({ value }) => value)
  if (state && levels.length > 0 && WELL.includes(state.value))
    yield breach('verdict', state, 'although it has events')
  else if (state && levels.includes('bad') && state.value !== 'bad')
    yield breach('verdict', state, 'milder than its events')
}

const HIGHEST = /血压偏高，最高 (\d+)\/(\d+)/
const PAIR = /^(\d+)\/(\d+)/

const pairsOf = (report: Node): (readonly [sbp: number, dbp: number])[] =>
  nodesAt(report, 'events[]').flatMap((event) => {
    const [, sbp, dbp] = PAIR.exec(saidAt(event, 'valueText')) ?? []
    if (saidAt(event, 'kind') !== 'pressure-high' || sbp === undefined) return []
    return [[Number(sbp), Number(dbp)]]
  })

/** 最高 156/96: no event has both pressures above it. */
export function* highestOfDay({ answer }: Told): Generator<Breach> {
  const [sentence] = nodesAt(answer, 'sentence')
  const [, sbp, dbp] = (HIGHEST.exec(saidAt(answer, 'sentence')) ?? []).map(Number)
  if (!sentence || sbp === undefined || dbp === undefined) return
  if (pairsOf(answer).some(([high, low]) => high > sbp && low > dbp))
    yield breach('told-twice', sentence, 'milder than an event')
}

const KINDS: Readonly<Record<string, RegExp>> = {
  血压: /^pressure-/,
  血氧: /^oxygen-/,
  心率: /^heart-/,
}

/** 有 2 次血压偏高: so many events of that kind are listed. */
export const DAY_SAYS: readonly Said[] = Object.entries(KINDS).map(([name, kinds]) => ({
  at: 'sentence',
  says: new RegExp(`有 (\\d+) 次${name}`),
  due: (report) => {
    const own = nodesAt(report, 'events[].kind').filter(({ value }) => kinds.test(String(value)))
    const isOne = new Set(own.map(({ value }) => value)).size <= 1
    return nodesAt(report, 'events').length > 0 && isOne ? [own.length] : []
  },
}))

const stepsOf = (report: Node): number | undefined => {
  const rows = nodesAt(report, 'measures[]')
  const row = rows.find((each) => fieldOf(each, 'measure')?.value === 'steps')
  return row && numberAt(row, 'referenceLow')
}

const PRESSURE_COUNT = /^(\d+) 次/

/** 血压 2 次都量了: no more than were measured. */
const remindersSay = (report: Node): readonly Due[] => {
  const section = nodesAt(report, 'sections[]').find(
    (row) => fieldOf(row, 'metric')?.value === 'bloodPressure',
  )

  const count = PRESSURE_COUNT.exec(saidAt(section && detailOf(section, '测量'), 'text'))?.[1]
  return count === undefined ? [] : [[0, Number(count)]]
}

export const REMINDERS_SAY: readonly Said[] = [
  { at: 'reminders', says: /血压 (\d+) 次都量了/, due: remindersSay },
  { at: 'reminders', says: /血压 \d+ 次量了 (\d+) 次/, due: remindersSay },
]

export const WEEK_SAYS: readonly Said[] = [
  {
    in: 'goals[]',
    at: 'title',
    says: /每天走满 ([\d,]+) 步/,
    due: (_, { answer }) => [stepsOf(answer)],
  },
  {
    at: 'reminders',
    says: /血压 \d+ 次量了 (\d+) 次/,
    due: (report) => {
      const count = numberAt(report, 'pressureCount')
      return count === undefined ? [] : [[0, count]]
    },
  },
]

/** The worst event of a kind is of that kind. */
export function* worstOfKind({ answer }: Told): Generator<Breach> {
  for (const row of nodesAt(answer, 'warnings.byKind[]')) {
    const [kind] = nodesAt(row, 'worst.kind')
    if (kind && kind.value !== fieldOf(row, 'kind')?.value)
      yield breach('words', kind, 'of another kind')
  }
}

const isGrave = (row: Node): boolean =>
  nodesAt(row, 'worst.level').some(({ value }) => value === 'bad')

/** What is grave among the events of a week is no more than what is not slight alone. */
export function* graveOfWeek({ answer }: Told): Generator<Breach> {
  const [bad] = nodesAt(answer, 'warnings.bad')
  const [count, total] = [numberOf(bad), numberAt(answer, 'warnings.total')]
  const kinds = nodesAt(answer, 'warnings.byKind[]')
  if (!bad || count === undefined || total === undefined) return

  const slight = sumOf(
    kinds.filter((row) => !isGrave(row)).map((row) => numberAt(row, 'count') ?? 0),
  )

  if (count > total - slight || count < kinds.filter(isGrave).length)
    yield breach('count', bad, 'other than the kinds')
}

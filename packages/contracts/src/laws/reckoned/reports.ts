// Reports: their figures and their words against the values and the days that stand beside them.
import { isDay } from '@kangban/china-time'
import type { Breach } from '../catalogue.ts'
import {
  everyNode,
  fieldOf,
  isList,
  type Node,
  numberOf,
  numbersIn,
  textOf,
  type Told,
} from '../node.ts'
import { at, breach, sumOf } from '../operations/tools.ts'
import { amountsOf } from './amounts.ts'
import { SPAN } from './pressure.ts'

const MORE = /[高多快]/
const LESS = /[低少慢]/

/** Values are told rounded. */
const ROUNDED = 0.55

interface Change {
  readonly text: Node | undefined
  readonly now: number | undefined
  readonly before: number | undefined
}

/** 高 9 mmHg, 比平时少 12分: how much, and to which side. */
function* changeSaid({ text, now, before }: Change): Generator<Breach> {
  const said = textOf(text) ?? ''
  const [amount] = amountsOf(said)
  if (!text || now === undefined || before === undefined || amount === undefined) return
  if (Math.abs(Math.abs(now - before) - amount) > ROUNDED)
    yield breach('told-twice', text, 'other than both values')
  else if ((now > before ? LESS : MORE).test(said) && !(now > before ? MORE : LESS).test(said))
    yield breach('told-twice', text, 'to the other side')
}

/** A week is called as the one before where they differ by so little: a share, and by chance some steps and minutes. */
const ALIKE = 0.05
const BY_CHANCE: Readonly<Record<string, number>> = { steps: 200, sleep: 20 }

function* asBefore(row: Node, { text, now, before }: Change): Generator<Breach> {
  if (!text || text.value !== '持平' || now === undefined || before === undefined) return
  const least = BY_CHANCE[textOf(fieldOf(row, 'measure')) ?? ''] ?? 0
  if (Math.abs(now - before) > Math.max(ALIKE * before, least))
    yield breach('told-twice', text, 'although both differ')
}

const isPressure = (row: Node): boolean =>
  textOf(fieldOf(row, 'measure'))?.startsWith('pressure') === true

const daysOf = (row: Node): number => numbersIn(fieldOf(row, 'values')).length

function* measureOf(row: Node): Generator<Breach> {
  const [average, last] = ['average', 'lastAverage'].map((name) => numberOf(fieldOf(row, name)))
  const change = { text: fieldOf(row, 'changeText'), now: average, before: last }
  yield* changeSaid(change)
  yield* asBefore(row, change)
  const values = numbersIn(fieldOf(row, 'values'))
  const range = fieldOf(row, 'rangeText')
  const told = amountsOf(textOf(range) ?? '')
  if (!range || values.length === 0 || told.length !== 2) return
  const due = [Math.min(...values), Math.max(...values)]
  if (told.some((value, at) => Math.abs(value - (due[at] ?? value)) > ROUNDED))
    yield breach('told-twice', range, 'other than the values')
}

const WHOLE_WEEK = 7

/** Of these a day has one value; a mean of readings weighs the days by how many these were. */
const ONCE_A_DAY: readonly unknown[] = ['sleep', 'steps', 'oxygenLowest']

/** Both were rounded, each by a half. */
const BOTH_ROUNDED = 1.01

/** A week with a value on each day has the mean of these. */
function* averageOfWeek(row: Node): Generator<Breach> {
  const average = fieldOf(row, 'average')
  const [values, told] = [numbersIn(fieldOf(row, 'values')), numberOf(average)]
  if (!average || told === undefined || values.length !== WHOLE_WEEK) return
  if (!ONCE_A_DAY.includes(fieldOf(row, 'measure')?.value)) return
  if (Math.abs(told - sumOf(values) / WHOLE_WEEK) > BOTH_ROUNDED)
    yield breach('reckoned', average, 'other than the mean of its days')
}

/** The watch was worn on each day on which it measured, and each part of a day with a pressure has a reading. */
function* daysOfWeek(answer: Node): Generator<Breach> {
  const measures = fieldOf(answer, 'measures')?.items ?? []
  const [worn, readings] = ['wornDays', 'pressureCount'].map((name) => fieldOf(answer, name))
  const heart = measures.filter((row) => fieldOf(row, 'measure')?.value === 'heartRate')
  const measured = sumOf(heart.map(daysOf))
  const parts = sumOf(measures.filter(isPressure).map(daysOf))
  const [wornDays, count] = [worn, readings].map(numberOf)
  if (worn && wornDays !== undefined && (wornDays < measured || wornDays > WHOLE_WEEK))
    yield breach('reckoned', worn, 'other than the days that were measured')
  if (readings && count !== undefined && count < parts)
    yield breach('reckoned', readings, 'fewer than the parts of days with one')
}

/** 早晨血压高 9 mmHg，睡眠多 11分: each clause is the change of the measure that it names. */
function* changeOfWeek(answer: Node): Generator<Breach> {
  const change = fieldOf(answer, 'change')

  for (const clause of (textOf(change) ?? '').split('，'))
    for (const row of fieldOf(answer, 'measures')?.items ?? []) {
      const [title, text] = ['title', 'changeText'].map((name) => textOf(fieldOf(row, name)))
      if (!change || !title || text === undefined || !clause.startsWith(title)) continue
      if (/\d/.test(clause) && clause !== title + text)
        yield breach('told-twice', change, 'other than its measure')
    }
}

/** The best and the worst day of a week are days of it. */
function* notable(answer: Node): Generator<Breach> {
  const [first, last] = ['day', 'endDay'].map((name) => textOf(fieldOf(answer, name)) ?? '')

  for (const name of ['bestDay', 'worstDay']) {
    const node = at(answer, name, 'day')
    const day = textOf(node)
    if (node && day && first && last && (day < first || day > last))
      yield breach('span', node, 'another week')
  }
}

/** Whatever is called about the same, so much is not. */
const MOST_ALIKE = 0.3

/** How a section compares with the usual: 高压高 11 mmHg is higher, 多睡 12分 more. */
function* comparedWithUsual(row: Node): Generator<Breach> {
  const text = fieldOf(row, 'comparison')
  const [now, before] = ['value', 'baseline'].map((name) => numberOf(fieldOf(row, name)))
  const said = textOf(text)?.replace('高压', '')
  if (text && said) yield* changeSaid({ text: { ...text, value: said }, now, before })
  if (!text || !said?.includes('差不多') || now === undefined || before === undefined) return
  if (Math.abs(now - before) > MOST_ALIKE * before)
    yield breach('told-twice', text, 'although both differ')
}

/** 2月23日–3月1日 are the first and the last day of a week, and of the days of a screening. */
export function* titleOfDays({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer)) {
    const [title, first, last] = ['title', 'day', 'endDay'].map((name) => fieldOf(node, name))
    const [, ...said] = SPAN.exec(textOf(title) ?? '') ?? []
    const [from, to] = [first, last].map(textOf)
    if (!title || said.length === 0 || !isDay(from) || !isDay(to) || from === to) continue
    const [month, date, lastMonth = month, lastDate] = said
    const due = [from, to].map((day) => `${Number(day.slice(5, 7))} ${Number(day.slice(8))}`)
    if (`${month} ${date}` !== due[0] || `${lastMonth} ${lastDate}` !== due[1])
      yield breach('told-twice', title, 'other days')
  }
}

export function* reports({ answer }: Told): Generator<Breach> {
  for (const row of fieldOf(answer, 'measures')?.items ?? []) {
    yield* measureOf(row)
    yield* averageOfWeek(row)
  }

  for (const row of fieldOf(answer, 'sections')?.items ?? []) yield* comparedWithUsual(row)
  yield* daysOfWeek(answer)
  yield* changeOfWeek(answer)
  yield* notable(answer)
}

/** Of a median no count is told. */
const WITHOUT_COUNT = 'low-hrv'

/** What was found so many times is told with so many in words, and with no more moments. */
function* findings(answer: Node): Generator<Breach> {
  for (const row of fieldOf(answer, 'findings')?.items ?? []) {
    const [count, text, times] = ['count', 'text', 'times'].map((name) => fieldOf(row, name))
    const found = numberOf(count)
    if (!count || found === undefined) continue
    if (times && times.items.length > found) yield breach('count', count, 'fewer than its moments')
    const told = amountsOf(textOf(text) ?? '')
    const isTold = told.includes(found) || told.length === 0
    if (fieldOf(row, 'kind')?.value === WITHOUT_COUNT || found === 0) continue
    if (text && !isTold) yield breach('told-twice', text, 'another count')
  }
}

/** Those of a week are some of all; one that goes on is of each week. Fewer than before is no worse. */
function* trend(answer: Node): Generator<Breach> {
  const own = fieldOf(answer, 'trend')

  const [count, before, direction] = ['count', 'countBefore', 'direction'].map((name) =>
    fieldOf(own, name),
  )

  const [now, then] = [count, before].map(numberOf)
  if (!count || !direction || now === undefined || then === undefined) return
  const weeks = fieldOf(own, 'weeks')
  const inWeeks = (weeks?.items ?? []).map((week) => numberOf(fieldOf(week, 'count')) ?? 0)
  if (isList(weeks) && Math.max(...inWeeks) > now)
    yield breach('reckoned', count, 'fewer than a week')
  const isWrong = { better: now > then, worse: now < then }[String(direction.value)]
  if (isWrong) yield breach('reckoned', direction, 'other than both counts')
}

export function* heartRisk({ answer }: Told): Generator<Breach> {
  yield* findings(answer)
  yield* trend(answer)
}

const NIGHTS = /(\d+) 夜里 (\d+) 夜/
const REACHED = /(\d+) 次里 (\d+) 次达到/

/** What is concluded for the doctor counts the nights and the readings that are listed below. */
export function* conclusions({ answer }: Told): Generator<Breach> {
  const nights = at(answer, 'oxygen', 'nights')?.items ?? []
  const measured = nights.filter((night) => numberOf(fieldOf(night, 'lowest')) !== undefined)
  const fallen = nights.filter((night) => (numberOf(fieldOf(night, 'falls')) ?? 0) > 0)
  const [count, reached] = ['count', 'reached'].map((name) => at(answer, 'pressure', 'total', name))

  for (const [pattern, due] of [
    [NIGHTS, [measured.length, fallen.length]],
    [REACHED, [numberOf(count), numberOf(reached)]],
  ] as const)
    for (const row of fieldOf(answer, 'conclusions')?.items ?? []) {
      const text = fieldOf(row, 'text')
      const found = pattern.exec(textOf(text) ?? '')
      if (!text || !found) continue
      if (due.some((value, index) => value !== undefined && value !== Number(found[index + 1])))
        yield breach('told-twice', text, 'other than is listed')
    }
}

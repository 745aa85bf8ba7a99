// What overviews and summaries owe to themselves: their order, and the numbers that they repeat.
import { isDay } from '@kangban/china-time'
import type { Breach } from '../catalogue.ts'
import { fieldOf, isList, type Node, numberOf, textOf, type Told } from '../node.ts'
import { breach, numbersOfText } from './tools.ts'

export const isOver = (matter: Node): boolean => fieldOf(matter, 'state')?.value === 'over'

/** What comes first: a grave matter to deal with, then others to deal with, then those that are over. */
const rankOf = (matter: Node): number => {
  if (isOver(matter)) return 2
  return fieldOf(matter, 'level')?.value === 'bad' ? 0 : 1
}

/** Matters to deal with stand before those that are over, the gravest first. */
export function* orderOfMatters({ answer }: Told): Generator<Breach> {
  const matters = fieldOf(answer, 'matters')
  if (!isList(matters)) return
  const ranks = matters.items.map(rankOf)
  if (ranks.some((rank, index) => rank < (ranks[index - 1] ?? 0)))
    yield breach('sorted', matters, 'not the gravest first')
}

/** Home tells those that wait to be dealt with, and no other. */
export function* mattersWait({ answer }: Told): Generator<Breach> {
  for (const matter of fieldOf(answer, 'matters')?.items ?? []) {
    const state = fieldOf(matter, 'state')
    if (state?.value === 'over') yield breach('verdict', state, 'of a matter that is over')
  }
}

/** Cards of values that were measured at some time; a night may be known by its minutes alone. */
export function* cardsMeasured({ answer }: Told): Generator<Breach> {
  for (const card of fieldOf(answer, 'cards')?.items ?? []) {
    const [value, measured] = ['value', 'measuredAt'].map((key) => fieldOf(card, key))
    if (fieldOf(card, 'metric')?.value === 'sleep' || numberOf(value) === undefined) continue
    if (measured?.value === null) yield breach('verdict', measured, 'measured at no time')
  }
}

/** The days of a calendar rise. */
export function* calendarRises({ answer }: Told): Generator<Breach> {
  const calendar = fieldOf(answer, 'calendar')
  const days = (calendar?.items ?? []).map((row) => textOf(fieldOf(row, 'day')) ?? '')
  if (!calendar || !days.every((day) => isDay(day))) return
  if (days.some((day, index) => day <= (days[index - 1] ?? '')))
    yield breach('sorted', calendar, 'not rising')
}

const isFound = (row: Node): boolean => fieldOf(row, 'state')?.value === 'found'

/** 发现 and 佩戴, the two numbers that the report of the heart's risk begins with, stand in it once more. */
export function* numbersOfRisk({ answer }: Told): Generator<Breach> {
  const findings = fieldOf(answer, 'findings')

  const due: Readonly<Record<string, unknown>> = {
    发现: isList(findings) ? findings.items.filter(isFound).length : undefined,
    佩戴: fieldOf(answer, 'measuredDays')?.value,
  }

  for (const row of fieldOf(answer, 'keyNumbers')?.items ?? []) {
    const [text, told] = [fieldOf(row, 'text'), due[textOf(fieldOf(row, 'label')) ?? '']]
    const numbers = numbersOfText(textOf(text) ?? '')
    if (text && typeof told === 'number' && numbers.length === 1 && numbers[0] !== told)
      yield breach('told-twice', text, 'other than is listed')
  }
}

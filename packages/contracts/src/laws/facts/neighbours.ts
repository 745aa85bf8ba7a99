// Reports that stand in their list: those beside each of them, and how many are unread.
import type { Between } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { type Answers, fieldOf, type Node, numberOf, textOf, type Told } from '../node.ts'
import { nodesAt } from '../places.ts'

const LIST = 'reports.listReports'
const OVERVIEW = 'reports.getOverview'
const RISK = 'reports.getHeartRisk'

/** Opening one of these takes its unread mark away. */
const OPENS = /^reports\.get(?:Report|HeartRisk)$/

const listsOf = (told: Answers, kind: unknown): Told[] =>
  told.filter(({ name, input }) => name === LIST && input['kind'] === kind)

const dayOf = (row: Node): string => textOf(fieldOf(row, 'endDay')) ?? ''

/** What was listed before a report was opened lies before it or after it. */
export function* besideListed(told: Answers): Generator<Between> {
  for (const [index, { name, answer }] of told.entries()) {
    if (!OPENS.test(name)) continue
    const day = dayOf(answer)

    const rows = listsOf(told.slice(0, index), fieldOf(answer, 'kind')?.value).flatMap((list) =>
      nodesAt(list.answer, 'list[]'),
    )

    for (const [key, lies] of [
      ['previousId', (other: string) => other < day],
      ['nextId', (other: string) => other > day],
    ] as const) {
      const node = fieldOf(answer, key)
      if (node?.value === null && rows.some((row) => dayOf(row) !== '' && lies(dayOf(row))))
        yield { name, law: 'silent', path: node.path, got: `nothing, unlike ${LIST}` }
    }
  }
}

const COUNTS = { daily: 'daily', weekly: 'weekly', heartRisk: 'heart-risk' } as const

const isUnread = (row: Node): boolean => fieldOf(row, 'unread')?.value === true

const wrong = ({ path }: Node, other: string): Between => ({
  name: OVERVIEW,
  law: 'same-fact',
  path,
  got: `other than ${other}`,
})

/** As many are unread as the list has, told whole, when none was opened or came between; and the calendar marks the same. */
export function* unread(told: Answers): Generator<Between> {
  const overview = told.find(({ name }) => name === OVERVIEW)
  if (!overview) return

  for (const [name, kind] of Object.entries(COUNTS)) {
    const count = nodesAt(overview.answer, `unread.${name}`)[0]
    const list = listsOf(told, kind).find(({ input }) => input['pn'] === 1)
    const rows = nodesAt(list?.answer, 'list[]')
    if (!count || !list || numberOf(fieldOf(list.answer, 'total')) !== rows.length) continue
    if (isChanged(told, { overview, list, rows })) continue
    if (count.value !== rows.filter(isUnread).length) yield wrong(count, LIST)
    const marks = new Map(rows.map((row) => [fieldOf(row, 'id')?.value, isUnread(row)]))

    for (const dot of nodesAt(overview.answer, 'calendar[]')) {
      const mark = fieldOf(dot, 'unread')
      const due = marks.get(fieldOf(dot, 'id')?.value)
      if (mark && due !== undefined && mark.value !== due) yield wrong(mark, LIST)
    }
  }
}

function isChanged(
  told: Answers,
  { overview, list, rows }: { overview: Told; list: Told; rows: readonly Node[] },
): boolean {
  const [from = 0, to = 0] = [overview, list]
    .map((each) => told.indexOf(each))
    .toSorted((a, b) => a - b)

  const came = rows.map((row) => momentOf(fieldOf(row, 'at')?.value)?.ms ?? 0)

  return (
    told.slice(from, to).some(({ name }) => OPENS.test(name)) ||
    came.some((ms) => ms > overview.now.getTime())
  )
}

/** The newest risk is of the first or the last day of its report. */
export function* dayOfRisk(told: Answers): Generator<Between> {
  const risk = nodesAt(told.find(({ name }) => name === OVERVIEW)?.answer, 'heartRisk')[0]
  const day = fieldOf(risk, 'day')
  const id = fieldOf(risk, 'id')?.value
  if (!day || id === undefined) return

  for (const { answer } of told.filter(({ name }) => name === RISK)) {
    const days = ['day', 'endDay'].map((key) => fieldOf(answer, key)?.value)
    if (fieldOf(answer, 'id')?.value === id && !days.includes(day.value)) yield wrong(day, RISK)
  }
}

// Counts that are told beside what they count.
import type { Breach } from '../catalogue.ts'
import { fieldOf, isList, type Node, numberOf, numbersIn, type Told } from '../node.ts'
import { isLate } from './days.ts'
import { agree, at, breach, sumOf } from './tools.ts'

const rowsAt = (answer: Node, path: string): readonly Node[] | undefined => {
  const list = at(answer, ...path.split('.'))
  return isList(list) ? list.items : undefined
}

const isDone = (row: Node): boolean => fieldOf(row, 'state')?.value === 'done'

const sumAt = (rows: readonly Node[], ...names: readonly string[]): number =>
  sumOf(rows.flatMap((row) => names.flatMap((name) => numberOf(fieldOf(row, name)) ?? [])))

type Count = readonly [
  count: string,
  list: string,
  of: (rows: readonly Node[], answer: Node) => number,
]

/** What can still be done of the day before is told, and not counted. */
const ofItsDay = (rows: readonly Node[], answer: Node): number =>
  rows.filter((row) => !isLate(row, fieldOf(answer, 'day'))).length

const OF_DAY: readonly Count[] = [
  ['total', 'items', ofItsDay],
  ['done', 'items', (rows) => rows.filter(isDone).length],
]

const FIBRILLATION = 'af-suspected'

/** Several stretches of one long record are events of their own, and once of their kind. */
function ofKinds(rows: readonly Node[], answer: Node): number {
  const [sum, total] = [sumAt(rows, 'count'), numberOf(at(answer, 'warnings', 'total')) ?? 0]
  const isJoined = rows.some((row) => fieldOf(row, 'kind')?.value === FIBRILLATION)
  return isJoined ? Math.max(sum, total) : sum
}

const OF_PRESSURE: readonly Count[] = [
  ['pressure.total.count', 'pressure.weeks', (rows) => sumAt(rows, 'count')],
  ['pressure.total.reached', 'pressure.weeks', (rows) => sumAt(rows, 'reached')],
]

/** Readings in the middle of a day are neither of the morning nor of the evening. */
function* classesOfPressure({ answer }: Told): Generator<Breach> {
  const total = at(answer, 'pressure', 'total', 'count')
  const classed = sumAt(rowsAt(answer, 'pressure.classes') ?? [], 'morning', 'evening')
  if (total && classed > (numberOf(total) ?? classed))
    yield breach('count', total, 'fewer than the classes have')
}

const COUNTS: Readonly<Record<string, readonly Count[]>> = {
  'reminders.getReminders': OF_DAY,
  'reminders.getReminderDay': OF_DAY,
  'doctor.getDoctorPage': OF_PRESSURE,
  'archive.listDocuments': [['total', 'years', (rows) => sumAt(rows, 'total')]],
  'reports.getHeartRisk': [['points', 'findings', (rows) => sumAt(rows, 'points')]],
  'reports.getReport': [['warnings.total', 'warnings.byKind', ofKinds]],
}

export function* counts(told: Told): Generator<Breach> {
  const { name, answer } = told
  if (name === 'doctor.getDoctorPage') yield* classesOfPressure(told)

  for (const [count, list, of] of COUNTS[name] ?? []) {
    const rows = rowsAt(answer, list)
    if (rows && rows.length > 0)
      yield* agree('count', at(answer, ...count.split('.')), { with: of(rows, answer), within: 0 })
  }
}

/** The nights that are told of several are as many as have minutes. */
export function* nightsTold({ name, answer }: Told): Generator<Breach> {
  if (name !== 'monitoring.getSleep') return
  const minutes = fieldOf(answer, 'deepDetails')
  if (!isList(minutes) || minutes.items.length === 0) return
  yield* agree('count', fieldOf(answer, 'nights'), { with: numbersIn(minutes).length, within: 0 })
}

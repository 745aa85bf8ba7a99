// What is measured over days, or many times, is never quite regular: hints that a course was made up, rounded or filled.
import { addDays, isDay, isoWeekday } from '@kangban/china-time'
import type { Breach, LawName } from './catalogue.ts'
import { momentOf } from './moments.ts'
import { everyNode, fieldOf, fieldsOf, isList, type Node, numberOf, type Told } from './node.ts'

interface Value {
  /** Of a course by days alone. */
  readonly day: string | undefined
  readonly value: number
}

interface Course {
  readonly path: string
  readonly quantity: string
  /** Gaps and nothings left out. */
  readonly values: readonly Value[]
}

/** How many values of a quantity, all alike, are not believed: the finer it is told, the fewer. */
const LEAST_ALIKE: Readonly<Record<string, number>> = {
  pulse: 12,
  heartRate: 8,
  systolic: 7,
  diastolic: 7,
  stepsOfDay: 4,
  minutesOfDay: 5,
}

/** What is told so finely that two days are the same by chance alone once in a hundred times or less. */
const FINE = ['stepsOfDay', 'minutesOfDay']

const ROUNDINGS = [
  { to: 10, least: 6 },
  { to: 5, least: 10 },
]

const DAYS_OF_WEEK = 7
const SATURDAY = 6
const LEAST_WEEKDAYS = 6
const LEAST_WEEKENDS: Readonly<Record<string, number>> = { stepsOfDay: 2, minutesOfDay: 3 }

/** What somebody has set is as round as it was set. */
const SET = /goal|target|limit|reference|normal|threshold/i

const valueOf = (node: Node | undefined, day: string | undefined): Value[] => {
  const value = numberOf(node)
  return value === undefined || value <= 0 ? [] : [{ day, value }]
}

const quantityOf = (nodes: readonly (Node | undefined)[]): string =>
  nodes.find((node) => node?.marks.quantity)?.marks.quantity ?? ''

/** The series of an object along its labels, which are days or times of one. */
function* alongLabels(node: Node): Generator<Course> {
  const fields = fieldsOf(node)
  const labels = fields.get('detailTimes')?.items ?? []
  if (labels.length === 0) return
  const days = labels.map(({ value }) => (isDay(String(value)) ? String(value) : undefined))

  for (const { key, path, items } of fields.values()) {
    if (items.length !== labels.length || SET.test(key)) continue
    const values = items.flatMap((item, index) => valueOf(item, days[index]))
    const quantity = quantityOf(items)
    // Of a day these are the stages of its night.
    const isMinutes = quantity === 'sleepSlot' && days[0] !== undefined
    yield { path, quantity: isMinutes ? 'minutesOfDay' : quantity, values }
  }
}

const dayOf = (row: Node): string | undefined => {
  const day = fieldOf(row, 'day')?.value
  return isDay(String(day)) ? String(day) : undefined
}

const isTimed = (row: Node): boolean =>
  dayOf(row) !== undefined || [...fieldsOf(row).values()].some(({ value }) => momentOf(value))

/** The numbers of rows of which each was measured on a day or at a moment, field by field. */
function* alongRows({ items, path }: Node): Generator<Course> {
  if (!items.every(isTimed)) return
  const names = [...fieldsOf(items[0]).keys()].filter((name) => !SET.test(name))

  for (const name of names) {
    const fields = items.map((row) => fieldOf(row, name))
    const values = items.flatMap((row, index) => valueOf(fields[index], dayOf(row)))
    yield { path: `${path}[].${name}`, quantity: quantityOf(fields), values }
  }
}

const isAlike = ({ quantity, values }: Course): boolean =>
  values.length >= (LEAST_ALIKE[quantity] ?? Infinity) &&
  new Set(values.map(({ value }) => value)).size === 1

const isRounded = ({ quantity, values }: Course): boolean =>
  quantity in LEAST_ALIKE &&
  ROUNDINGS.some(
    ({ to, least }) => values.length >= least && values.every(({ value }) => value % to === 0),
  )

/** Whether all days are those that lie so many days before them, as far as both are there. */
function isAgain(
  values: readonly Value[],
  { days, least }: { days: number; least: number },
): boolean {
  const byDay = new Map(values.map(({ day, value }) => [day, value]))

  const pairs = values.flatMap(({ day, value }) => {
    const before = day === undefined ? undefined : byDay.get(addDays(day, -days))
    return before === undefined ? [] : [value === before]
  })

  return pairs.length >= least && pairs.every(Boolean)
}

const isWeekend = (day: string | undefined): boolean =>
  day !== undefined && isoWeekday(day) >= SATURDAY

function isCopied({ quantity, values }: Course): boolean {
  if (!FINE.includes(quantity)) return false
  const weekends = values.filter(({ day }) => isWeekend(day))

  return (
    isAgain(values, { days: DAYS_OF_WEEK, least: LEAST_WEEKDAYS }) ||
    isAgain(weekends, { days: 1, least: LEAST_WEEKENDS[quantity] ?? Infinity })
  )
}

/** Small counts, as minutes of low oxygen, are alike by chance. */
const LEAST_VALUE = 30
const isSmall = ({ values }: Course): boolean => values.every(({ value }) => value < LEAST_VALUE)

const HINTS: readonly (readonly [LawName, (course: Course) => boolean, got: string])[] = [
  ['alike', isAlike, 'all alike'],
  ['rounded', isRounded, 'all round'],
  ['copied', isCopied, 'as before'],
]

export function* courseLaws({ answer }: Told): Generator<Breach> {
  for (const node of everyNode(answer)) {
    const courses = isList(node) ? alongRows(node) : alongLabels(node)

    for (const course of courses) {
      if (isSmall(course)) continue
      const hint = HINTS.find(([, holds]) => holds(course))
      if (hint) yield { law: hint[0], path: course.path, got: hint[2] }
    }
  }
}

const LEAST_MOMENTS = 4
const MIDNIGHT = /[T ]00:00(?::00(?:\.0+)?)?(?:[Z+-].*)?$/

/** Of what was done at several moments the time of day was kept. */
export function* midnightLaws({ answer }: Told): Generator<Breach> {
  const moments = everyNode(answer).filter(({ value }) => momentOf(value))
  const all = new Set(moments.map(({ value }) => String(value)))
  const [first] = moments
  if (first && all.size >= LEAST_MOMENTS && [...all].every((moment) => MIDNIGHT.test(moment)))
    yield { law: 'midnight', path: first.path, got: 'at midnight' }
}

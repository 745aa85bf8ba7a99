// Events against the limits and the days of their pages, and what reports count of them.
import {
  addDays,
  daysBetween,
  isDay,
  MS_PER_DAY,
  MS_PER_HOUR,
  MS_PER_SECOND,
  shanghaiDay,
} from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import type { Between } from '../catalogue.ts'
import { type Answers, fieldOf, type Node, numberOf, textOf, type Told } from '../node.ts'
import { msAt, nodesAt, numberAt } from '../places.ts'
import { dayOf, type Events, eventsOf, isGrave, msOf, spanOf } from './events-told.ts'
import { isUnread } from './reports-and-days.ts'

const LIST = 'warnings.listWarnings'
const REPORT = 'reports.getReport'
const RISK = 'reports.getHeartRisk'
const RATE = 'monitoring.getHeartRate'
const OXYGEN = 'monitoring.getOxygen'
const PRESSURE = 'monitoring.getBloodPressure'

const wrong = (name: string, { path }: Node, other: string): Between => ({
  name,
  law: 'same-fact',
  path,
  got: `other than ${other}`,
})

const kindOf = (event: Node): string => textOf(fieldOf(event, 'eventType')) ?? ''

/** By kind: of which field of an event the limit of a page is no milder. */
const LIMITS: Readonly<Record<string, readonly (readonly [field: string, at: string])[]>> = {
  'pressure-high': [
    ['limit', 'normal.sbp.high'],
    ['otherLimit', 'normal.dbp.high'],
  ],
  'pressure-low': [
    ['limit', 'normal.sbp.low'],
    ['otherLimit', 'normal.dbp.low'],
  ],
}

/** So lately that both are of one set of limits. */
const LATELY_MS = 30 * MS_PER_DAY

/** What is normal on its page is no event: the newest of a kind has no limit that lies within it. */
function* limitsOfPages({ rows, told }: Events): Generator<Between> {
  for (const [kind, limits] of Object.entries(LIMITS)) {
    const page = told.find(({ name, answer }) => name === PRESSURE && answer.value !== null)
    const event = rows.find((row) => kindOf(row) === kind)
    if (!page || !event || msOf(event) < page.now.getTime() - LATELY_MS) continue
    const sign = kind === 'pressure-low' ? -1 : 1

    for (const [field, at] of limits) {
      const node = fieldOf(event, field)
      const [own, normal] = [numberOf(node), numberAt(page.answer, at)]
      if (node && own !== undefined && normal !== undefined && sign * (own - normal) < 0)
        yield wrong(LIST, node, PRESSURE)
    }
  }
}

interface Extreme {
  readonly call: string
  readonly series: string
  readonly sign: 1 | -1
}

/** By kind: the highest or the lowest of a day, which none of its events passes. */
const EXTREMES: Readonly<Record<string, Extreme>> = {
  'heart-fast': { call: RATE, series: 'hiDetails', sign: 1 },
  'heart-slow': { call: RATE, series: 'lowDetails', sign: -1 },
  'oxygen-low': { call: OXYGEN, series: 'lowDetails', sign: -1 },
}

/** What a day has in the weeks and months of a page. */
const slotsOf = (told: Answers, { call, series }: Extreme, day: string): readonly number[] =>
  told.flatMap(({ name, input, answer }) => {
    if (name !== call || input['type'] === SPANS.day || input['userCode'] !== undefined) return []
    const index = nodesAt(answer, 'detailTimes[]').findIndex(({ value }) => value === day)
    return index < 0 ? [] : (numberOf(fieldOf(answer, series)?.items[index]) ?? [])
  })

/** From the day on which it began to the one on which it ended. */
function daysOf(event: Node): readonly string[] {
  const lasted = (numberAt(event, 'seconds') ?? 0) * MS_PER_SECOND
  const [first, last] = [dayOf(event), shanghaiDay(msOf(event) + lasted)]
  return first === last ? [first] : [first, last]
}

/** Rounded. */
const WITHIN = 1
/** What is measured late is not of a page that was read before. */
const LATE_MS = MS_PER_HOUR

/** The value of an event lies within its days, as far as these are over and told. */
function* valuesOfDays({ rows, told }: Events): Generator<Between> {
  const now = told.find(({ name }) => name === LIST)?.now
  const open = now ? shanghaiDay(now.getTime() - LATE_MS) : ''

  for (const event of rows) {
    const extreme = EXTREMES[kindOf(event)]
    const value = fieldOf(event, 'value')
    const own = numberOf(value)
    const days = daysOf(event)
    if (!extreme || !value || own === undefined || days.some((day) => day >= open)) continue
    const due = days.map((day) => slotsOf(told, extreme, day))
    const isBeyond = (limit: number) => extreme.sign * (own - limit) > WITHIN
    if (due.every((slots) => slots.length > 0) && due.flat().every(isBeyond))
      yield wrong(LIST, value, extreme.call)
  }
}

type Span = readonly [from: string, to: string] | undefined

/** As many days before. */
function spanBefore(answer: Node): Span {
  const [from, to] = spanOf(answer) ?? []
  if (!isDay(from) || !isDay(to)) return undefined
  return [addDays(from, -1 - daysBetween(from, to)), addDays(from, -1)]
}

interface Counted {
  readonly least: number
  readonly most: number
}

/** Stretches of one long record may be one or several. */
const SUSPECTED = 'af-suspected'

/** How many events of some kind days have: those that began in them, and at most those of the day before, which may have gone on. */
function countedIn({ rows, since }: Events, span: Span, is: (event: Node) => boolean) {
  const [from, to] = span ?? []
  if (!isDay(from) || to === undefined) return undefined
  const before = addDays(from, -1)
  if (since > 0 && shanghaiDay(since) >= before) return undefined
  const own = rows.filter((event) => is(event) && dayOf(event) >= before && dayOf(event) <= to)
  const within = own.filter((event) => dayOf(event) >= from && kindOf(event) !== SUSPECTED)
  return { least: within.length, most: own.length } satisfies Counted
}

const disagrees = (node: Node | undefined, counted: Counted | undefined): node is Node => {
  const told = numberOf(node)
  if (told === undefined || !counted) return false
  return told < counted.least || told > counted.most
}

/** A week counts the events of its days, by kind and by how grave they are, while nobody has read it. */
function* countsOfWeek(answer: Node, events: Events): Generator<Between> {
  for (const row of nodesAt(answer, 'warnings.byKind[]')) {
    const [kind, count] = ['kind', 'count'].map((key) => fieldOf(row, key))
    const counted = countedIn(events, spanOf(answer), (event) => kindOf(event) === kind?.value)
    if (disagrees(count, counted)) yield wrong(REPORT, count, LIST)
  }

  const [bad, last, total] = ['bad', 'lastWeek', 'total'].map(
    (name) => nodesAt(answer, `warnings.${name}`)[0],
  )

  if (
    disagrees(
      total,
      countedIn(events, spanOf(answer), () => true),
    )
  )
    yield wrong(REPORT, total, LIST)
  if (disagrees(bad, countedIn(events, spanOf(answer), isGrave))) yield wrong(REPORT, bad, LIST)
  const before = countedIn(events, spanBefore(answer), () => true)
  if (before && disagrees(last, { ...before, most: Infinity })) yield wrong(REPORT, last, LIST)
}

/** By finding: the kind of event of which each is one. */
const FOUND: Readonly<Record<string, RegExp>> = {
  fast: /^heart-fast$/,
  slow: /^heart-slow$/,
  'low-oxygen': /^oxygen-low$/,
}

/** By finding: the events each of which is found, among others that may be found as well. */
const AMONG: Readonly<Record<string, (event: Node) => boolean>> = {
  pressure: (event) => kindOf(event).startsWith('pressure-'),
  // A strip is an event without a length.
  irregular: (event) => kindOf(event) === SUSPECTED && fieldOf(event, 'seconds')?.value === null,
}

/** A screening finds the events of its days. */
function* countsOfRisk(answer: Node, events: Events): Generator<Between> {
  const [from = '', to = ''] = spanOf(answer) ?? []

  for (const row of nodesAt(answer, 'findings[]')) {
    const [kind, count] = ['kind', 'count'].map((key) => fieldOf(row, key))
    const [found, among] = [FOUND[textOf(kind) ?? ''], AMONG[textOf(kind) ?? '']]
    const within = events.rows.filter((event) => dayOf(event) >= from && dayOf(event) <= to)

    const counted = found
      ? countedIn(events, [from, to], (event) => found.test(kindOf(event)))
      : among && { least: within.filter(among).length, most: Infinity }

    if (disagrees(count, counted)) yield wrong(RISK, count, LIST)
  }
}

/** No more matters than there are events, and one at least where there are any; one that lasts is there in between as well. */
function* trendOfRisk(answer: Node, events: Events): Generator<Between> {
  const all = countedIn(events, spanOf(answer), () => true)
  const rows = [...nodesAt(answer, 'trend'), ...nodesAt(answer, 'trend.weeks[]')]

  for (const row of all ? rows : []) {
    const count = fieldOf(row, 'count')
    const own = countedIn(events, spanOf(row) ?? spanOf(answer), () => true)
    const least = Math.min(1, own?.least ?? 0)
    if (all && disagrees(count, { least, most: all.most })) yield wrong(RISK, count, LIST)
  }
}

/** A report tells the events of its days, and of the day before those that went on; the list says for how long. */
function* eventsOfReport({ answer }: Told, { rows }: Events): Generator<Between> {
  const [from = '', to = ''] = spanOf(answer) ?? []

  for (const event of from ? nodesAt(answer, 'events[]') : []) {
    const at = fieldOf(event, 'occurredAt')
    const kind = fieldOf(event, 'kind')?.value

    const listed = rows.find(
      (row) => kindOf(row) === kind && msOf(row) === msAt(event, 'occurredAt'),
    )

    const days = listed ? daysOf(listed) : []
    if (at && days.length > 0 && days.every((day) => day < from || day > to))
      yield { ...wrong(REPORT, at, LIST), law: 'calendar', got: 'of another day' }
  }
}

/** One that was read stays as it was; until then it counts what is listed. */
function* ofReport(told: Told, events: Events): Generator<Between> {
  const { name, answer } = told
  if (name === REPORT) yield* eventsOfReport(told, events)
  if (!isUnread(events.told, answer)) return
  if (name === REPORT) yield* countsOfWeek(answer, events)
  if (name !== RISK) return
  yield* countsOfRisk(answer, events)
  yield* trendOfRisk(answer, events)
}

export function* eventsAndPages(told: Answers): Generator<Between> {
  const events = eventsOf(told)
  if (!events) return
  yield* limitsOfPages(events)
  yield* valuesOfDays(events)
  for (const each of told) yield* ofReport(each, events)
}

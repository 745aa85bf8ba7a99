// Events against the limits and the days of their pages, and what reports count of them.
import { addDays, isDay, MS_PER_DAY, MS_PER_SECOND, shanghaiDay } from '@kangban/china-time'
import { SPANS } from '../../constants.ts'
import type { Between } from '../catalogue.ts'
import { type Answers, fieldOf, type Node, numberOf, textOf, type Told } from '../node.ts'
import { nodesAt, numberAt } from '../places.ts'
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

/** The value of an event lies within its days, as far as these are over and told. */
function* valuesOfDays({ rows, told }: Events): Generator<Between> {
  const now = told.find(({ name }) => name === LIST)?.now
  const today = now && shanghaiDay(now)

  for (const event of rows) {
    const extreme = EXTREMES[kindOf(event)]
    const value = fieldOf(event, 'value')
    const own = numberOf(value)
    const days = daysOf(event)
    if (!extreme || !value || own === undefined || days.some((day) => day === today)) continue
    const due = days.map((day) => slotsOf(told, extreme, day))
    const isBeyond = (limit: number) => extreme.sign * (own - limit) > WITHIN
    if (due.every((slots) => slots.length > 0) && due.flat().every(isBeyond))
      yield wrong(LIST, value, extreme.call)
  }
}

interface Counted {
  readonly least: number
  readonly most: number
}

/** Stretches of one long record may be one or several. */
const SUSPECTED = 'af-suspected'

/** How many events of some kind days have: those that began in them, and at most those of the day before, which may have gone on. */
function countedIn({ rows, since }: Events, answer: Node, is: (event: Node) => boolean) {
  const [from, to] = spanOf(answer) ?? []
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
    const counted = countedIn(events, answer, (event) => kindOf(event) === kind?.value)
    if (disagrees(count, counted)) yield wrong(REPORT, count, LIST)
  }

  const [bad] = nodesAt(answer, 'warnings.bad')
  if (disagrees(bad, countedIn(events, answer, isGrave))) yield wrong(REPORT, bad, LIST)
}

/** By finding: the kind of event of which each is one. */
const FOUND: Readonly<Record<string, string>> = {
  fast: 'heart-fast',
  slow: 'heart-slow',
  'low-oxygen': 'oxygen-low',
}

/** A screening finds the events of its days. */
function* countsOfRisk(answer: Node, events: Events): Generator<Between> {
  for (const row of nodesAt(answer, 'findings[]')) {
    const [kind, count] = ['kind', 'count'].map((key) => fieldOf(row, key))
    const found = FOUND[textOf(kind) ?? '']
    if (found === undefined) continue
    const counted = countedIn(events, answer, (event) => kindOf(event) === found)
    if (disagrees(count, counted)) yield wrong(RISK, count, LIST)
  }
}

/** One that was read stays as it was; until then it counts what is listed. */
function* ofReport({ name, answer }: Told, events: Events): Generator<Between> {
  if (!isUnread(events.told, answer)) return
  if (name === REPORT) yield* countsOfWeek(answer, events)
  if (name === RISK) yield* countsOfRisk(answer, events)
}

export function* eventsAndPages(told: Answers): Generator<Between> {
  const events = eventsOf(told)
  if (!events) return
  yield* limitsOfPages(events)
  yield* valuesOfDays(events)
  for (const each of told) yield* ofReport(each, events)
}

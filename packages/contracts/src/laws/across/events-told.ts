// The list of events against what matters, reports and the page for the doctor make of it.
import { addDays, isDay, MS_PER_DAY, shanghaiDay } from '@kangban/china-time'
import type { Between } from '../catalogue.ts'
import { momentOf } from '../moments.ts'
import { type Answers, fieldOf, isList, type Node, numberOf, textOf, type Told } from '../node.ts'
import { nodesAt, numberAt, saidAt } from '../places.ts'
import { amountIn } from '../reckoned/amounts.ts'
import { isUnread } from './reports-and-days.ts'

const LIST = 'warnings.listWarnings'
const REPORT = 'reports.getReport'
const RISK = 'reports.getHeartRisk'
const DOCTOR = 'doctor.getDoctorPage'
const MOST_LISTED = 200
const WEEK_DAYS = 7

const wrong = (name: string, node: Node, got: string): Between => ({
  name,
  law: 'same-fact',
  path: node.path,
  got,
})

export const msOf = (event: Node): number => momentOf(fieldOf(event, 'createTime')?.value)?.ms ?? 0
export const dayOf = (event: Node): string => shanghaiDay(msOf(event))

const isKind = (event: Node, kind: RegExp): boolean =>
  kind.test(textOf(fieldOf(event, 'eventType')) ?? '')

export interface Events {
  readonly rows: readonly Node[]
  /** Since when none is left out. */
  readonly since: number
  readonly told: Answers
}

export function eventsOf(told: Answers): Events | undefined {
  const list = told.find(({ name }) => name === LIST)?.answer
  if (!isList(list)) return undefined
  const { items: rows } = list
  return { rows, since: rows.length < MOST_LISTED ? 0 : Math.min(...rows.map(msOf)), told }
}

/** Both pressures of one event lie beyond those of another. */
const isWorse = (event: Node, { sbp, dbp, sign }: { sbp: number; dbp: number; sign: number }) =>
  sign * ((numberAt(event, 'value') ?? sbp) - sbp) > 0 &&
  sign * ((numberAt(event, 'otherValue') ?? dbp) - dbp) > 0

const PAIR = /^(\d+)\/(\d+)/
const VALUE = /(\d+)\/(\d+)/

export const isGrave = (event: Node): boolean => fieldOf(event, 'level')?.value === 'bad'

/** The worst pressure of a matter is one of its events, of which none as grave lies beyond it. */
function* pairOfMatter({ name, answer }: Told, { rows }: Events): Generator<Between> {
  for (const matter of nodesAt(answer, 'matters[]')) {
    const [value, kind] = ['value', 'kind'].map((key) => fieldOf(matter, key))
    const ids = new Set(nodesAt(matter, 'ids[]').map((id) => id.value))
    const own = rows.filter((row) => ids.has(fieldOf(row, 'id')?.value))
    const [, sbp, dbp] = (VALUE.exec(textOf(value) ?? '') ?? []).map(Number)
    if (!value || !textOf(kind)?.startsWith('pressure-')) continue
    if (own.length < ids.size || sbp === undefined || dbp === undefined) continue

    const said = own.find(
      (row) => numberAt(row, 'value') === sbp && numberAt(row, 'otherValue') === dbp,
    )

    const sign = kind?.value === 'pressure-low' ? -1 : 1
    const rivals = own.filter((row) => said && isGrave(row) === isGrave(said))
    if (!said || rivals.some((row) => isWorse(row, { sbp, dbp, sign })))
      yield wrong(name, value, `other than ${LIST}`)
  }
}

/** What was dealt with is in no matter that waits. */
function* handledInMatter({ name, answer }: Told, { rows }: Events): Generator<Between> {
  const handled = new Set(
    rows
      .filter((row) => fieldOf(row, 'handled')?.value === true)
      .map((row) => fieldOf(row, 'id')?.value),
  )

  for (const matter of nodesAt(answer, 'matters[]')) {
    const state = fieldOf(matter, 'state')
    if (!state || state.value === 'over') continue
    if (nodesAt(matter, 'ids[]').some(({ value }) => handled.has(value)))
      yield wrong(name, state, `other than ${LIST}`)
  }
}

interface Finding {
  readonly events: RegExp
  /** Before the worst of them in its text. */
  readonly says?: RegExp
  /** So long what it counts may go on before its first event. */
  readonly lastsMs?: number
}

const FINDINGS: Readonly<Record<string, Finding>> = {
  fast: { events: /^heart-fast$/, says: /最快 (\d+)/ },
  slow: { events: /^heart-slow$/, says: /最慢 (\d+)/ },
  'low-oxygen': { events: /^oxygen-low$/, says: /最低 (\d+)/ },
  irregular: { events: /^af-suspected$/, lastsMs: MS_PER_DAY },
  pressure: { events: /^pressure-/ },
}

export const spanOf = (answer: Node): readonly [string, string] | undefined => {
  const [from, to] = ['day', 'endDay'].map((name) => textOf(fieldOf(answer, name)))
  return isDay(from) && isDay(to) ? [from, to] : undefined
}

/** A finding tells the moments of events, and the value of one of them. */
function* findings({ name, answer }: Told, { rows, since }: Events): Generator<Between> {
  const [from, to] = spanOf(answer) ?? []
  if (name !== RISK || from === undefined || to === undefined) return

  for (const row of nodesAt(answer, 'findings[]')) {
    const { events, says, lastsMs = 0 } = FINDINGS[textOf(fieldOf(row, 'kind')) ?? ''] ?? {}
    if (!events) continue
    const all = rows.filter((event) => isKind(event, events))

    const isMet = (ms: number) =>
      all.some((event) => msOf(event) >= ms && msOf(event) <= ms + lastsMs)

    for (const time of nodesAt(row, 'times[]')) {
      const ms = momentOf(time.value)?.ms
      if (ms !== undefined && ms > since && !isMet(ms))
        yield { name, law: 'detail', path: time.path, got: `not in ${LIST}` }
    }

    const own = all.filter((event) => dayOf(event) >= from && dayOf(event) <= to)
    const [grave] = nodesAt(row, 'grave')
    const isKnown = own.length > 0 && own.length >= (numberAt(row, 'count') ?? Infinity)
    if (grave && isKnown && own.some(isGrave) !== grave.value)
      yield wrong(name, grave, `other than ${LIST}`)
    const [text] = nodesAt(row, 'text')
    const said = says && amountIn(saidAt(row, 'text'), says)
    if (!text || said === undefined || own.length < (numberAt(row, 'count') ?? Infinity)) continue
    if (own.every((event) => Math.round(numberAt(event, 'value') ?? said) !== said))
      yield wrong(name, text, `other than ${LIST}`)
  }
}

/** The worst event of a kind in a week has none as grave beyond it, and the week before had no more than are listed. */
function* worstOfWeek({ name, answer }: Told, { rows, since, told }: Events): Generator<Between> {
  const [from, to] = spanOf(answer) ?? []
  if (name !== REPORT || from === undefined || to === undefined || !isUnread(told, answer)) return

  for (const row of nodesAt(answer, 'warnings.byKind[]')) {
    const [worst] = nodesAt(row, 'worst')
    const kind = textOf(fieldOf(row, 'kind')) ?? ''
    const [, sbp, dbp] = (PAIR.exec(textOf(fieldOf(worst, 'valueText')) ?? '') ?? []).map(Number)
    if (!worst || sbp === undefined || dbp === undefined) continue
    const sign = kind === 'pressure-low' ? -1 : 1

    const rivals = rows.filter(
      (event) =>
        fieldOf(event, 'eventType')?.value === kind &&
        dayOf(event) >= from &&
        dayOf(event) <= to &&
        (isGrave(event) || !isGrave(worst)),
    )

    if (rivals.some((event) => isWorse(event, { sbp, dbp, sign })))
      yield wrong(name, worst, `milder than one of ${LIST}`)
  }

  const [before] = nodesAt(answer, 'warnings.lastWeek')
  const first = isDay(from) ? addDays(from, -WEEK_DAYS) : from
  const earlier = rows.filter((event) => dayOf(event) >= first && dayOf(event) < from)
  if (before && since === 0 && (numberOf(before) ?? 0) > earlier.length)
    yield wrong(name, before, `more than in ${LIST}`)
}

/** A day has all events that are listed of it, as far as they were there when it was reported. */
function* eventsOfDay({ name, answer }: Told, { rows, told }: Events): Generator<Between> {
  const list = fieldOf(answer, 'events')
  const day = textOf(fieldOf(answer, 'day'))
  if (name !== REPORT || !isList(list) || day === undefined || !isUnread(told, answer)) return
  const ids = new Set(nodesAt(list, '[].id').map(({ value }) => value))
  if (rows.some((event) => dayOf(event) === day && !ids.has(fieldOf(event, 'id')?.value)))
    yield { name, law: 'silent', path: list.path, got: `without one of ${LIST}` }
}

const SUSPECTED = '疑似房颤'
const MEAN = /平均 (\d+) 次/
/** A stretch of a longer record has its event when that begins. */
const STRIPS: readonly unknown[] = ['心电仪', '手表']

/** A printed ECG with suspected fibrillation is an event, with its rate. */
function* strips({ name, answer }: Told, { rows, since }: Events): Generator<Between> {
  if (name !== DOCTOR) return
  const suspected = rows.filter((event) => isKind(event, /^af-suspected$/))

  for (const strip of nodesAt(answer, 'ecg.strips[]')) {
    const [started, rate] = ['startedAt', 'rate'].map((key) => fieldOf(strip, key))
    const ms = momentOf(started?.value)?.ms
    if (!started || !rate || ms === undefined || ms <= since) continue
    if (!STRIPS.includes(fieldOf(strip, 'source')?.value)) continue
    if (!saidAt(strip, 'verdict').startsWith(SUSPECTED)) continue
    const event = suspected.find((row) => msOf(row) === ms)
    const mean = amountIn(textOf(rate) ?? '', MEAN)
    if (!event) yield { name, law: 'detail', path: started.path, got: `not in ${LIST}` }
    else if (mean !== undefined && Math.abs((numberAt(event, 'value') ?? mean) - mean) > 1)
      yield wrong(name, rate, `other than ${LIST}`)
  }
}

export function* eventsTold(told: Answers): Generator<Between> {
  const events = eventsOf(told)
  if (!events) return

  for (const answer of told)
    for (const law of [pairOfMatter, handledInMatter, findings, worstOfWeek, eventsOfDay, strips])
      yield* law(answer, events)
}

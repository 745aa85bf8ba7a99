// Lists and pages: their ids, their order, their lengths.
import type { Breach } from './catalogue.ts'
import { everyNode, fieldOf, fieldsOf, isList, type Node, numberOf, type Told } from './node.ts'
import { momentOf } from './moments.ts'
import { isDay } from '@kangban/china-time'

const isDoubled = (values: readonly unknown[]): boolean => new Set(values).size < values.length

/** By which a row of a list is known; other names that end so point to something else. */
const IDS = ['id', 'prizeId', 'deviceCode', 'tagCode', 'userCode']

const idOf = (row: Node): Node | undefined => {
  const fields = fieldsOf(row)
  return fields.get(IDS.find((name) => fields.has(name)) ?? '')
}

const idsIn = ({ items }: Node): unknown[] =>
  items.flatMap((row) => {
    const { value } = idOf(row) ?? {}
    return typeof value === 'string' || typeof value === 'number' ? [value] : []
  })

/** By which a row is known where it has neither id nor time. */
const TITLES = ['title', 'className', 'tagName', 'label']

const hasTitle = ({ fields }: Node): boolean => TITLES.some((name) => fields.has(name))

export function* idLaws({ answer }: Told): Generator<Breach> {
  for (const list of everyNode(answer)) {
    if (list.items.length < 2) continue
    if (isDoubled(idsIn(list))) yield { law: 'same-id', path: list.path, got: 'an id twice' }
    if (list.key === 'ids' && isDoubled(list.items.map(({ value }) => value)))
      yield { law: 'same-id', path: list.path, got: 'an id twice' }

    const telling = list.items.filter((row) => timesOf(row).size > 0 || hasTitle(row))
    if (isDoubled(telling.map(({ value }) => JSON.stringify(value))))
      yield { law: 'same-row', path: list.path, got: 'a row twice' }
  }
}

/** Moments and days of a row by name, in milliseconds. */
function timesOf(row: Node): ReadonlyMap<string, number> {
  const times = [...fieldsOf(row)].flatMap(([key, { value }]): [string, number][] => {
    const moment = momentOf(value)
    if (moment) return [[key, moment.ms]]
    return isDay(String(value)) ? [[key, Date.parse(String(value))]] : []
  })

  return new Map(times)
}

interface Course {
  readonly rises: boolean
  readonly falls: boolean
}

/** How each of the times of all rows runs; those that are the same in all say nothing. */
function coursesOf({ items }: Node): Course[] {
  const rows = items.map(timesOf)
  const names = [...(rows[0]?.keys() ?? [])].filter((name) => rows.every((row) => row.has(name)))

  return names.flatMap((name) => {
    const times = rows.map((row) => row.get(name) ?? 0)
    if (new Set(times).size < 2) return []
    const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    return [{ rises: steps.every((step) => step >= 0), falls: steps.every((step) => step <= 0) }]
  })
}

const mainList = (answer: Node): Node | undefined => {
  if (isList(answer)) return answer
  const lists = [...answer.fields.values()].filter(isList)
  return fieldOf(answer, 'list') ?? (lists.length === 1 ? lists[0] : undefined)
}

/** Sorted by how grave they are, or as a page shows them. */
const BY_WEIGHT = /^(?:cards|matters|strips)$/

/** A device is a thing and no event: when it was last heard of puts it nowhere. */
const areDevices = ({ items }: Node): boolean =>
  items.some((row) => idOf(row)?.key === 'deviceCode')

/** An order that is told in words of its own: the session of the call first, then the last used. */
const OWN_ORDER = / first, then /

export function* sortLaws({ answer, summary }: Told): Generator<Breach> {
  const promised = /(newest|oldest) first/.exec(summary)?.[1]
  const main = mainList(answer)

  for (const list of everyNode(answer)) {
    if (list.items.length < 2) continue
    const courses = coursesOf(list)
    if (courses.length === 0) continue
    const isMain = promised !== undefined && list === main
    const isRight = ({ rises, falls }: Course) => (promised === 'newest' ? falls : rises)
    // Which of several times counts is not said.
    const isOpen = list.items.some((row) => timesOf(row).size > 1)
    if (isMain && !isOpen && !courses.some(isRight))
      yield { law: 'sorted', path: list.path, got: `not ${promised} first` }
    else if (
      !isMain &&
      !BY_WEIGHT.test(list.key) &&
      !areDevices(list) &&
      !(list === main && OWN_ORDER.test(summary)) &&
      !courses.some(({ rises, falls }) => rises || falls)
    )
      yield { law: 'unsorted', path: list.path, got: 'up and down' }
  }
}

const asNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined
}

const wrong = (path: string, got: string): Breach => ({ law: 'page', path, got })

export function* pageLaws({ answer, input }: Told): Generator<Breach> {
  const list = answer.fields.get('list')
  const total = numberOf(answer.fields.get('total'))
  if (!isList(list) || total === undefined) return
  const length = list.items.length

  for (const key of ['pn', 'ps']) {
    const [asked, told] = [asNumber(input[key]), numberOf(answer.fields.get(key))]
    if (asked !== undefined && told !== undefined && asked !== told)
      yield wrong(`data.${key}`, `not the ${key} that was asked for`)
  }

  if (total < length) yield wrong('data.total', 'less than the list has')
  const [pn, ps] = [asNumber(input['pn']), asNumber(input['ps'])]
  if (pn === undefined || ps === undefined) return
  if (length > ps) yield wrong('data.list', 'longer than ps')
  const due = Math.min(ps, Math.max(0, total - (pn - 1) * ps))
  if (length < due) yield wrong('data.list', 'shorter than total and ps make it')
  else if (length > due && length <= ps && total >= length)
    yield wrong('data.total', 'less than this page and those before it')
}

/** Series that are laid along the labels by their names. */
const ALONG = /etails$|^(?:states|deviations|goals)$/

export function* parallelLaws({ answer }: Told): Generator<Breach> {
  const fields = fieldsOf(answer)
  const labels = fields.get('detailTimes')
  if (!isList(labels)) return

  for (const [key, series] of fields) {
    if (!isList(series) || !ALONG.test(key) || series.items.length === labels.items.length) continue
    // What our own service adds is left empty where it says nothing of a day.
    if (series.items.length === 0 && !answer.fields.has(key)) continue
    yield { law: 'parallel', path: series.path, got: `list(${series.items.length})` }
  }
}

// Orders and pages as queries make them whose ORDER BY, OFFSET, LIMIT or WHERE is not what it should be.
import type { Exchange } from '../recorded-run.ts'
import { isObject, type Kind, kinds, lists, named, swapped, within } from './kind.ts'

type Fields = Record<string, unknown>
type Rows = readonly Fields[]

const reversed = (value: unknown) => (Array.isArray(value) ? value.toReversed() : value)

const byId = (rows: Rows): Rows =>
  rows.every(({ id }) => typeof id === 'string')
    ? rows.toSorted((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1))
    : rows

const neighbours = (rows: Rows): Rows => {
  const [first, second, ...rest] = rows
  return first && second ? [second, first, ...rest] : rows
}

export const SEQUENCES: readonly Kind[] = [
  ...kinds(
    'order',
    {
      'lists by their ids': lists(byId, 3),
      'two neighbours swapped': lists(neighbours, 3),
      'the last row first': lists((rows) => [...rows.slice(-1), ...rows.slice(0, -1)], 3),
      'halves swapped': lists(
        (rows) => [...rows.slice(rows.length / 2), ...rows.slice(0, rows.length / 2)],
        4,
      ),
    },
    { most: 4 },
  ),
  ...kinds('order', {
    'parts of a sentence the other way round': named(/sentence$/i, reversed),
    'a series the other way round': within(['detailTimes'], 'details', reversed),
    'the least of slots the other way round': within(['detailTimes'], 'lowDetails', reversed),
    'the course of a card the other way round': within(['metric'], 'trend', reversed),
    'stages of a card the other way round': within(['metric'], 'stages', reversed),
    'weeks the other way round': named(/^weeks$/, reversed),
    'nights the other way round': named(/^nights$/, reversed),
    'days the other way round': named(/^days$/, reversed),
    'zones the other way round': named(/^zones$/, reversed),
    'times of a plan the other way round': named(/^times$/, reversed),
    'weekdays the other way round': named(/^weekdays$/, reversed),
    'before and after swapped': swapped('previousId', 'nextId'),
    'watch and instrument swapped': swapped('watchSbp', 'deviceDbp'),
    'when it was and when it was kept swapped': swapped('createTime', 'sysTime'),
    'made and answered swapped': swapped('createdAt', 'repliedAt'),
    'usual and last swapped': swapped('usual', 'days'),
    'morning and evening swapped': swapped('morning', 'evening'),
    'deviations the other way round': within(['detailTimes'], 'deviations', reversed),
    'states the other way round': within(['normal'], 'states', reversed),
    'hours of a mean the other way round': named(/^hourMeans$/, reversed),
    'years the other way round': named(/^years$/, reversed),
    'options the other way round': named(/^options$/, reversed),
    'mean and lowest swapped': swapped('avg', 'min'),
    'mean and highest swapped': swapped('avg', 'max'),
    'mean and lowest oxygen swapped': swapped('avg', 'lowest'),
    'done and total swapped': swapped('done', 'total'),
    'reached and counted swapped': swapped('reached', 'count'),
    'distance and steps swapped': swapped('distance', 'total'),
    'energy and distance swapped': swapped('calorie', 'distance'),
    'rem and deep sleep swapped': swapped('rem', 'deepSleep'),
    'height and weight swapped': swapped('height', 'weight'),
    'height and width swapped': swapped('height', 'width'),
  }),
]

const sizeOf = ({ url }: Exchange): number => Number(url.searchParams.get('ps') ?? 0)

interface Page extends Fields {
  list: unknown[]
  total: number
}

/** The answers to a question of pages, changed with all rows that the largest page of the same question has. */
const page =
  (change: (page: Page, asked: { all: unknown[]; pn: number; ps: number }) => Fields) =>
  (url: URL, others: readonly Exchange[]): string | undefined => {
    const own = others.find((other) => other.url.href === url.href)
    const body = own && (JSON.parse(own.text) as { data: unknown })
    const data = body?.data
    if (!isObject(data) || !Array.isArray(data['list']) || !url.searchParams.has('ps'))
      return undefined
    const [pn, ps] = ['pn', 'ps'].map((name) => Number(url.searchParams.get(name)))

    const sameQuestion = (other: Exchange) =>
      ['kind', 'flag'].every(
        (name) => other.url.searchParams.get(name) === url.searchParams.get(name),
      )

    const largest = others.filter(sameQuestion).toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]
    const { list: all } = (JSON.parse(largest?.text ?? '') as { data: Page }).data

    const changed = change(
      { ...data, list: data['list'], total: Number(data['total']) },
      {
        all,
        pn: pn ?? 1,
        ps: ps ?? 1,
      },
    )

    return JSON.stringify({ ...body, data: changed })
  }

const pages = (changes: Readonly<Record<string, Parameters<typeof page>[0]>>): Kind[] =>
  Object.entries(changes).map(([what, change]) => ({
    group: 'paging',
    what,
    instead: page(change),
    most: 3,
  }))

const from = (all: unknown[], start: number, count: number) =>
  all.slice(Math.max(0, start), Math.max(0, start) + count)

export const OFFSETS: readonly Kind[] = [
  ...pages({
    'pages that share a row': (data, { all, pn, ps }) => ({
      ...data,
      list: from(all, (pn - 1) * (ps - 1), ps),
    }),
    'a row lost between pages': (data, { all, pn, ps }) => ({
      ...data,
      list: from(all, (pn - 1) * (ps + 1), ps),
    }),
    'a page of one row more': (data, { all, pn, ps }) => ({
      ...data,
      list: from(all, (pn - 1) * ps, ps + 1),
    }),
    'a page of one row less': (data, { all, pn, ps }) => ({
      ...data,
      list: from(all, (pn - 1) * ps, ps - 1),
    }),
    'the offset in rows for pages': (data, { all, pn, ps }) => ({
      ...data,
      list: from(all, pn - 1, ps),
    }),
    'pages from 0': (data, { all, pn, ps }) => ({ ...data, list: from(all, pn * ps, ps) }),
    'the last page after the last': (data, { all, pn, ps }) => ({
      ...data,
      list:
        (pn - 1) * ps >= all.length
          ? from(all, Math.floor((all.length - 1) / ps) * ps, ps)
          : data.list,
    }),
    'pages each the other way round': (data) => ({ ...data, list: data.list.toReversed() }),
    'the number of pages for that of rows': (data, { ps }) => ({
      ...data,
      total: Math.ceil(data.total / ps),
    }),
    'no total': (data) => ({ ...data, total: null }),
    'a total below 0': (data) => ({ ...data, total: -1 }),
    'a total of all people': (data) => ({ ...data, total: data.total + 1286 }),
    'a total of a page more': (data, { ps }) => ({ ...data, total: data.total + ps }),
    'rows doubled by a join, and counted so': (data) => ({
      ...data,
      list: data.list.flatMap((row) => [row, row]),
      total: data.total * 2,
    }),
    'no more than one row, and counted so': (data) => ({
      ...data,
      list: data.list.slice(0, 1),
      total: 1,
    }),
    'the second page of another order': (data, { all, pn, ps }) => ({
      ...data,
      list: pn > 1 ? from(all.toReversed(), (pn - 1) * ps, ps) : data.list,
    }),
    'the number of the page that was before': (data, { pn }) => ({
      ...data,
      pn: Math.max(1, pn - 1),
    }),
    'rows of a page under other ids': (data, { ps }) => ({
      ...data,
      list: data.list.map((row, at) =>
        isObject(row) && 'id' in row ? { ...row, id: `${ps}-${at}` } : row,
      ),
    }),
  }),
  ...['kind', 'flag', 'type', 'format'].map((name): Kind => ({
    group: 'paging',
    what: `a ${name} that is not read`,
    instead: (url, others) =>
      url.searchParams.has(name)
        ? others
            .filter((other) => other.url.searchParams.get('ps') === url.searchParams.get('ps'))
            .toSorted((a, b) => b.text.length - a.text.length)[0]?.text
        : undefined,
  })),
]

// Wrong pages, and questions that are not read.
import type { Exchange } from '../recorded-run.ts'
import { isObject, type Kind } from './kind.ts'

const paged =
  (change: (page: Record<string, unknown> & { list: unknown[] }) => object) =>
  (data: unknown): unknown =>
    isObject(data) && Array.isArray(data['list']) && typeof data['total'] === 'number'
      ? change({ ...data, list: data['list'] })
      : data

export const PAGES: readonly Kind[] = [
  {
    group: 'paging',
    what: 'a total of 0 with a full list',
    data: paged((page) => ({ ...page, total: 0 })),
    most: 2,
  },
  {
    group: 'paging',
    what: 'a total too small by one',
    data: paged((page) => ({ ...page, total: Number(page['total']) - 1 })),
    most: 2,
  },
  {
    group: 'paging',
    what: 'a total too large',
    data: paged((page) => ({ ...page, total: Number(page['total']) + 7 })),
    most: 2,
  },
  {
    group: 'paging',
    what: 'pages counted from 0',
    data: paged((page) => ({ ...page, pn: Number(page['pn']) - 1 })),
    most: 2,
  },
  {
    group: 'paging',
    what: 'another page size',
    data: paged((page) => ({ ...page, ps: 50 })),
    most: 2,
  },
  {
    group: 'paging',
    what: 'half of the list',
    data: paged((page) => ({ ...page, list: page.list.slice(0, page.list.length / 2) })),
    most: 2,
  },
  {
    group: 'paging',
    what: 'no list, and a total',
    data: paged((page) => ({ ...page, list: [] })),
    most: 2,
  },
  {
    group: 'paging',
    what: 'a longer list than was asked for',
    data: paged((page) => ({
      ...page,
      list: Array.from({ length: 60 }, (_, index) => ({
        ...(page.list[0] as object),
        id: `r${index}`,
      })),
      total: 60,
    })),
    most: 2,
  },
]

/** The answer to the largest page of the same question, or to the first. */
const page = (url: URL, { pn, ps }: { pn?: string; ps?: string }) => {
  const asked = new URL(url)
  if (pn !== undefined) asked.searchParams.set('pn', pn)
  if (ps !== undefined) asked.searchParams.set('ps', ps)
  return asked.search
}

const sizeOf = ({ url }: Exchange): number => Number(url.searchParams.get('ps') ?? 0)

export const QUESTIONS: readonly Kind[] = [
  {
    group: 'paging',
    what: 'a page size that is ignored',
    instead: (url, others) => {
      if (!url.searchParams.has('ps')) return undefined
      const largest = String(Math.max(...others.map(sizeOf)))
      return others.find((other) => other.url.search === page(url, { pn: '1', ps: largest }))?.text
    },
    most: 2,
  },
  {
    group: 'paging',
    what: 'a second page that is the first',
    instead: (url, others) =>
      url.searchParams.get('pn') === '2'
        ? others
            .find((other) => other.url.search === page(url, { pn: '1' }))
            ?.text.replace('"pn":1', '"pn":2')
        : undefined,
    most: 2,
  },
  {
    group: 'identity',
    what: 'the same answer to every question',
    instead: (_, others) => others[0]?.text,
    most: 2,
  },
]

import type { Entry } from './points-answer.ts'

/** Title and amount of 签到 +30; the amount stands behind the last space. */
export function titleAndAmount(explain: string | null): { title: string | null; amount: string } {
  const text = explain?.trim() ?? ''
  const space = text.lastIndexOf(' ')
  if (space < 0) return { title: text || null, amount: '' }
  return { title: text.slice(0, space), amount: text.slice(space + 1) }
}

export const isCash = (explain: string | null): boolean => explain?.includes('现金') ?? false

/** The number of the next page; none behind a page that is not full. */
export function nextPage(
  page: { list: readonly Entry[]; total: number | null } | null,
  pn: number,
  ps: number,
): number | undefined {
  if (!page || page.list.length < ps) return undefined
  return page.total !== null && pn * ps >= page.total ? undefined : pn + 1
}

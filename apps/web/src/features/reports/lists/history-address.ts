import type { ReportRow } from '@kangban/contracts'
import { PAIR, parsePick, type Pick, pickText } from '../compare/pick.ts'

/** What the timeline shows, as it stands in the address. */
export interface HistoryAddress {
  kind: ReportRow['kind'] | null
  year: string | null
  /** Two are being chosen. */
  picking: boolean
  pick: Pick | null
  /** The two that stand side by side. */
  compare: Pick | null
}

const KINDS: Record<ReportRow['kind'], true> = {
  daily: true,
  weekly: true,
  'heart-risk': true,
  tcm: true,
  document: true,
}

const isKind = (text: string | null): text is ReportRow['kind'] =>
  text !== null && Object.hasOwn(KINDS, text)

export function readHistory(params: URLSearchParams): HistoryAddress {
  const [kind, year, compare] = [
    params.get('kind'),
    params.get('year'),
    parsePick(params.get('compare')),
  ]

  return {
    kind: isKind(kind) ? kind : null,
    year: year !== null && /^20\d\d$/.test(year) ? year : null,
    picking: params.has('pick'),
    pick: parsePick(params.get('pick')),
    compare: compare?.keys.length === PAIR ? compare : null,
  }
}

export function historyQuery({ kind, year, picking, pick, compare }: HistoryAddress): string {
  const params = new URLSearchParams()
  if (kind) params.set('kind', kind)
  if (year) params.set('year', year)
  if (picking) params.set('pick', pick ? pickText(pick) : '')
  if (compare) params.set('compare', pickText(compare))
  const text = params.toString()
  return text && `?${text}`
}

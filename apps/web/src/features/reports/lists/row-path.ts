import type { ReportRow } from '@kangban/contracts'
import { hasRoute } from '../../../config/screens.ts'
import { detailPath } from '../parts/report-path.ts'

const withQuery = (path: string, name: string, value: string): string =>
  `${path}?${name}=${encodeURIComponent(value)}`

function pathOf({ kind, id, day }: Pick<ReportRow, 'kind' | 'id' | 'day'>): string {
  switch (kind) {
    case 'daily':
    case 'weekly':
      return detailPath(kind, id)
    case 'heart-risk':
      return withQuery('/HeartHidingReport', 'id', id)
    case 'tcm':
      return withQuery('/chineseMedicineIndex', 'date', day)
    case 'document':
      return withQuery('/healthArchive', 'id', id)
  }
}

/** Where a report is read; nothing while there is no such screen. */
export function rowPath(row: Pick<ReportRow, 'kind' | 'id' | 'day'>): string | undefined {
  const path = pathOf(row)
  return hasRoute(path) ? path : undefined
}

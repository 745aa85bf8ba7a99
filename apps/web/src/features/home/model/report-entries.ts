import type { PageRouter } from '@kangban/contracts/router'
import type { inferRouterOutputs } from '@trpc/server'
import { dateWords } from '@kangban/rules/reports/report-wording'
import { hasRoute } from '../../../config/screens.ts'
import { REPORTS } from '../copy.ts'

export type ReportOverview = inferRouterOutputs<PageRouter>['reports']['getOverview']

export interface ReportEntry {
  name: string
  /** Of when it is, and what it says in a word. */
  note: string
  /** How many nobody has opened. */
  unread: number
  path: string
}

const idQuery = (id: string) => `?id=${encodeURIComponent(id)}`

/** The newest report of each kind; a kind without a report, or without a screen, is left out. */
export function reportEntries({
  daily,
  weekly,
  heartRisk,
  tcm,
  unread,
}: ReportOverview): ReportEntry[] {
  const entries: (ReportEntry | null)[] = [
    daily && {
      name: REPORTS.daily,
      note: `${dateWords(daily.day)} · ${daily.stateText}`,
      unread: unread.daily,
      path: `/health-daily-report-detail${idQuery(daily.id)}`,
    },
    weekly && {
      name: REPORTS.weekly,
      note: `${weekly.title} · ${weekly.stateText}`,
      unread: unread.weekly,
      path: `/health-weekend-report-detail${idQuery(weekly.id)}`,
    },
    heartRisk && {
      name: REPORTS.heartRisk,
      note: `${dateWords(heartRisk.day)} · ${heartRisk.levelText}`,
      unread: unread.heartRisk,
      path: '/HeartHidingReport',
    },
    tcm && {
      name: REPORTS.tcm,
      note: `${dateWords(tcm.day)} · ${tcm.main}`,
      unread: 0,
      path: '/chineseMedicineIndex',
    },
  ]

  return entries.filter((entry) => entry !== null).filter(({ path }) => hasRoute(path))
}

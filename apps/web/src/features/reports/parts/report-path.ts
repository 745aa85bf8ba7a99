const DETAILS = {
  daily: '/health-daily-report-detail',
  weekly: '/health-weekend-report-detail',
} as const

export type ReportKind = keyof typeof DETAILS

/** The page of a daily report; without an id that of the newest one. */
export const reportPath = (id?: string): string => detailPath('daily', id)

/** The page of a report of a kind; without an id that of the newest one. */
export const detailPath = (kind: ReportKind, id?: string): string =>
  id ? `${DETAILS[kind]}?id=${encodeURIComponent(id)}` : DETAILS[kind]

const DETAIL = '/health-daily-report-detail'

/** The page of a daily report; without an id that of the newest one. */
export const reportPath = (id?: string): string => (id ? `${DETAIL}?id=${encodeURIComponent(id)}` : DETAIL)

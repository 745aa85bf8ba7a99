import { shanghaiTime } from '@kangban/china-time'
import { reportSpan } from './report-rows.ts'
import type { reportsRepository } from './reports.repository.ts'

interface Placed {
  id: string
  accountId: string
  kind: string
  day: string
  createdAt: Date
}

/** Id, days and neighbours of a report, as its page needs them. */
export const reportPlace = async (
  repository: ReturnType<typeof reportsRepository>,
  report: Placed,
) => ({
  id: report.id,
  ...reportSpan(report),
  createdAt: shanghaiTime(report.createdAt),
  ...(await repository.neighbours(report)),
})

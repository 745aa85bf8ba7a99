import type { Services } from '../../context.ts'
import { makeHeartRisk } from './make-heart-risk.ts'
import { makeReports } from './make-reports.ts'

/** Makes whatever report of an account is due, of every kind. */
export async function makeDueReports(services: Services, accountId: string): Promise<void> {
  await makeReports(services, accountId)
  await makeHeartRisk(services, accountId)
}

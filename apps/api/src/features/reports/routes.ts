import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { createShare } from './create-share.ts'
import { getHeartRisk } from './get-heart-risk.ts'
import { getOverview } from './get-overview.ts'
import { getReport } from './get-report.ts'
import { getShared } from './get-shared.ts'
import { listReports } from './list-reports.ts'
import { listShares } from './list-shares.ts'
import { revokeShare } from './revoke-share.ts'

export const reports: Handlers<Context>['reports'] = {
  getOverview,
  listReports,
  getReport,
  getHeartRisk,
  createShare,
  listShares,
  revokeShare,
  getShared,
}

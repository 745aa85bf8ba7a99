import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { getConstitutionReport } from './get-constitution-report.ts'
import { listConstitutionReports } from './list-constitution-reports.ts'

export const medicine: Handlers<Context>['medicine'] = {
  getConstitutionReport,
  listConstitutionReports,
}

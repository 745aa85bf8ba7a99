import { getConstitutionReport } from './get-constitution-report.ts'
import { listConstitutionReports } from './list-constitution-reports.ts'

export const medicine = { getConstitutionReport, listConstitutionReports }

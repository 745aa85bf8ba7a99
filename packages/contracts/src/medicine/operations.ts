import { getReport } from './get-report.ts'
import { listHistory } from './list-history.ts'

export const medicine = { getReport, listHistory }

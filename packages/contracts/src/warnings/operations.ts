import { getSummary } from './get-summary.ts'
import { listWarnings } from './list-warnings.ts'
import { markRead } from './mark-read.ts'

export const warnings = { listWarnings, getSummary, markRead }

import { listWarnings } from './list-warnings.ts'

export const warnings = { listWarnings }

import { getHomeSummary } from './get-home-summary.ts'

export const home = { getHomeSummary }

import { getHomeSummary } from './get-home-summary.ts'
import { watchEvents } from './watch-events.ts'

export const monitoring = { getHomeSummary, watchEvents }

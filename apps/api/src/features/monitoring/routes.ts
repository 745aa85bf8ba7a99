import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { getHomeSummary } from './get-home-summary.ts'
import { watchEvents } from './watch-events.ts'

export const monitoring: Handlers<Context>['monitoring'] = { getHomeSummary, watchEvents }

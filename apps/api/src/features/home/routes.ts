import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { getHomeSummary } from './get-home-summary.ts'

export const home: Handlers<Context>['home'] = { getHomeSummary }

import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { getReport } from './get-report.ts'
import { listHistory } from './list-history.ts'

export const medicine: Handlers<Context>['medicine'] = { getReport, listHistory }

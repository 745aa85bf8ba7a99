import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { getWarningSummary } from './get-warning-summary.ts'
import { listWarnings } from './list-warnings.ts'
import { markRead } from './mark-read.ts'
import { noteMatter } from './note-matter.ts'

export const warnings: Handlers<Context>['warnings'] = {
  listWarnings,
  getWarningSummary,
  markRead,
  noteMatter,
}

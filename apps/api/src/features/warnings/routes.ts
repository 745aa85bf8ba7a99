import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { listWarnings } from './list-warnings.ts'

export const warnings: Handlers<Context>['warnings'] = { listWarnings }

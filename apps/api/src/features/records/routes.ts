import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'

export const records: Handlers<Context>['records'] = {}

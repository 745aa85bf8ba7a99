import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { getEntitlement } from './get-entitlement.ts'

export const services: Handlers<Context>['services'] = { getEntitlement }

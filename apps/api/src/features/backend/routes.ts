import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { getBackend } from './get-backend.ts'

export const backend: Handlers<Context>['backend'] = { getBackend }

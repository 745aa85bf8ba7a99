import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { listContacts } from './list-contacts.ts'

export const contacts: Handlers<Context>['contacts'] = { listContacts }

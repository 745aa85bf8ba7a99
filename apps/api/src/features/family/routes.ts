import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { changeMembers } from './change-members.ts'
import { listLooks } from './list-looks.ts'
import { listMembers } from './list-members.ts'

export const family: Handlers<Context>['family'] = { listMembers, changeMembers, listLooks }

import { changeMembers } from './change-members.ts'
import { listMembers } from './list-members.ts'

export const family = { listMembers, changeMembers }

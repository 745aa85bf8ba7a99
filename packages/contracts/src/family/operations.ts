import { changeMembers } from './change-members.ts'
import { listLooks } from './list-looks.ts'
import { listMembers } from './list-members.ts'

export const family = { listMembers, changeMembers, listLooks }

import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { familyMembers } from './family-members.ts'

export const listMembers: Handler<typeof contract.family.listMembers, Context> = ({ context }) =>
  familyMembers(context.services, sessionUser(context).accountId)

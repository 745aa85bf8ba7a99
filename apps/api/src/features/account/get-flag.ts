import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { ownDataRepository } from './own-data.repository.ts'

export const getFlag: Handler<typeof contract.account.getFlag, Context> = ({ context }) =>
  ownDataRepository(context.services).flag(sessionUser(context).accountId)

import type { contract, Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { lookupRepository } from './lookup.repository.ts'

export const listNames: Handler<typeof contract.lookup.listNames, Context> = async ({ context }) =>
  (await lookupRepository(context.services.database).listNames()).map(({ name }) => name)

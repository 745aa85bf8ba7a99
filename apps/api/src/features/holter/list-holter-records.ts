import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { wireHead } from './holter-facts.ts'
import { holterRepository } from './holter.repository.ts'

export const listHolterRecords: Handler<
  typeof contract.holter.listHolterRecords,
  Context
> = async ({ context, input }) => {
  const { pn, ps } = input

  const { rows, total } = await holterRepository(context.services).list({
    ownerCode: input.userCode || sessionUser(context).userCode,
    skip: (pn - 1) * ps,
    take: ps,
  })

  return { list: rows.map(wireHead), total, pn, ps }
}

import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { unknownRecord } from './holter-facts.ts'
import { holterRepository } from './holter.repository.ts'

export const readBlocks: Handler<typeof contract.holter.readBlocks, Context> = async ({
  context,
  input,
}) => {
  const { id, first, count } = input
  const repository = holterRepository(context.services)
  const ownerCode = input.userCode || sessionUser(context).userCode
  const blocks = await repository.readBlocks({ id, ownerCode, first, count })
  // Nothing there is the end of a record, or no record.
  if (blocks.length === 0 && !(await repository.find({ id, ownerCode }))) throw unknownRecord()
  return { first, blocks: blocks.map((block) => block.toString('base64')) }
}

import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { nameHash, wireRecord } from './record-row.ts'
import { recordsRepository } from './records.repository.ts'

export const listComparisons: Handler<typeof contract.records.listComparisons, Context> = async ({
  context,
  input,
}) => {
  const { pn, ps } = input
  const { database, vault } = context.services
  const name = input.userName?.trim()

  const filter = {
    accountId: sessionUser(context).accountId,
    userNameHash: name ? nameHash(vault, name) : undefined,
  }

  const { list, total } = await recordsRepository(database).page(filter, { pn, ps })
  return { list: list.map((row) => wireRecord(row, vault)), total, pn, ps }
}

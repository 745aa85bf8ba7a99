import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { wireRecord } from './record-row.ts'
import { recordsRepository } from './records.repository.ts'

export const listRecords: Handler<typeof contract.records.listRecords, Context> = async ({ context, input }) => {
  const { pn, ps } = input
  const filter = { accountId: sessionUser(context).accountId, userName: input.userName?.trim() || undefined }
  const { list, total } = await recordsRepository(context.services.database).page(filter, { pn, ps })
  return { list: list.map(wireRecord), total, pn, ps }
}

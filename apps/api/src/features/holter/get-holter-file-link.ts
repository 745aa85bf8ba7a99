import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { recordFileLink } from '../../shared/ecg/record-file-link.ts'
import { unknownRecord } from './holter-facts.ts'
import { holterRepository } from './holter.repository.ts'

export const getHolterFileLink: Handler<
  typeof contract.holter.getHolterFileLink,
  Context
> = async ({ context, input: { id, format } }) => {
  const own = { id, accountId: sessionUser(context).accountId }
  const record = await holterRepository(context.services).findOwn(own)
  // Without its end there is nothing that a file could hold.
  if (!record || record.sampleCount === null) throw unknownRecord()
  return { url: recordFileLink(context.services.links, { kind: 'holter', id, format }) }
}

import { type contract, type Handler, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { sayOfMark } from '../../shared/ecg/mark-denials.ts'
import { marksOf } from '../../shared/ecg/marks.ts'
import { ecgRepository } from './ecg.repository.ts'

export const denyEcgMark: Handler<typeof contract.ecg.denyEcgMark, Context> = async ({
  context,
  input: { id, ...said },
}) => {
  const { services } = context
  const { accountId } = sessionUser(context)
  const record = await ecgRepository(services.database).findMarks({ id, accountId })
  if (!record) throw refuse('ecgNotFound', 'no such ECG of this user')

  const isMarked = marksOf(record.marks).some(
    ({ sample, kind }) => sample === said.sample && kind === said.kind,
  )

  // What a later analysis no longer marks can still be taken back.
  if (said.denied && !isMarked) throw refuse('markUnknown', 'no such mark in this ECG')
  return sayOfMark(services, { accountId, recordId: id, ...said })
}

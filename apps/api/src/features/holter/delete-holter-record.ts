import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { holterFindings } from '@kangban/rules/ecg/holter-findings'
import { unknownRecord } from './holter-facts.ts'
import { holterRepository } from './holter.repository.ts'
import { readStoredAnalysis } from '../../shared/ecg/stored-analysis.ts'

export const deleteHolterRecord: Handler<
  typeof contract.holter.deleteHolterRecord,
  Context
> = async ({ context, input }) => {
  const { accountId, userCode: ownerCode } = sessionUser(context)
  const { id } = input
  const repository = holterRepository(context.services)
  const record = await repository.find({ id, ownerCode })
  if (!record) throw unknownRecord()
  const episodes = record.summary === null ? [] : readStoredAnalysis(record.summary).episodes
  const warnedAt = holterFindings(episodes, record).map(({ occurredAt }) => occurredAt)
  if (!(await repository.remove({ id, accountId, warnedAt }))) throw unknownRecord()
  return {}
}

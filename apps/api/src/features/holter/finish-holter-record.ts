import { BLOCK_SECONDS, type contract, type Handler, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { statusOf, unknownRecord } from './holter-facts.ts'
import { holterRepository } from './holter.repository.ts'

export const finishHolterRecord: Handler<
  typeof contract.holter.finishHolterRecord,
  Context
> = async ({ context, input }) => {
  const { services } = context
  const { accountId } = sessionUser(context)
  const { id, sampleCount } = input
  const repository = holterRepository(services)
  const record = await repository.findOwn({ id, accountId })
  if (!record) throw unknownRecord()
  const blocks = record._count.blocks
  if (blocks === 0) throw refuse('holterEmpty', 'finish without blocks')

  const held =
    (blocks - 1) * BLOCK_SECONDS * record.rateHz + (await repository.lengthOfLastBlock(id))

  if (held !== sampleCount) {
    throw refuse('holterIncomplete', 'finish with another number of samples', sampleCount, held)
  }

  const started = await repository.startAnalysis({
    id,
    accountId,
    sampleCount,
    at: services.clock.now(),
  })

  if (started) {
    services.jobs.wake()
    return { status: 'analysing' }
  }

  const after = await repository.findOwn({ id, accountId })
  if (!after) throw unknownRecord()
  return { status: statusOf(after.status) }
}

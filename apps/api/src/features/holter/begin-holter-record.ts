import { randomUUID } from 'node:crypto'
import { type contract, type Handler, refuse } from '@kangban/contracts'
import { LIMITS } from '../../config/limits.ts'
import { type Context, sessionUser } from '../../context.ts'
import { requireHealthConsent } from '../../shared/consent/health-consent.ts'
import { holterRepository } from './holter.repository.ts'

export const beginHolterRecord: Handler<
  typeof contract.holter.beginHolterRecord,
  Context
> = async ({ context, input }) => {
  const { services } = context
  const { accountId } = sessionUser(context)
  await requireHealthConsent(services.database, accountId)
  const startedAt = new Date(input.startedAt)

  const most = LIMITS.holterRecords

  const record = await holterRepository(services).begin(
    {
      id: randomUUID(),
      accountId,
      measurementId: input.measurementId,
      deviceCode: input.deviceCode,
      startedAt,
      rateHz: input.rateHz,
      createdAt: services.clock.now(),
    },
    most,
  )

  if (!record) throw refuse('holterFull', 'quota of long records used up', most)

  if (record.rateHz !== input.rateHz || record.startedAt.getTime() !== startedAt.getTime()) {
    throw refuse('holterChanged', 'measurementId used for another measurement')
  }

  return { id: record.id, nextBlock: record._count.blocks }
}

import { shanghaiTime } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { manualReadingsRepository } from './manual-readings.repository.ts'

export const deleteManualReading: Handler<
  typeof contract.monitoring.deleteManualReading,
  Context
> = async ({ context, input: { id } }) => {
  const { database, clock, live } = context.services
  const now = clock.now()
  const { accountId } = sessionUser(context)
  const named = { accountId, measurementId: id }
  await manualReadingsRepository(database).remove(named, now)
  live.publish(accountId, { kind: 'manual', at: shanghaiTime(now) })
  return {}
}

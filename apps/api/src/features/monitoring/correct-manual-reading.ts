import { shanghaiTime } from '@kangban/china-time'
import { type contract, type Handler, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { admitted, columnsOf, wireManual } from './manual-columns.ts'
import { manualReadingsRepository } from './manual-readings.repository.ts'

export const correctManualReading: Handler<
  typeof contract.monitoring.correctManualReading,
  Context
> = async ({ context, input: { id: measurementId, reading } }) => {
  const { database, clock, vault, live } = context.services
  const { accountId } = sessionUser(context)
  const now = clock.now()
  admitted(reading, now)
  const id = { accountId, measurementId }
  const repository = manualReadingsRepository(database)
  const before = await repository.find(id)
  if (before && before.kind !== reading.kind)
    throw refuse('manualOtherKind', 'a correction of another kind')

  const isCorrected = await repository.correct(id, columnsOf(reading, vault), now)
  const row = isCorrected ? await repository.find(id) : null
  if (!row) throw refuse('manualNotFound', 'no such reading of this account')
  live.publish(accountId, { kind: 'manual', at: shanghaiTime(now) })
  return wireManual(row, vault)
}

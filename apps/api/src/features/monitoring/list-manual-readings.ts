import { addDays, startOfShanghaiDay } from '@kangban/china-time'
import { type contract, type Handler, refuse } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { personAsked } from '../../shared/family/person-asked.ts'
import { wireManual } from './manual-columns.ts'
import { manualReadingsRepository } from './manual-readings.repository.ts'

export const listManualReadings: Handler<
  typeof contract.monitoring.listManualReadings,
  Context
> = async ({ context, input: { kind, fromDay, toDay, userCode } }) => {
  if (fromDay > toDay) throw refuse('daysReversed', 'from a day after to')
  const { database, vault } = context.services
  const to = startOfShanghaiDay(addDays(toDay, 1))
  // The contract's rule has refused a `userCode` without a grant.
  const { accountId } = await personAsked(context, userCode)

  const rows = await manualReadingsRepository(database).list({
    accountId,
    kind,
    from: startOfShanghaiDay(fromDay),
    to,
  })

  return rows.map((row) => wireManual(row, vault))
}

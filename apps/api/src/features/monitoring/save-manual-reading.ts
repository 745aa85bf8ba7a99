import { addDays, shanghaiDay, shanghaiTime, startOfShanghaiDay } from '@kangban/china-time'
import { type contract, type Handler, refuse } from '@kangban/contracts'
import { MANUAL_LIMITS } from '@kangban/rules/thresholds'
import { type Context, sessionUser } from '../../context.ts'
import { contentHash } from '../../security/content-hash.ts'
import { requireHealthConsent } from '../../shared/consent/health-consent.ts'
import { admitted, columnsOf, wireManual } from './manual-columns.ts'
import { manualReadingsRepository } from './manual-readings.repository.ts'

export const saveManualReading: Handler<
  typeof contract.monitoring.saveManualReading,
  Context
> = async ({ context, input: { measurementId, reading } }) => {
  const { database, clock, vault, live } = context.services
  const { accountId } = sessionUser(context)
  const now = clock.now()
  const id = { accountId, measurementId }
  admitted(reading, now)
  await requireHealthConsent(database, accountId)
  const day = shanghaiDay(new Date(reading.at))
  const repository = manualReadingsRepository(database)

  const { isNew } = await repository.add(id, columnsOf(reading, vault), {
    now,
    content: contentHash(vault, reading),
    day: { from: startOfShanghaiDay(day), to: startOfShanghaiDay(addDays(day, 1)) },
    admit: (ofDay) => {
      if (ofDay >= MANUAL_LIMITS.aDay)
        throw refuse('manualTooMany', 'too many typed in of one day', MANUAL_LIMITS.aDay)
    },
  })

  if (isNew) live.publish(accountId, { kind: 'manual', at: shanghaiTime(now) })
  const row = await repository.find(id)
  return { stored: isNew ? 'new' : 'already', saved: row && wireManual(row, vault) }
}

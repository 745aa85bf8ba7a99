import { shanghaiTime } from '@kangban/china-time'
import { MARK_KINDS, type MarkDenial, refuse } from '@kangban/contracts'
import { LIMITS } from '../../config/limits.ts'
import type { Services } from '../../context.ts'
import { requireHealthConsent } from '../consent/health-consent.ts'
import { markDenialsRepository } from './mark-denials.repository.ts'

const isKnown = (kind: string): kind is MarkDenial['kind'] =>
  MARK_KINDS.some((known) => known === kind)

/** What the owner of a record says of its marks. */
export async function markDenials(
  { database }: Pick<Services, 'database'>,
  record: { accountId: string; recordId: string },
): Promise<MarkDenial[]> {
  const rows = await markDenialsRepository(database).list(record)

  return rows.flatMap(({ sample, kind, saidAt }) =>
    isKnown(kind) ? [{ sample, kind, saidAt: shanghaiTime(saidAt) }] : [],
  )
}

interface Said {
  accountId: string
  recordId: string
  sample: number
  kind: MarkDenial['kind']
  denied: boolean
}

/** Keeps what is said of a mark that is there, or takes it back; gives all that stands after it. */
export async function sayOfMark(services: Services, { denied, ...place }: Said) {
  const { database, clock, live } = services
  const { accountId, recordId } = place
  const repository = markDenialsRepository(database)

  if (denied) {
    await requireHealthConsent(database, accountId)
    const refusal = await repository.add(place, { at: clock.now(), most: LIMITS.markDenials })
    if (refusal === 'gone') throw refuse('markUnknown', 'the record was deleted meanwhile')
    if (refusal === 'full')
      throw refuse('markDenialsFull', 'too many marks of one record', LIMITS.markDenials)
  } else {
    await repository.remove(place)
  }

  live.publish(accountId, { kind: 'manual', at: shanghaiTime(clock.now()) })
  return { denials: await markDenials(services, { accountId, recordId }) }
}

import { shanghaiTime } from '@kangban/china-time'
import {
  type contract,
  DEVICE_TYPES,
  type Handler,
  REFUSED_EVENTS,
  SECURITY_EVENT_KINDS,
  SECURITY_EVENTS_DAYS,
  SECURITY_EVENTS_PAGE,
  securityEventWords,
} from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { accountRepository } from './account.repository.ts'

const TYPES = Object.values(DEVICE_TYPES)

export const listSecurityEvents: Handler<
  typeof contract.account.listSecurityEvents,
  Context
> = async ({ context, input }) => {
  const { accountId, sessionId } = sessionUser(context)

  const rows = await accountRepository(context.services.database).listSecurityEvents(accountId, {
    before: input.before,
    take: SECURITY_EVENTS_PAGE + 1,
  })

  const list = rows.slice(0, SECURITY_EVENTS_PAGE).flatMap((row) => {
    // Of a newer version of the service, which was gone back from.
    const kind = SECURITY_EVENT_KINDS.find((known) => known === row.kind)
    if (!kind) return []
    const { id, at, device, count } = row
    const typeCode = TYPES.find((type) => type === row.detail)

    return {
      id,
      kind,
      text: securityEventWords(kind, typeCode),
      refused: REFUSED_EVENTS.includes(kind),
      at: shanghaiTime(at),
      device,
      current: row.sessionId === sessionId,
      count,
    }
  })

  return { list, more: rows.length > SECURITY_EVENTS_PAGE, keptDays: SECURITY_EVENTS_DAYS }
}

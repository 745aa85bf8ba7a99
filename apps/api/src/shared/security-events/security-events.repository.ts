import { MS_PER_DAY, shanghaiDay } from '@kangban/china-time'
import type { Transaction } from '../../database/once.ts'
import { idOf, type NewSecurityEvent } from './security-event.ts'

type Writer = Pick<Transaction, 'securityEvent'>

/** Rows of a kind in the log of one account within a day. Addresses are cheap: what comes from more is one row of that day. */
const MOST_A_DAY = 20

/** Writes what happened once; in the transaction of the change, so that both are stored or neither is. */
export const writeEvent = (database: Writer, event: NewSecurityEvent) =>
  database.securityEvent.create({ data: event })

/** Writes what can be repeated at will: the row that is there already counts one more. */
export async function countEvent(database: Writer, event: NewSecurityEvent): Promise<void> {
  const { accountId, kind, at } = event

  const rows = await database.securityEvent.findMany({
    where: { accountId, kind, at: { gt: new Date(at.getTime() - MS_PER_DAY) } },
    select: { id: true },
    // With those of the two days that reach into these hours.
    take: MOST_A_DAY + 2,
  })

  const isKnown = rows.length < MOST_A_DAY || rows.some(({ id }) => id === event.id)

  const row = isKnown
    ? event
    : {
        ...event,
        id: idOf(accountId, kind, shanghaiDay(at)),
        sessionId: null,
        device: '',
        addressHash: null,
        actorHash: null,
      }

  await database.securityEvent.upsert({
    where: { id: row.id },
    create: row,
    update: { count: { increment: 1 }, at },
  })
}

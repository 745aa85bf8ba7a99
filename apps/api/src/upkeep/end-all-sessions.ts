import { randomUUID } from 'node:crypto'
import type { SecurityEventKind } from '@kangban/contracts'
import type { Services } from '../context.ts'

/**
 * Ends the sessions of an account, or of all, by those who operate the service; gives how many. Its owner is told, and no
 * device is known any more, since it may be the one that was stolen.
 * @throws Error when there is no such account
 */
export async function endAllSessions(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  userCode?: string,
): Promise<number> {
  const at = clock.now()
  const kind: SecurityEventKind = 'all-sessions-ended'

  const accounts = await database.account.findMany({
    where: userCode === undefined ? { sessions: { some: { endedAt: null } } } : { userCode },
    select: { id: true, phoneHash: true },
  })

  if (userCode !== undefined && accounts.length === 0)
    throw new Error(`There is no account ${userCode}`)

  let ended = 0

  // One account after the other: all at once would be one long transaction.
  for (const { id: accountId, phoneHash } of accounts) {
    ended += await database.$transaction(async (transaction) => {
      const { count } = await transaction.session.updateMany({
        where: { accountId, endedAt: null },
        data: { endedAt: at },
      })

      await transaction.pushTarget.deleteMany({ where: { accountId } })
      await transaction.knownDevice.deleteMany({ where: { phoneHash } })
      const told = { id: randomUUID(), accountId, kind, device: '', at }
      if (count > 0) await transaction.securityEvent.create({ data: told })
      return count
    })
  }

  return ended
}

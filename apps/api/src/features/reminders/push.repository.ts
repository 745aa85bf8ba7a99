import { randomUUID } from 'node:crypto'
import { lockAccount } from '../../database/lock-account.ts'
import type { Database } from '../../database/open-database.ts'
import type { Transaction } from '../../database/once.ts'
import { idleSince } from '../../shared/session/idle.ts'

interface NewTarget {
  accountId: string
  sessionId: string
  endpointHash: string
  host: string
  targetCipher: string
  createdAt: Date
  most: number
}

/** Only of a session that goes on, of an account that stays. */
export const living = (at: Date) => ({
  session: { endedAt: null, expiresAt: { gt: at }, lastUsedAt: { gt: idleSince(at) } },
  account: { deletionRequestedAt: null },
})

export const pushRepository = (database: Database | Transaction) => ({
  has: async (sessionId: string): Promise<boolean> =>
    (await database.pushTarget.count({ where: { sessionId } })) > 0,

  byId: (id: string, at: Date) => database.pushTarget.findFirst({ where: { id, ...living(at) } }),

  remove: (id: string) => database.pushTarget.deleteMany({ where: { id } }),

  removeOfSession: (sessionId: string) => database.pushTarget.deleteMany({ where: { sessionId } }),
})

/** One for each session; a browser that somebody else used before belongs to who is logged in now. False when there are too many. */
export const savePushTargetOf = (database: Database, { most, ...target }: NewTarget) =>
  database.$transaction(async (transaction) => {
    const { accountId, sessionId, endpointHash, createdAt } = target
    await lockAccount(transaction, accountId)
    await transaction.pushTarget.deleteMany({ where: { OR: [{ endpointHash }, { sessionId }] } })
    const alive = { accountId, ...living(createdAt) }
    if ((await transaction.pushTarget.count({ where: alive })) >= most) return false
    await transaction.pushTarget.create({ data: { id: randomUUID(), ...target } })
    return true
  })

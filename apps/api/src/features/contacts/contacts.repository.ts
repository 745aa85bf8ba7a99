import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/open-database.ts'
import { lockAccount } from '../../database/lock-account.ts'

interface SealedContact {
  nameCipher: string
  phoneCipher: string
}

/** In the order in which to call them. */
const ORDER = [{ position: 'asc' }, { createdAt: 'asc' }] as const

export const contactsRepository = (database: Database) => ({
  list: (accountId: string) =>
    database.contact.findMany({ where: { accountId }, orderBy: [...ORDER] }),

  /**
   * Adds a contact at the end. `admit` sees the contacts of that moment and throws to refuse; no other contact of the
   * account is saved meanwhile.
   */
  add: (
    { accountId, at, ...sealed }: SealedContact & { accountId: string; at: Date },
    admit: (contacts: readonly SealedContact[]) => void,
  ) =>
    database.$transaction(async (transaction) => {
      await lockAccount(transaction, accountId)

      const contacts = await transaction.contact.findMany({
        where: { accountId },
        orderBy: [...ORDER],
      })

      admit(contacts)
      const position = (contacts.at(-1)?.position ?? 0) + 1

      return transaction.contact.create({
        data: { id: randomUUID(), accountId, ...sealed, position, createdAt: at },
      })
    }),

  /** False when `ids` are not all contacts of the account, each once. */
  order: (accountId: string, ids: readonly string[]) =>
    database.$transaction(async (transaction) => {
      await lockAccount(transaction, accountId)
      const contacts = await transaction.contact.findMany({ where: { accountId } })
      const wanted = new Set(ids)
      const isWhole = wanted.size === ids.length && contacts.length === ids.length
      if (!isWhole || contacts.some(({ id }) => !wanted.has(id))) return false

      for (const [index, id] of ids.entries())
        await transaction.contact.update({ where: { id }, data: { position: index + 1 } })

      return true
    }),

  /** False when the account has no such contact. */
  async remove(accountId: string, id: string): Promise<boolean> {
    const { count } = await database.contact.deleteMany({ where: { id, accountId } })
    return count === 1
  },
})

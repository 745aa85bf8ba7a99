import type { Database } from '../../database/open-database.ts'

export const contactsRepository = (database: Database) => ({
  /** In the order in which to call them. */
  list: (accountId: string) =>
    database.contact.findMany({ where: { accountId }, orderBy: [{ position: 'asc' }, { createdAt: 'asc' }] }),
})

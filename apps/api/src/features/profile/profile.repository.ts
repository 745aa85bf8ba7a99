import type { Database } from '../../database/open-database.ts'
import type { Prisma } from '../../../../../prisma/generated/sqlite/client.ts'

export type ProfileFields = Omit<Prisma.ProfileUncheckedCreateInput, 'accountId' | 'updatedAt'>

export const profileRepository = (database: Database) => ({
  find: (accountId: string) => database.profile.findUnique({ where: { accountId } }),

  /** Saves the fields that are given; the account counts as onboarded from its first saved profile on. */
  save: ({ accountId, fields, at }: { accountId: string; fields: ProfileFields; at: Date }) =>
    database.$transaction([
      database.profile.upsert({
        where: { accountId },
        create: { ...fields, accountId, updatedAt: at },
        update: { ...fields, updatedAt: at },
      }),
      database.account.updateMany({ where: { id: accountId, onboardedAt: null }, data: { onboardedAt: at } }),
    ]),
})

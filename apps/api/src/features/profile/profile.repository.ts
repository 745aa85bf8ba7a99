import type { Medicine } from '@kangban/contracts'
import { lockAccount } from '../../database/lock-account.ts'
import type { Database } from '../../database/open-database.ts'
import type { Transaction } from '../../database/once.ts'
import type { Prisma } from '../../../../../prisma/generated/sqlite/client.ts'

export type ProfileFields = Omit<Prisma.ProfileUncheckedCreateInput, 'accountId' | 'updatedAt'>

/** The tags that replace those of a kind, each by its id or its code. */
export interface ChosenTags {
  kind: string
  tags: readonly { id?: string | undefined; tagCode?: string | undefined }[]
}

const ORDER = [{ kind: 'asc' }, { position: 'asc' }] as const

/** What nobody sees whose sex is known; while it is not, every tag may be chosen. */
const forSex = (sex: number | null) => (sex === null ? {} : { OR: [{ sex: null }, { sex }] })

async function replaceTags(
  transaction: Transaction,
  owner: { accountId: string; sex: number | null },
  chosen: ChosenTags,
) {
  const { accountId, sex } = owner

  const offered = await transaction.medicalTag.findMany({
    where: { kind: chosen.kind, ...forSex(sex) },
  })

  const tagIds = chosen.tags.map(
    ({ id, tagCode }) =>
      offered.find(
        (tag) =>
          (id === undefined || tag.id === id) && (tagCode === undefined || tag.tagCode === tagCode),
      )?.id,
  )

  if (tagIds.includes(undefined)) return false
  const distinct = [...new Set(tagIds.filter((id) => id !== undefined))]
  await transaction.profileTag.deleteMany({ where: { accountId, tag: { kind: chosen.kind } } })
  await transaction.profileTag.createMany({ data: distinct.map((tagId) => ({ accountId, tagId })) })
  return true
}

export interface ProfileChange {
  accountId: string
  fields: ProfileFields
  chosen: readonly ChosenTags[]
  at: Date
}

export const profileRepository = (database: Database) => ({
  find: (accountId: string) => database.profile.findUnique({ where: { accountId } }),

  ownTags: (accountId: string, kind?: string) =>
    database.medicalTag.findMany({
      where: { holders: { some: { accountId } }, ...(kind && { kind }) },
      orderBy: [...ORDER],
    }),

  medicines: (accountId: string) =>
    database.medicine.findMany({
      where: { accountId },
      orderBy: { position: 'asc' },
      select: { name: true, dose: true, timing: true, since: true },
    }),

  /** The whole list at once, in its order; two savings at the same time come one after the other. */
  saveMedicines: (accountId: string, medicines: readonly Medicine[]) =>
    database.$transaction(async (transaction) => {
      await lockAccount(transaction, accountId)
      await transaction.medicine.deleteMany({ where: { accountId } })

      await transaction.medicine.createMany({
        data: medicines.map((medicine, position) => ({ ...medicine, accountId, position })),
      })
    }),

  hospital: (accountId: string) =>
    database.profile.findUnique({
      where: { accountId },
      select: { hospitalNameCipher: true, hospitalPhoneCipher: true },
    }),

  saveHospital: (
    accountId: string,
    sealed: Pick<
      Prisma.ProfileUncheckedCreateInput,
      'hospitalNameCipher' | 'hospitalPhoneCipher' | 'updatedAt'
    >,
  ) =>
    database.profile.upsert({
      where: { accountId },
      create: { accountId, ...sealed },
      update: sealed,
    }),

  tags: (kind: string, sex: number | null) =>
    database.medicalTag.findMany({ where: { kind, ...forSex(sex) }, orderBy: [...ORDER] }),

  /**
   * Saves the fields that are given and replaces the tags of the kinds that are given, all or nothing. The upsert locks
   * the profile, so that the sex which decides about the rest stays what it is. The account counts as onboarded from its
   * first saved profile on.
   */
  save: ({ accountId, fields, chosen, at }: ProfileChange, refuse: (why: 'tag' | 'sex') => Error) =>
    database.$transaction(async (transaction) => {
      const { sex } = await transaction.profile.upsert({
        where: { accountId },
        create: { ...fields, accountId, updatedAt: at },
        update: { ...fields, updatedAt: at },
      })

      if (sex === 2 && typeof fields.erectileDysfunction === 'boolean') throw refuse('sex')
      for (const one of chosen)
        if (!(await replaceTags(transaction, { accountId, sex }, one))) throw refuse('tag')
      if (fields.sex !== undefined && sex !== null)
        await forgetOtherSex(transaction, accountId, sex)

      await transaction.account.updateMany({
        where: { id: accountId, onboardedAt: null },
        data: { onboardedAt: at },
      })
    }),
})

/** A corrected sex takes along what was answered under the wrong one. */
async function forgetOtherSex(transaction: Transaction, accountId: string, sex: number) {
  await transaction.profileTag.deleteMany({
    where: { accountId, tag: { AND: [{ sex: { not: null } }, { sex: { not: sex } }] } },
  })

  if (sex === 2)
    await transaction.profile.update({ where: { accountId }, data: { erectileDysfunction: null } })
}

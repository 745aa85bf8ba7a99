import type { ConstitutionResult } from '@kangban/contracts'
import type { Database } from '../../database/open-database.ts'
import type { Sex } from '@kangban/rules/constitution/constitution-questions'

interface Answers {
  /** One for each account, paper and day: the second answers of a day take the place of the first. */
  id: string
  accountId: string
  code: string
  answers: Record<string, number>
  result: ConstitutionResult
  at: Date
}

export const surveyRepository = (database: Database) => ({
  async sexOf(accountId: string): Promise<Sex> {
    const profile = await database.profile.findUnique({
      where: { accountId },
      select: { sex: true },
    })

    return profile?.sex === 1 || profile?.sex === 2 ? profile.sex : null
  },

  lastAnsweredAt: async (accountId: string, code: string) =>
    (
      await database.surveyAnswer.findFirst({
        where: { accountId, code },
        orderBy: { at: 'desc' },
        select: { at: true },
      })
    )?.at,

  save: ({ id, accountId, code, ...content }: Answers) =>
    database.surveyAnswer.upsert({
      where: { id },
      create: { id, accountId, code, ...content },
      update: content,
    }),
})

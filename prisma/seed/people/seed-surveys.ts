import { addDays, MS_PER_MINUTE, startOfShanghaiDay } from '@kangban/china-time'
import { GRANDMOTHER, type Random, SON } from '@kangban/vitals'
import { questionsFor, type Sex } from '@kangban/rules/constitution/constitution-questions'
import { constitutionScores, judgeConstitution } from '@kangban/rules/constitution/constitution'
import type { SeedContext } from '../seed-context.ts'
import { uuidFrom } from './seeded-ids.ts'

type Answers = Readonly<Record<string, number>>

/** What she answered when she joined: short of strength and sensitive to cold. */
const GRANDMOTHER_AT_FIRST: Answers = {
  energetic: 3,
  adapts: 3,
  tired: 4,
  'short-of-breath': 3,
  palpitations: 4,
  dizzy: 3,
  quiet: 2,
  'weak-voice': 3,
  'sweats-easily': 4,
  'catches-colds': 3,
  'cold-limbs': 3,
  'cold-trunk': 3,
  'wears-more': 3,
  'cold-intolerant': 2,
  forgetful: 3,
  sleepless: 3,
}

/** After three months of walks and early nights: better, not gone. */
const GRANDMOTHER_NOW: Answers = {
  ...GRANDMOTHER_AT_FIRST,
  tired: 3,
  'short-of-breath': 2,
  palpitations: 3,
  dizzy: 2,
  'sweats-easily': 3,
  'catches-colds': 2,
  'cold-limbs': 2,
  'cold-trunk': 2,
  'wears-more': 2,
}

/** Sits a lot, eats well. */
const SONS: Answers = {
  'full-chest': 3,
  'heavy-body': 3,
  'soft-belly': 4,
  'oily-forehead': 3,
  'sticky-mouth': 2,
  phlegm: 3,
  'thick-tongue': 3,
  'shiny-face': 3,
  'bitter-mouth': 2,
}

/** The stated answers; the rest is as somebody well would answer. */
function answersOf(stated: Answers, sex: Sex, random: Random): Record<string, number> {
  const well = (id: string) => (id === 'energetic' || id === 'adapts' ? 4 : random.pick([1, 1, 2]))
  return Object.fromEntries(questionsFor(sex).map(({ id }) => [id, stated[id] ?? well(id)]))
}

/** Her constitution when she joined and three months later, his once. */
export async function seedSurveys(
  context: SeedContext,
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  const { database, today, days } = context
  const random = context.random('surveys')

  const papers = [
    { of: GRANDMOTHER, sex: 2, stated: GRANDMOTHER_AT_FIRST, daysAgo: days + 2 },
    { of: GRANDMOTHER, sex: 2, stated: GRANDMOTHER_NOW, daysAgo: 2 },
    { of: SON, sex: 1, stated: SONS, daysAgo: Math.min(days, 30) },
  ] as const

  await database.surveyAnswer.createMany({
    data: papers.map(({ of, sex, stated, daysAgo }) => {
      const accountId = accounts.get(of.userCode)
      if (!accountId) throw new Error(`${of.userCode} is not among the seeded people`)
      const answers = answersOf(stated, sex, random)

      const at = new Date(
        startOfShanghaiDay(addDays(today, -daysAgo)).getTime() +
          random.int(9 * 60, 20 * 60) * MS_PER_MINUTE,
      )

      const result = judgeConstitution(constitutionScores(answers, sex))
      return { id: uuidFrom(random), accountId, code: 'tcm', answers, result, at }
    }),
  })
}

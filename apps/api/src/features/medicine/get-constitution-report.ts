import { addDays, shanghaiDay, startOfShanghaiDay } from '@kangban/china-time'
import { ADVICE_TOPICS, type AdviceTopic, type contract, type Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { CONSTITUTION_TEXTS } from '@kangban/rules/constitution/texts/texts'
import {
  CONSTITUTION_DISCLAIMER,
  constitutionChange,
  constitutionSentence,
  elderConstitutionSentence,
  named,
  namedScores,
} from '@kangban/rules/constitution/constitution-words'
import { medicineRepository } from './medicine.repository.ts'

const TOPICS = Object.keys(ADVICE_TOPICS) as AdviceTopic[]

const difference = (now: number, before: number | undefined): number | null =>
  before === undefined ? null : Math.round((now - before) * 10) / 10

export const getConstitutionReport: Handler<
  typeof contract.medicine.getConstitutionReport,
  Context
> = async ({ context, input }) => {
  const { database } = context.services
  const { accountId } = sessionUser(context)
  const before = input.date ? { before: startOfShanghaiDay(addDays(input.date, 1)) } : {}

  const [latest, previous] = await medicineRepository(database).results({
    accountId,
    ...before,
    most: 2,
  })

  if (!latest) return null
  const { result } = latest
  const { summary, traits, prone, advice, dos, donts } = CONSTITUTION_TEXTS[result.main]

  return {
    day: shanghaiDay(latest.at),
    main: named(result, result.main),
    secondary: result.secondary.map((type) => named(result, type)),
    sentence: constitutionSentence(result),
    elderSentence: elderConstitutionSentence(result),
    scores: namedScores(result).map((row) => ({
      ...row,
      change: difference(
        row.score,
        previous?.result.scores.find(({ type }) => type === row.type)?.score,
      ),
    })),
    meaning: { summary, traits: [...traits], prone },
    advice: TOPICS.map((topic) => ({
      topic,
      title: ADVICE_TOPICS[topic],
      items: [...advice[topic]],
    })),
    dos: [...dos],
    donts: [...donts],
    previous: previous
      ? {
          day: shanghaiDay(previous.at),
          main: named(previous.result, previous.result.main),
          changeText: constitutionChange(result, previous.result),
        }
      : null,
    disclaimer: CONSTITUTION_DISCLAIMER,
  }
}

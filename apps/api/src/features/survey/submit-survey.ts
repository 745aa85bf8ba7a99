import { type contract, type Handler, refuse } from '@kangban/contracts'
import { shanghaiDay } from '@kangban/china-time'
import { type Context, sessionUser } from '../../context.ts'
import { requireHealthConsent } from '../../shared/consent/health-consent.ts'
import { questionsFor, type Sex } from '@kangban/rules/constitution/constitution-questions'
import { constitutionScores, judgeConstitution } from '@kangban/rules/constitution/constitution'
import {
  CONSTITUTION_DISCLAIMER,
  constitutionSentence,
  named,
  namedScores,
} from '@kangban/rules/constitution/constitution-words'
import { surveyRepository } from './survey.repository.ts'

/** The answers as numbers; exactly those of the paper. */
function readAnswers(
  given: Readonly<Record<string, number | string>>,
  sex: Sex,
): Record<string, number> {
  const questions = questionsFor(sex)
  const missing = questions.filter(({ id }) => !Object.hasOwn(given, id)).length
  if (missing > 0) throw refuse('surveyIncomplete', 'survey answers are missing', missing)

  if (Object.keys(given).length > questions.length) {
    throw refuse('surveyChanged', 'answers to questions that this paper does not have')
  }

  return Object.fromEntries(questions.map(({ id }) => [id, Number(given[id])]))
}

export const submitSurvey: Handler<typeof contract.survey.submitSurvey, Context> = async ({
  context,
  input,
}) => {
  const { database, clock, vault } = context.services
  const { accountId } = sessionUser(context)
  await requireHealthConsent(database, accountId)
  const repository = surveyRepository(database)
  const sex = await repository.sexOf(accountId)
  const answers = readAnswers(input.answers, sex)
  const result = judgeConstitution(constitutionScores(answers, sex))
  const at = clock.now()
  const day = shanghaiDay(at)
  const id = vault.hash('survey answer', `${accountId} ${input.code} ${day}`)
  await repository.save({ id, accountId, code: input.code, answers, result, at })

  return {
    day,
    main: named(result, result.main),
    secondary: result.secondary.map((type) => named(result, type)),
    sentence: constitutionSentence(result),
    scores: namedScores(result),
    nextStep: '打开中医报告看饮食、起居等建议，调养三个月后再答一次，看看变化。',
    disclaimer: CONSTITUTION_DISCLAIMER,
  }
}

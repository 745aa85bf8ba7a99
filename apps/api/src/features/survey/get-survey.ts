import { shanghaiDay } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { OPTIONS, questionsFor } from '@kangban/rules/constitution/constitution-questions'
import { CONSTITUTION_RULE } from '@kangban/rules/constitution/constitution-words'
import { surveyRepository } from './survey.repository.ts'

const SECONDS_A_QUESTION = 8

export const getSurvey: Handler<typeof contract.survey.getSurvey, Context> = async ({
  context,
  input,
}) => {
  const { accountId } = sessionUser(context)
  const repository = surveyRepository(context.services.database)

  const [sex, lastAt] = await Promise.all([
    repository.sexOf(accountId),
    repository.lastAnsweredAt(accountId, input.code),
  ])

  const questions = questionsFor(sex).map(({ id, text }) => ({ id, text }))
  const minutes = Math.ceil((questions.length * SECONDS_A_QUESTION) / 60)

  return {
    code: input.code,
    title: '中医体质问卷',
    intro: `请按最近一年的感觉回答，共${questions.length}题，大约需要${minutes}分钟，中途可以停下，下次接着答。`,
    ruleNote: `${CONSTITUTION_RULE}。结果仅供参考，不是诊断。`,
    options: [...OPTIONS],
    questions,
    lastAnsweredDay: lastAt ? shanghaiDay(lastAt) : null,
  }
}

import * as z from 'zod/mini'
import { day, sentence } from '../wire/fields.ts'
import { ConstitutionScore, NamedConstitution } from '../medicine/constitution.ts'
import { operation } from '../operation.ts'
import { surveyCode } from './get-survey.ts'
import * as MESSAGES from '../wire/messages.ts'
import { real } from '../quantities/quantity.ts'

const UNKNOWN_OPTION = MESSAGES.surveyOptionWrong
/** More than any paper has. */
const MAX_QUESTIONS = 200

/** 1 没有 to 5 总是, as a number or as text. */
const answer = z
  .union([real('choice'), z.string().check(z.regex(/^[1-5]$/, UNKNOWN_OPTION))], UNKNOWN_OPTION)
  .check(z.refine((value) => [1, 2, 3, 4, 5].includes(Number(value)), UNKNOWN_OPTION))

export const submitSurvey = operation({
  origin: 'ours',
  method: 'POST',
  path: '/survey/v1/app/submit',
  summary: 'Scores the answers and keeps them; a second time on one day replaces the first',
  input: z.object({
    code: surveyCode,
    /** By the ids of the questions; every question of the paper is answered. */
    answers: z
      .record(z.string(), answer, MESSAGES.surveyEmpty)
      .check(
        z.refine((given) => Object.keys(given).length <= MAX_QUESTIONS, MESSAGES.surveyChanged),
      ),
  }),
  output: z.object({
    day,
    main: NamedConstitution,
    secondary: z.array(NamedConstitution),
    sentence,
    scores: z.array(ConstitutionScore),
    /** What to do now, in words. */
    nextStep: z.string(),
    disclaimer: z.string(),
  }),
  ownership: 'own',
  safety: 'idempotent',
  example: {
    input: { code: 'tcm', answers: { energetic: 4, tired: 2 } },
    output: {
      day: '2026-03-02',
      main: { type: 'balanced', name: '平和质', verdict: 'yes', verdictText: '是' },
      secondary: [],
      sentence: [{ text: '您是平和质，身体状态平稳。', tone: 'plain' }],
      scores: [{ type: 'balanced', name: '平和质', verdict: 'yes', verdictText: '是', score: 75 }],
      nextStep: '打开中医报告看调养建议，三个月后再答一次。',
      disclaimer: '结果仅供参考，不是诊断。',
    },
  },
})

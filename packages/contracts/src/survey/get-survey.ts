import * as z from 'zod/mini'
import { day } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import * as MESSAGES from '../wire/messages.ts'
import { whole } from '../quantities/quantity.ts'
import { id } from '../wire/kinds.ts'

/** The papers there are; `tcm` asks for the constitution. */
export const surveyCode = z._default(z.enum({ tcm: 'tcm' }, MESSAGES.surveyNotFound), 'tcm')

const Question = z.object({ id, text: z.string() })

export const getSurvey = operation({
  origin: 'ours',
  method: 'GET',
  path: '/survey/v1/app/info',
  summary: 'The questions of a survey for the user of the session',
  input: z.object({ code: surveyCode }),
  output: z.object({
    code: z.string(),
    title: z.string(),
    intro: z.string(),
    ruleNote: z.string(),
    /** The same choice for every question, the lowest value first; the value is what is sent. */
    options: z.array(z.object({ value: whole('choice'), label: z.string() })),
    questions: z.array(Question),
    lastAnsweredDay: z.nullable(day),
  }),
  ownership: 'own',
  safety: 'read',
  example: {
    input: { code: 'tcm' },
    output: {
      code: 'tcm',
      title: '中医体质问卷',
      intro: '请按最近一年的感觉回答，大约需要10分钟。',
      ruleNote: '按《中医体质分类与判定》的计分规则计算。',
      options: [
        { value: 1, label: '没有' },
        { value: 2, label: '很少' },
      ],
      questions: [
        { id: 'energetic', text: '您觉得精神好、有劲头吗？' },
        { id: 'tired', text: '您容易累吗？' },
      ],
      lastAnsweredDay: '2026-02-20',
    },
  },
})

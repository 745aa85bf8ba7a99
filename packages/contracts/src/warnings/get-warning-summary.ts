import * as z from 'zod/mini'
import { sentence } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { Matter, MATTER_EXAMPLE, PRESSURE_MATTER_EXAMPLE } from './matter.ts'
import { whole } from '../quantities/quantity.ts'
import { userCode } from '../wire/kinds.ts'

export const getWarningSummary = operation({
  origin: 'ours',
  method: 'GET',
  path: '/monitor/v1/abnormal/summary',
  summary: 'The abnormal events as matters to deal with, and what waits among them in one sentence',
  input: z.object({ userCode: z.optional(userCode) }),
  output: z.object({
    /** How many matters are not dealt with yet, those included of which nothing is known. */
    open: whole('count'),
    /** Those to deal with, the gravest first, then the others, the newest first. */
    matters: z.array(Matter),
    sentence,
    elderSentence: sentence,
  }),
  ownership: 'granted',
  looksAt: 'warnings',
  safety: 'read',
  example: {
    input: {},
    output: {
      open: 2,
      matters: [MATTER_EXAMPLE, PRESSURE_MATTER_EXAMPLE],
      sentence: [
        { text: '2 件事还没了结，先看夜间血氧偏低，', tone: 'plain' },
        { text: '请今天问问医生。', tone: 'bad' },
      ],
      elderSentence: [
        { text: '夜间血氧偏低，', tone: 'plain' },
        { text: '请今天问问医生。', tone: 'bad' },
      ],
    },
  },
})

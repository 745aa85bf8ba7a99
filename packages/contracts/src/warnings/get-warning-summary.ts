import * as z from 'zod/mini'
import { sentence } from '../wire/fields.ts'
import { operation } from '../operation.ts'

export const getWarningSummary = operation({
  origin: 'ours',
  method: 'GET',
  path: '/monitor/v1/abnormal/summary',
  summary: 'What waits among the abnormal events, in one sentence',
  input: z.object({ userCode: z.optional(z.string()) }),
  output: z.object({
    /** Not dealt with yet. */
    open: z.int(),
    sentence,
    elderSentence: sentence,
  }),
  ownership: 'granted',
  safety: 'read',
  example: {
    input: {},
    output: {
      open: 2,
      sentence: [
        { text: '今天有 2 件事待处理，', tone: 'plain' },
        { text: '先看夜里的血氧。', tone: 'bad' },
      ],
      elderSentence: [
        { text: '有 2 件事待处理，', tone: 'plain' },
        { text: '先看夜里的血氧。', tone: 'bad' },
      ],
    },
  },
})

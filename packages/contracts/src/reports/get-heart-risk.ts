import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { EXAMPLE_HEART_RISK } from './report-row.ts'
import { HeartRiskContent } from './heart-risk.ts'
import { reportPlace } from './report-words.ts'
import * as MESSAGES from '../wire/messages.ts'
import { userCode } from '../wire/kinds.ts'

export const HeartRiskReport = z.object({ ...reportPlace, ...HeartRiskContent.shape })
export type HeartRiskReport = z.infer<typeof HeartRiskReport>

/** Null while nothing at all has been measured. */
export const getHeartRisk = operation({
  origin: 'ours',
  method: 'GET',
  path: '/report/v1/app/heart-risk',
  summary:
    'The screening for hidden heart trouble over 30 days: the one with the id, or the latest',
  input: z.object({
    id: z.optional(z.string().check(z.maxLength(64, MESSAGES.reportIdWrong))),
    userCode: z.optional(userCode),
  }),
  output: z.nullable(HeartRiskReport),
  ownership: 'granted',
  looksAt: 'reports',
  safety: 'read',
  example: {
    input: {},
    output: {
      id: EXAMPLE_HEART_RISK.id,
      day: EXAMPLE_HEART_RISK.day,
      endDay: EXAMPLE_HEART_RISK.endDay,
      createdAt: EXAMPLE_HEART_RISK.at,
      previousId: null,
      nextId: null,
      kind: 'heart-risk',
      state: 'bad',
      stateText: '高风险',
      sentence: [
        { text: '近 30 天有 2 次心电图疑似房颤，', tone: 'bad' },
        { text: '请尽快把心电给医生看。', tone: 'bad' },
      ],
      elderSentence: [{ text: '疑似房颤，请去看心内科。', tone: 'bad' }],
      level: 'high',
      levelText: '高风险',
      points: 4,
      keyNumbers: [{ label: '发现', text: '1 项' }],
      measuredDays: 29,
      findings: [
        {
          kind: 'irregular',
          title: '疑似心律不齐',
          state: 'found',
          count: 2,
          points: 4,
          text: '2 次心电图疑似房颤',
          times: ['2026-02-25T08:36:00+08:00', '2026-02-13T19:02:00+08:00'],
        },
      ],
      trend: {
        direction: 'same',
        text: '和上个 30 天差不多',
        count: 2,
        countBefore: 2,
        weeks: [{ day: '2026-02-23', endDay: '2026-03-01', count: 1 }],
      },
      advice: ['请尽快把心电给医生看'],
      method: '按近 30 天的发现计分。',
      disclaimer: '这是筛查提示，不是诊断。',
    },
  },
})

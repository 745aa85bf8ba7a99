import * as z from 'zod/mini'
import { day, sentence } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { real, whole } from '../quantities/quantity.ts'
import { userCode } from '../wire/kinds.ts'

export const Insight = z.object({
  id: z.enum(['short-night-pressure', 'resting-rate-course', 'medicine-pressure']),
  metric: z.enum(['bloodPressure', 'heartRate']),
  sentence,
  elderSentence: sentence,
  /** How it was counted and how sure it is, paragraph by paragraph, and that it says nothing of causes. */
  how: z.array(z.string()),
  /** In the unit of the metric, with the ends of its 95 % interval, all on the same side of 0. */
  estimate: whole('bodyChange'),
  low: whole('bodyChange'),
  high: whole('bodyChange'),
  /** How often chance alone makes as much, for all that was asked at once (Holm). */
  p: real('probability'),
  /** Days that the sentence speaks of, and those that they are compared with. */
  count: whole('days'),
  otherCount: whole('days'),
})
export type Insight = z.infer<typeof Insight>

export const getInsights = operation({
  origin: 'ours',
  method: 'GET',
  path: '/monitor/app/v1/insights/{dat}',
  summary:
    'What the 90 days that end with `dat` have shown beyond chance; empty where nothing holds',
  input: z.object({ dat: day, userCode: z.optional(userCode) }),
  output: z.array(Insight),
  ownership: 'granted',
  looksAt: 'insights',
  safety: 'read',
  loading: false,
  ownMessages: true,
  example: {
    input: { dat: '2026-03-02' },
    output: [
      {
        id: 'short-night-pressure',
        metric: 'bloodPressure',
        sentence: [
          {
            text: '睡不足 6 小时的 9 个夜晚，第二天早晨高压平均高 6 mmHg（95% 区间 2–10）。',
            tone: 'plain',
          },
        ],
        elderSentence: [
          { text: '睡不足 6 小时的 9 个夜晚，第二天早晨高压平均高 6 mmHg。', tone: 'plain' },
        ],
        how: ['睡不足 6 小时的 9 天，早晨高压平均 146.8；其余 58 天平均 140.6。'],
        estimate: 6,
        low: 2,
        high: 10,
        p: 0.012,
        count: 9,
        otherCount: 58,
      },
    ],
  },
})

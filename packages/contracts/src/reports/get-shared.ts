import * as z from 'zod/mini'
import { day, moment } from '../wire/fields.ts'
import * as MESSAGES from '../wire/messages.ts'
import { operation } from '../operation.ts'
import { DailyContent } from './daily-report.ts'
import { WeeklyContent } from './weekly-report.ts'

/** What a link tells of the person and of itself. The name is masked: 王*兰. */
const frame = { name: z.string(), day, endDay: day, expiresAt: moment }

export const SharedReport = z.discriminatedUnion('kind', [
  z.object({ ...frame, ...DailyContent.shape }),
  z.object({ ...frame, ...WeeklyContent.shape }),
])
export type SharedReport = z.infer<typeof SharedReport>

export const getShared = operation({
  origin: 'ours',
  method: 'GET',
  path: '/report/v1/share',
  summary:
    'A report by its link: read-only, without an account; unknown, expired and revoked links answer the same',
  input: z.object({
    token: z.string(MESSAGES.shareEnded).check(z.maxLength(100, MESSAGES.shareEnded)),
  }),
  output: SharedReport,
  ownership: 'secret',
  safety: 'read',
  ownMessages: true,
  example: {
    input: { token: 'Zk3vW0nq8r1TtY5uP2aXcVbNmLkJhGfDsAqWeRtYuI0' },
    output: {
      name: '王*兰',
      day: '2026-03-01',
      endDay: '2026-03-01',
      expiresAt: '2026-03-09T09:00:00+08:00',
      kind: 'daily',
      state: 'good',
      stateText: '良好',
      sentence: [{ text: '睡得安稳，平均血压 126/76 mmHg，都在正常范围。', tone: 'plain' }],
      elderSentence: [{ text: '这一天各项正常。', tone: 'plain' }],
      keyNumbers: [{ label: '睡眠', text: '7小时12分' }],
      sections: [],
      events: [],
      advice: ['照这样过就好'],
    },
  },
})

import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { day } from '../wire/fields.ts'
import { MomentNote, notedMetric } from './save-note.ts'
import { userCode } from '../wire/kinds.ts'

export const listNotes = operation({
  origin: 'ours',
  method: 'GET',
  path: '/monitor/app/v1/note/{metric}',
  summary: 'What was told of a day, or of the night that ended on it, oldest first',
  input: z.object({ metric: notedMetric, day: day, userCode: z.optional(userCode) }),
  output: z.array(MomentNote),
  ownership: 'granted',
  looksAt: 'manual',
  safety: 'read',
  ownMessages: true,
  loading: false,
  example: {
    input: { metric: 'heartRate', day: '2026-03-02' },
    output: [
      { at: '2026-03-02T16:28:00+08:00', circumstances: ['exercised'], note: '爬楼梯上来的' },
    ],
  },
})

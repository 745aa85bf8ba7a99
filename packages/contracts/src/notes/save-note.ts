import * as z from 'zod/mini'
import { circumstances } from '../monitoring/circumstances.ts'
import { readingNote } from '../monitoring/manual-reading.ts'
import { operation } from '../operation.ts'
import { moment } from '../wire/fields.ts'
import * as MESSAGES from '../wire/messages.ts'
import { NOTED_METRICS } from './noted-metrics.ts'

export const notedMetric = z.enum(NOTED_METRICS, MESSAGES.manualKindWrong)

export const MomentNote = z.object({
  at: moment,
  circumstances,
  note: readingNote,
})
export type MomentNote = z.infer<typeof MomentNote>

export const saveNote = operation({
  origin: 'ours',
  method: 'POST',
  path: '/monitor/app/v1/note',
  summary:
    'Sets what is told of a minute, or a night, of what the watch measures; without circumstances and note it is removed',
  input: z.extend(MomentNote, { metric: notedMetric }),
  output: MomentNote,
  ownership: 'own',
  safety: 'idempotent',
  ownMessages: true,
  example: {
    input: {
      metric: 'heartRate',
      at: '2026-03-02T16:28:00+08:00',
      circumstances: ['exercised'],
      note: '爬楼梯上来的',
    },
    output: {
      at: '2026-03-02T16:28:00+08:00',
      circumstances: ['exercised'],
      note: '爬楼梯上来的',
    },
  },
})

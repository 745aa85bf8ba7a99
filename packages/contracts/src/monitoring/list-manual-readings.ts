import * as z from 'zod/mini'
import { day } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { MANUAL_EXAMPLE, manualKind, ManualReading } from './manual-reading.ts'
import { userCode } from '../wire/kinds.ts'

export const listManualReadings = operation({
  origin: 'ours',
  method: 'GET',
  path: '/monitor/app/v1/manual/{kind}',
  summary: 'What was typed in of a kind, from a day to another, newest first, 500 at most',
  input: z.object({
    kind: manualKind,
    fromDay: day,
    toDay: day,
    userCode: z.optional(userCode),
  }),
  output: z.array(ManualReading),
  ownership: 'granted',
  looksAt: 'manual',
  safety: 'read',
  ownMessages: true,
  loading: false,
  example: {
    input: { kind: 'bloodPressure', fromDay: '2026-03-01', toDay: '2026-03-01' },
    output: [MANUAL_EXAMPLE],
  },
})

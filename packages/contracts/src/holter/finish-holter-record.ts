import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { EXAMPLE_HOLTER, HOLTER_STATUS, ofRecord } from './holter-record.ts'
import { BLOCK_SECONDS, MAX_BLOCKS } from './limits.ts'
import * as MESSAGES from '../wire/messages.ts'
import { whole } from '../quantities/quantity.ts'

const COUNT = MESSAGES.holterSampleCountWrong

export const finishHolterRecord = operation({
  origin: 'ours',
  method: 'POST',
  path: '/monitor/v1/app/holter/finish',
  summary:
    'Ends a record and has it analysed; a record whose analysis has failed is analysed again',
  input: z.object({
    id: ofRecord.id,
    /** Must be what the stored blocks hold. */
    sampleCount: whole('samples', COUNT).check(
      z.minimum(1, COUNT),
      z.maximum(MAX_BLOCKS * BLOCK_SECONDS * 1000, COUNT),
    ),
  }),
  output: z.object({ status: z.enum(HOLTER_STATUS) }),
  ownership: 'own',
  safety: 'idempotent',
  ownMessages: true,
  loading: false,
  example: {
    input: { id: EXAMPLE_HOLTER.id, sampleCount: 44_236_800 },
    output: { status: 'analysing' },
  },
})

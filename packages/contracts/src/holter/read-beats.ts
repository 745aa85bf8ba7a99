import * as z from 'zod/mini'
import { queryInteger } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { EXAMPLE_HOLTER, ofRecord } from './holter-record.ts'
import { BLOCK_SECONDS, MAX_BLOCKS } from './limits.ts'
import * as MESSAGES from '../wire/messages.ts'
import { quantity, whole } from '../quantities/quantity.ts'

const MAX_SAMPLES = MAX_BLOCKS * BLOCK_SECONDS * 1000
const position = quantity('samples', queryInteger(0, MAX_SAMPLES, MESSAGES.holterPositionWrong))

export const readBeats = operation({
  origin: 'ours',
  method: 'GET',
  path: '/monitor/v1/app/holter/beats',
  summary:
    'The beats that the analysis found from one sample to before another; without them those of the whole record',
  input: z.object({ ...ofRecord, from: z.optional(position), to: z.optional(position) }),
  /**
   * For `decodeBeats` of ecg-core: base64 of one number a beat, little-endian base 128 (LEB128). Its two lowest bits are the
   * kind (0 normal, 1 supraventricular, 2 ventricular, 3 unclassified), the rest the samples since the beat before, since sample 0 for the
   * first. Empty until the record is ready.
   */
  output: z.object({ count: whole('beats'), beats: z.string() }),
  ownership: 'granted',
  looksAt: 'ecg',
  safety: 'read',
  loading: false,
  example: {
    input: { id: EXAMPLE_HOLTER.id, from: 0, to: 1024 },
    output: { count: 2, beats: '8AypDQ==' },
  },
})

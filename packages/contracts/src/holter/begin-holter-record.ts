import * as z from 'zod/mini'
import { deviceTypeCode, moment } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { EXAMPLE_HOLTER } from './holter-record.ts'
import * as MESSAGES from '../wire/messages.ts'
import { whole } from '../quantities/quantity.ts'
import { id } from '../wire/kinds.ts'

const RATE = MESSAGES.holterRateWrong

export const beginHolterRecord = operation({
  origin: 'ours',
  method: 'POST',
  path: '/monitor/v1/app/holter/begin',
  summary:
    'Begins a record of many hours, or goes on with it: nextBlock is the first block that is not stored yet',
  input: z.object({
    /** Made by the measuring side; the idempotency key. */
    measurementId: z.uuid(MESSAGES.measurementIdWrong),
    deviceType: deviceTypeCode,
    deviceCode: z.string().check(z.maxLength(40)),
    startedAt: moment,
    rateHz: whole('sampleRate', RATE).check(z.minimum(100, RATE), z.maximum(1000, RATE)),
  }),
  output: z.object({ id, nextBlock: whole('blocks') }),
  ownership: 'own',
  safety: 'idempotent',
  ownMessages: true,
  loading: false,
  example: {
    input: {
      measurementId: '9a1d2f34-6c7b-4e58-9b0a-6d2f8e4c5a71',
      deviceType: '10040001',
      deviceCode: 'KE07715502',
      startedAt: EXAMPLE_HOLTER.startedAt,
      rateHz: 512,
    },
    output: { id: EXAMPLE_HOLTER.id, nextBlock: 0 },
  },
})

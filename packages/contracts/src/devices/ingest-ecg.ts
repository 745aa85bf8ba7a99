import * as z from 'zod/mini'
import { moment } from '../wire/fields.ts'
import { MAX_ECG_MINUTES } from '../constants.ts'
import { MAX_ECG_CONTENT } from '../ecg/save-ecg-record.ts'
import { operation } from '../operation.ts'
import { deviceCode } from './bind-device.ts'
import { IngestRefusal } from './ingest-readings.ts'
import * as MESSAGES from '../wire/messages.ts'
import { whole } from '../quantities/quantity.ts'

export const ingestEcg = operation({
  origin: 'ours',
  method: 'POST',
  path: '/device/v1/app/ingest-ecg',
  summary:
    'Takes an ECG that a device measured; the header x-device-key proves the device. Sent twice it is stored once',
  input: z.object({
    deviceCode,
    /** Made by the sender; the idempotency key. */
    measurementId: z.uuid(MESSAGES.measurementIdWrong),
    battery: z.optional(whole('battery').check(z.minimum(0), z.maximum(100))),
    startedAt: moment,
    /** Millivolts at 512 Hz, comma separated; an empty place is a gap. At most ten minutes. */
    ecgContent: z
      .string()
      .check(z.maxLength(MAX_ECG_CONTENT, MESSAGES.ecgTooLong(MAX_ECG_MINUTES))),
    complete: z.boolean(),
  }),
  output: z.object({
    stored: z.enum(['new', 'already', 'refused']),
    reason: z.nullable(IngestRefusal),
  }),
  ownership: 'secret',
  safety: 'idempotent',
  ownMessages: true,
  loading: false,
  maxBodyBytes: MAX_ECG_CONTENT + 4096,
  example: {
    input: {
      deviceCode: 'KE07715502',
      measurementId: '3f9d2a64-1c7b-4e58-9b0a-6d2f8e4c5a71',
      battery: 92,
      startedAt: '2026-03-02T08:36:00+08:00',
      ecgContent: '0.012,0.018,0.031,,0.044',
      complete: true,
    },
    output: { stored: 'new', reason: null },
  },
})

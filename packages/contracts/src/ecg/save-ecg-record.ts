import * as z from 'zod/mini'
import { MAX_ECG_MINUTES } from '../constants.ts'
import { deviceTypeCode, moment } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { circumstances } from '../monitoring/circumstances.ts'
import { ecgListed, EXAMPLE_ECG } from './ecg-record.ts'
import * as MESSAGES from '../wire/messages.ts'

/** So many minutes with 13 characters a sample; with fewer a text may hold more samples, which the service counts. */
export const MAX_ECG_CONTENT = 4_000_000

export const saveEcgRecord = operation({
  origin: 'ours',
  method: 'POST',
  path: '/monitor/v1/app/save-ecg',
  summary: 'Saves an ECG measurement; sent twice with one measurementId it is stored once',
  input: z.object({
    /** Made by the measuring side; the idempotency key. */
    measurementId: z.uuid(MESSAGES.measurementIdWrong),
    deviceType: deviceTypeCode,
    deviceCode: z.string().check(z.maxLength(40)),
    startedAt: moment,
    /** Millivolts at 512 Hz, comma separated; an empty place is a gap. At most ten minutes. */
    ecgContent: z
      .string()
      .check(z.maxLength(MAX_ECG_CONTENT, MESSAGES.ecgTooLong(MAX_ECG_MINUTES))),
    complete: z.boolean(),
    circumstances: z.optional(circumstances),
  }),
  output: z.object({ ...ecgListed, stored: z.enum(['new', 'already']) }),
  ownership: 'own',
  safety: 'idempotent',
  ownMessages: true,
  loading: false,
  maxBodyBytes: MAX_ECG_CONTENT + 4096,
  example: {
    input: {
      measurementId: '3f9d2a64-1c7b-4e58-9b0a-6d2f8e4c5a71',
      deviceType: '10040001',
      deviceCode: 'KE07715502',
      startedAt: '2026-03-02T08:36:00+08:00',
      ecgContent: '0.012,0.018,0.031,,0.044',
      complete: true,
      circumstances: ['palpitations'],
    },
    output: { ...EXAMPLE_ECG, stored: 'new' },
  },
})

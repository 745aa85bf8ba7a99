import * as z from 'zod/mini'
import { moment, sentence } from '../wire/fields.ts'
import { MetricState } from '../home/get-home-summary.ts'
import { circumstances } from '../monitoring/circumstances.ts'
import { operation } from '../operation.ts'
import { whole } from '../quantities/quantity.ts'
import { deviceCode } from './bind-device.ts'
import { IngestRefusal } from './ingest-readings.ts'
import * as MESSAGES from '../wire/messages.ts'

export const savePressure = operation({
  origin: 'ours',
  method: 'POST',
  path: '/blood-pressure-monitor/v1/save-blood-pressure',
  summary:
    "Saves what the user's own blood-pressure monitor measured at this phone; sent twice with one measurementId it is stored once",
  input: z.object({
    /** Made by the measuring side; the idempotency key. */
    measurementId: z.uuid(MESSAGES.measurementIdWrong),
    /** A blood-pressure monitor that the user has bound. */
    deviceCode,
    battery: z.optional(whole('battery').check(z.minimum(0), z.maximum(100))),
    /** By the monitor's clock. */
    at: moment,
    systolic: whole('systolic'),
    diastolic: whole('diastolic'),
    pulse: z.optional(z.nullable(whole('pulse'))),
    circumstances: z.optional(circumstances),
  }),
  output: z.object({
    /** `already`: the same measurement was known, from here or from the gateway. */
    stored: z.enum(['new', 'already', 'refused']),
    /** Why it was refused. */
    reason: z.nullable(IngestRefusal),
    state: MetricState,
    stateText: z.string(),
    sentence,
  }),
  ownership: 'own',
  safety: 'idempotent',
  ownMessages: true,
  loading: false,
  example: {
    input: {
      measurementId: '8c1d5d5e-7f0a-4a1c-9f0e-3f0f5a7b2c11',
      deviceCode: 'KP00012345',
      battery: 78,
      at: '2026-03-02T08:12:00+08:00',
      systolic: 142,
      diastolic: 88,
      pulse: 74,
      circumstances: ['dizzy'],
    },
    output: {
      stored: 'new',
      reason: null,
      state: 'high',
      stateText: '偏高',
      sentence: [
        { text: '这次量得 142/88，', tone: 'plain' },
        { text: '偏高，请按时再测。', tone: 'warn' },
      ],
    },
  },
})

import * as z from 'zod/mini'
import { moment } from '../wire/fields.ts'
import { SleepStage } from '../home/get-home-summary.ts'
import { operation } from '../operation.ts'
import { deviceCode } from './bind-device.ts'
import * as MESSAGES from '../wire/messages.ts'
import type { QuantityName } from '../quantities/quantities.ts'
import { real, whole } from '../quantities/quantity.ts'

export const MAX_READINGS = 5000

const single = <const K extends string>(kind: K, name: QuantityName) =>
  z.object({ kind: z.literal(kind), at: moment, value: real(name) })

/** One measurement with its own time. */
export const DeviceReading = z.discriminatedUnion('kind', [
  single('heartRate', 'pulse'),
  single('oxygen', 'oxygen'),
  single('temperature', 'skinTemperature'),
  /** Steps of the clock hour that begins at `at`; told again when there are more. */
  single('steps', 'stepsOfHour'),
  z.object({
    kind: z.literal('bloodPressure'),
    at: moment,
    systolic: whole('systolic'),
    diastolic: whole('diastolic'),
    pulse: z.optional(z.nullable(whole('pulse'))),
  }),
  /** A night, of the day on which it ended; told again when it went on. */
  z.object({
    kind: z.literal('sleep'),
    startAt: moment,
    endAt: moment,
    averageHeartRate: z.optional(z.nullable(whole('pulse'))),
    stages: z
      .array(z.object({ stage: SleepStage, minutes: real('minutesOfDay').check(z.minimum(0)) }))
      .check(z.maxLength(300)),
    lowOxygen: z.optional(
      z
        .array(
          z.object({
            at: moment,
            lowestPercent: real('oxygen'),
            seconds: real('seconds').check(z.minimum(0)),
          }),
        )
        .check(z.maxLength(300)),
    ),
  }),
])
export type DeviceReading = z.infer<typeof DeviceReading>

/** Why a reading was not taken; sending it again will not help. */
export const IngestRefusal = z.enum([
  /** More than five minutes ahead of the service. */
  'future',
  /** Older than thirty days. */
  'too-old',
  /** The device was not bound to its present holder then. */
  'not-bound-then',
  /** This type of device does not measure that. */
  'not-of-this-device',
  /** No living body gives such a value, or the times contradict each other. */
  'implausible',
])
export type IngestRefusal = z.infer<typeof IngestRefusal>

export const ingestReadings = operation({
  origin: 'ours',
  method: 'POST',
  path: '/device/v1/app/ingest',
  summary:
    'Takes what a device measured; the header x-device-key proves the device. Sent twice it is stored once',
  input: z.object({
    deviceCode,
    batchId: z.uuid(MESSAGES.batchIdWrong),
    battery: z.optional(whole('battery').check(z.minimum(0), z.maximum(100))),
    readings: z
      .array(DeviceReading)
      .check(z.maxLength(MAX_READINGS, MESSAGES.readingsTooMany(MAX_READINGS))),
  }),
  output: z.object({
    accepted: whole('count'),
    duplicates: whole('count'),
    refused: z.array(z.object({ index: whole('index'), reason: IngestRefusal })),
  }),
  ownership: 'secret',
  safety: 'idempotent',
  ownMessages: true,
  loading: false,
  maxBodyBytes: 2 * 1024 * 1024,
  example: {
    input: {
      deviceCode: 'KW04821337',
      batchId: '6f1c1f6e-6a0a-4a53-9d2f-0d8f2b6f0a11',
      battery: 81,
      readings: [
        { kind: 'heartRate', at: '2026-03-02T09:55:00+08:00', value: 72 },
        { kind: 'steps', at: '2026-03-02T09:00:00+08:00', value: 860 },
      ],
    },
    output: { accepted: 2, duplicates: 0, refused: [] },
  },
})

import * as z from 'zod/mini'
import { MetricState } from '../home/get-home-summary.ts'
import { moment } from '../wire/fields.ts'
import * as MESSAGES from '../wire/messages.ts'
import { circumstances } from './circumstances.ts'
import {
  type Arm,
  ARMS,
  MANUAL_KINDS,
  MANUAL_PLACES,
  type ManualPlace,
  MOST_NOTE,
} from './manual-words.ts'
import type { QuantityName } from '../quantities/quantities.ts'
import { real, whole } from '../quantities/quantity.ts'
import { id } from '../wire/kinds.ts'

const placeCodes = Object.keys(MANUAL_PLACES) as [ManualPlace, ...ManualPlace[]]
const armCodes = Object.keys(ARMS) as [Arm, ...Arm[]]

export const manualKind = z.enum(MANUAL_KINDS, MESSAGES.manualKindWrong)
/** Made by the measuring side; the idempotency key, and the name of the reading from then on. */
export const measurementId = z.uuid(MESSAGES.measurementIdWrong)

/** A short text of one's own; empty is none. */
export const readingNote = z
  .string({ error: MESSAGES.fieldWrong('备注') })
  .check(z.trim(), z.maxLength(MOST_NOTE, MESSAGES.fieldTooLong('备注', MOST_NOTE)))

const common = {
  at: moment,
  place: z.enum(placeCodes),
  circumstances,
  note: readingNote,
}

const single = <const K extends string>(kind: K, name: QuantityName) =>
  z.object({ kind: z.literal(kind), value: real(name), ...common })

/** What a person measured and types in. */
export const TypedReading = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bloodPressure'),
    systolic: whole('systolic'),
    diastolic: whole('diastolic'),
    pulse: z.nullable(whole('pulse')),
    arm: z.nullable(z.enum(armCodes)),
    ...common,
  }),
  single('oxygen', 'oxygen'),
  single('temperature', 'bodyTemperature'),
  single('weight', 'weight'),
])
export type TypedReading = z.infer<typeof TypedReading>

export const ManualReading = z.object({
  id,
  reading: TypedReading,
  /** Its verdict: a state with its word. */
  state: MetricState,
  stateText: z.string(),
  createdAt: moment,
  correctedAt: z.nullable(moment),
})
export type ManualReading = z.infer<typeof ManualReading>

export const TYPED_EXAMPLE: TypedReading = {
  kind: 'bloodPressure',
  at: '2026-03-01T16:28:00+08:00',
  systolic: 138,
  diastolic: 86,
  pulse: 72,
  arm: 'left',
  place: 'clinic',
  circumstances: ['exercised'],
  note: '',
}

export const MANUAL_EXAMPLE: ManualReading = {
  id: '8c1d5d5e-7f0a-4a1c-9f0e-3f0f5a7b2c12',
  reading: TYPED_EXAMPLE,
  state: 'near',
  stateText: '接近上限',
  createdAt: '2026-03-01T16:29:10+08:00',
  correctedAt: null,
}

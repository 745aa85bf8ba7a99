import * as z from 'zod/mini'
import { moment } from '../wire/fields.ts'
import { METRICS } from './metric-words.ts'
import { real } from '../quantities/quantity.ts'
import { userCode } from '../wire/kinds.ts'

/** Something new for the user's open pages: they read again what shows it. */
const Measured = z.object({
  kind: z.enum(['reading', 'ecg', 'warning']),
  metric: z.enum(METRICS),
  value: z.nullable(real('bodyValue')),
  at: moment,
  /** Whose it is where it is not the user's own: somebody's who shares with the user. */
  userCode: z.optional(userCode),
})

/** Somebody invited, accepted, left or took a sharing back: who sees whom is read again. */
const FamilyChange = z.object({ kind: z.literal('family'), at: moment })

/** Something was typed in, corrected or deleted; the device's own are told as readings. */
const TypedIn = z.object({
  kind: z.literal('manual'),
  at: moment,
  userCode: z.optional(userCode),
})

export const LiveEvent = z.discriminatedUnion('kind', [Measured, TypedIn, FamilyChange])
export type LiveEvent = z.infer<typeof LiveEvent>
export type MeasuredEvent = z.infer<typeof Measured>

export const watchEvents = {
  push: true,
  summary:
    'New readings, ECG records and warnings of the user, and of those who share with the user, as they are stored',
  event: LiveEvent,
  ownership: 'own',
} as const

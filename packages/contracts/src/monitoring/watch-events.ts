import * as z from 'zod/mini'
import { moment } from '../wire/fields.ts'
import { METRICS } from './metric-words.ts'

/** Something new for the user's open pages: they read again what shows it. */
export const LiveEvent = z.object({
  kind: z.enum(['reading', 'ecg', 'warning']),
  metric: z.enum(METRICS),
  value: z.nullable(z.number()),
  at: moment,
})
export type LiveEvent = z.infer<typeof LiveEvent>

export const watchEvents = {
  push: true,
  summary: 'New readings, ECG records and warnings of the user, as they are stored',
  event: LiveEvent,
  ownership: 'own',
} as const

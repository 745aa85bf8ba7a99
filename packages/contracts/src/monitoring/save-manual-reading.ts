import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import {
  MANUAL_EXAMPLE,
  ManualReading,
  measurementId,
  TYPED_EXAMPLE,
  TypedReading,
} from './manual-reading.ts'

export const saveManualReading = operation({
  origin: 'ours',
  method: 'POST',
  path: '/monitor/app/v1/manual/save',
  summary:
    'Saves a reading that the user typed in; sent twice with one measurementId it is stored once, and one that was deleted since stays so',
  input: z.object({ measurementId, reading: TypedReading }),
  output: z.object({
    stored: z.enum(['new', 'already']),
    saved: z.nullable(ManualReading),
  }),
  ownership: 'own',
  safety: 'idempotent',
  ownMessages: true,
  example: {
    input: { measurementId: MANUAL_EXAMPLE.id, reading: TYPED_EXAMPLE },
    output: { stored: 'new', saved: MANUAL_EXAMPLE },
  },
})

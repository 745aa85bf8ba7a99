import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import {
  MANUAL_EXAMPLE,
  ManualReading,
  measurementId,
  TYPED_EXAMPLE,
  TypedReading,
} from './manual-reading.ts'

export const correctManualReading = operation({
  origin: 'ours',
  method: 'POST',
  path: '/monitor/app/v1/manual/correct',
  summary: 'Replaces what was typed in, and keeps when; the kind stays',
  input: z.object({ id: measurementId, reading: TypedReading }),
  output: ManualReading,
  ownership: 'own',
  safety: 'idempotent',
  ownMessages: true,
  example: {
    input: { id: MANUAL_EXAMPLE.id, reading: TYPED_EXAMPLE },
    output: { ...MANUAL_EXAMPLE, correctedAt: '2026-03-01T16:40:00+08:00' },
  },
})

import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { nothing } from '../wire/fields.ts'
import { MANUAL_EXAMPLE, measurementId } from './manual-reading.ts'

export const deleteManualReading = operation({
  origin: 'ours',
  method: 'POST',
  path: '/monitor/app/v1/manual/delete',
  summary: 'Removes a reading that was typed in; nothing of it is kept',
  input: z.object({ id: measurementId }),
  output: nothing,
  ownership: 'own',
  safety: 'idempotent',
  ownMessages: true,
  example: { input: { id: MANUAL_EXAMPLE.id }, output: {} },
})

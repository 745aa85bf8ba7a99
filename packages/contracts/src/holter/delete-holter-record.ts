import * as z from 'zod/mini'
import { nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { EXAMPLE_HOLTER, ofRecord } from './holter-record.ts'

export const deleteHolterRecord = operation({
  origin: 'ours',
  method: 'POST',
  path: '/monitor/v1/app/holter/delete',
  summary: 'Deletes a record with its blocks, its analysis and the warnings that came of it',
  input: z.object({ id: ofRecord.id }),
  output: nothing,
  ownership: 'own',
  safety: 'irreversible',
  example: { input: { id: EXAMPLE_HOLTER.id }, output: {} },
})

import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { nothing } from '../wire/fields.ts'
import { reminderId } from './reminder.ts'

export const deleteReminder = operation({
  origin: 'ours',
  method: 'POST',
  path: '/reminder/v1/app/delete',
  summary: 'Ends a reminder, or takes that back; what came due before is kept',
  input: z.object({ id: reminderId, undo: z.optional(z.boolean()) }),
  output: nothing,
  ownership: 'own',
  safety: 'idempotent',
  example: { input: { id: 'r-2' }, output: {} },
})

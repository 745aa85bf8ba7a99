import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import * as MESSAGES from '../wire/messages.ts'
import { isNamed, reminderId, reminderPlanFields } from './reminder.ts'
import { id } from '../wire/kinds.ts'

export const saveReminder = operation({
  origin: 'ours',
  method: 'POST',
  path: '/reminder/v1/app/save',
  summary:
    'Adds a reminder, or changes the one with the id; what has come due before stays as it was',
  input: z
    .object({ id: z.optional(reminderId), ...reminderPlanFields })
    .check(z.refine(isNamed, { error: MESSAGES.medicineNameMissing, path: ['name'] })),
  output: z.object({ id }),
  ownership: 'own',
  safety: 'mutating',
  takesIdempotencyKey: true,
  example: {
    input: {
      kind: 'medicine',
      name: '氨氯地平',
      dose: '5 mg',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      times: ['06:10'],
      active: true,
    },
    output: { id: 'r-2' },
  },
})

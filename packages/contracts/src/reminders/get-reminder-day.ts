import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { EXAMPLE_REMINDER_DAY, ReminderDay } from './reminder.ts'
import { userCode } from '../wire/kinds.ts'

export const getReminderDay = operation({
  origin: 'ours',
  method: 'GET',
  path: '/reminder/v1/app/day',
  summary:
    'What a person is reminded of today, with what is done: all that the family is shown of it',
  input: z.object({ userCode: z.optional(userCode) }),
  output: ReminderDay,
  ownership: 'granted',
  looksAt: 'reminders',
  safety: 'read',
  loading: false,
  example: { input: {}, output: EXAMPLE_REMINDER_DAY },
})

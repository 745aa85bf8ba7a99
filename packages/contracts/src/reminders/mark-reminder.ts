import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { day, nothing } from '../wire/fields.ts'
import * as MESSAGES from '../wire/messages.ts'
import { reminderId, reminderTime } from './reminder.ts'

export const REMINDER_ACTIONS = ['done', 'skipped', 'snoozed', 'open'] as const

export const markReminder = operation({
  origin: 'ours',
  method: 'POST',
  path: '/reminder/v1/app/mark',
  summary:
    'Says of one time of a reminder that it is done, skipped or to be told again later; `open` takes it back',
  input: z.object({
    id: reminderId,
    day: day,
    time: reminderTime,
    as: z.enum(REMINDER_ACTIONS, MESSAGES.actionWrong),
  }),
  output: nothing,
  ownership: 'own',
  safety: 'idempotent',
  example: {
    input: { id: 'r-1', day: '2026-03-02', time: '20:30', as: 'snoozed' },
    output: {},
  },
})

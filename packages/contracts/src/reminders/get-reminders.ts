import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { nothing } from '../wire/fields.ts'
import { EXAMPLE_REMINDER_DAY, Reminder, ReminderDay, ReminderSuggestion } from './reminder.ts'

export const getReminders = operation({
  origin: 'ours',
  method: 'GET',
  path: '/reminder/v1/app/list',
  summary:
    'What the user is reminded of: today with what is done, the plans, and what could be planned',
  input: nothing,
  output: z.object({
    ...ReminderDay.shape,
    plans: z.array(Reminder),
    suggestions: z.array(ReminderSuggestion),
    delivery: z.object({
      sms: z.boolean(),
      /** The key that a browser subscribes with, and whether that of this session has. */
      pushKey: z.string(),
      push: z.boolean(),
    }),
  }),
  ownership: 'own',
  safety: 'read',
  loading: false,
  example: {
    input: {},
    output: {
      ...EXAMPLE_REMINDER_DAY,
      plans: [
        {
          id: 'r-1',
          title: '测血压',
          kind: 'pressure',
          name: '',
          dose: '',
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          times: ['08:00', '20:30'],
          active: true,
        },
      ],
      suggestions: [
        {
          title: '氨氯地平 5 mg',
          kind: 'medicine',
          name: '氨氯地平',
          dose: '5 mg',
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          times: ['08:00'],
          active: true,
        },
      ],
      delivery: { sms: false, pushKey: '', push: false },
    },
  },
})

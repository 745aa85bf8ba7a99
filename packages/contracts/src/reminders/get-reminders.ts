import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { nothing } from '../wire/fields.ts'
import { Reminder, ReminderDay, ReminderSuggestion } from './reminder.ts'

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
      day: '2026-11-22',
      sentence: [{ text: '今天 2 件做了 1 件，20:30 测血压。', tone: 'plain' }],
      elderSentence: [{ text: '20:30 测血压。', tone: 'plain' }],
      items: [
        {
          reminderId: 'r-1',
          kind: 'pressure',
          title: '测血压',
          day: '2026-11-22',
          time: '06:00',
          state: 'done',
          at: '2026-11-22T05:59:00+08:00',
          byReading: true,
          value: '139/89',
          hint: '量两遍，中间歇 1 分钟',
        },
        {
          reminderId: 'r-1',
          kind: 'pressure',
          title: '测血压',
          day: '2026-11-22',
          time: '20:30',
          state: 'upcoming',
          at: null,
          byReading: false,
          value: '',
          hint: '量两遍，中间歇 1 分钟',
        },
      ],
      done: 1,
      total: 2,
      nextAt: '2026-11-22T20:30:00+08:00',
      week: '血压 13 次量了 11 次',
      plans: [
        {
          id: 'r-1',
          title: '测血压',
          kind: 'pressure',
          name: '',
          dose: '',
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          times: ['06:00', '20:30'],
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

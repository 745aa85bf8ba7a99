import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { ReminderDay } from './reminder.ts'
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
  example: {
    input: {},
    output: {
      day: '2026-11-22',
      sentence: [{ text: '今天 1 件做了 1 件。', tone: 'plain' }],
      elderSentence: [{ text: '今天都做了。', tone: 'plain' }],
      items: [
        {
          reminderId: 'r-1',
          kind: 'medicine',
          title: '吃药，氨氯地平 5 mg',
          day: '2026-11-22',
          time: '06:10',
          state: 'done',
          at: '2026-11-22T06:12:00+08:00',
          byReading: false,
          value: '',
          hint: '',
        },
      ],
      done: 1,
      total: 1,
      nextAt: null,
      week: '吃药都吃了',
    },
  },
})

import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { nothing } from '../wire/fields.ts'
import * as MESSAGES from '../wire/messages.ts'

export const saveReminderDelivery = operation({
  origin: 'ours',
  method: 'POST',
  path: '/reminder/v1/app/delivery',
  summary: 'Whether reminders come by SMS too',
  input: z.object({ sms: z.boolean(MESSAGES.yesOrNoMissing) }),
  output: nothing,
  ownership: 'own',
  safety: 'idempotent',
  example: { input: { sms: true }, output: {} },
})

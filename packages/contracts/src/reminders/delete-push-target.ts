import { operation } from '../operation.ts'
import { nothing } from '../wire/fields.ts'

export const deletePushTarget = operation({
  origin: 'ours',
  method: 'POST',
  path: '/reminder/v1/app/push-end',
  summary: 'No reminders come to the browser of this session any more',
  input: nothing,
  output: nothing,
  ownership: 'own',
  safety: 'idempotent',
  whileLeaving: true,
  example: { input: {}, output: {} },
})

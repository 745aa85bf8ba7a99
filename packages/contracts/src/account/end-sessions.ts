import * as z from 'zod/mini'
import { nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import * as MESSAGES from '../wire/messages.ts'

export const endSessions = operation({
  origin: 'ours',
  method: 'POST',
  path: '/user/v1/account/session-end',
  summary: 'Logs another session of the user out; without an id all others than that of the call',
  input: z.object({ id: z.optional(z.string().check(z.maxLength(64, MESSAGES.sessionNotFound))) }),
  output: nothing,
  ownership: 'own',
  safety: 'idempotent',
  whileLeaving: true,
  example: { input: { id: '9d2f7a51-6f0e-4f57-9a6c-0b8f3f6f2c10' }, output: {} },
})

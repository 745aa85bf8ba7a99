import * as z from 'zod/mini'
import { nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import * as MESSAGES from '../wire/messages.ts'

export const revokeShare = operation({
  origin: 'ours',
  method: 'POST',
  path: '/report/v1/app/share-revoke',
  summary: 'Ends a link at once',
  input: z.object({
    id: z
      .string()
      .check(z.minLength(1, MESSAGES.shareMissing), z.maxLength(64, MESSAGES.shareIdWrong)),
  }),
  output: nothing,
  ownership: 'own',
  safety: 'idempotent',
  whileLeaving: true,
  example: { input: { id: 's-1' }, output: {} },
})

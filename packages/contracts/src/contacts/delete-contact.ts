import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { unnamed } from '../documents/origin.ts'
import * as MESSAGES from '../wire/messages.ts'

export const deleteContact = operation({
  origin: 'documented',
  method: 'GET',
  path: '/user/v1/delete/contacts',
  summary: 'Deletes an emergency contact of the user',
  input: z.object({
    id: z
      .string({ error: MESSAGES.contactMissing })
      .check(z.maxLength(64, MESSAGES.contactNotFound)),
  }),
  output: unnamed(),
  ownership: 'own',
  safety: 'mutating',
  example: { input: { id: 'c7d2' }, output: {} },
})

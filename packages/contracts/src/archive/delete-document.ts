import * as z from 'zod/mini'
import { nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import * as MESSAGES from '../wire/messages.ts'

const GONE = MESSAGES.documentNotFound

export const deleteDocument = operation({
  origin: 'ours',
  method: 'POST',
  path: '/archive/v1/app/delete',
  summary: 'Deletes a document with its photos',
  input: z.object({ id: z.string(GONE).check(z.regex(/^[\w-]{1,64}$/, GONE)) }),
  output: nothing,
  ownership: 'own',
  safety: 'irreversible',
  example: { input: { id: '0f3c5a7e-2b4d-4e6f-8a1b-3c5d7e9f1a2b' }, output: {} },
})

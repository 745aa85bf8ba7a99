import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { nothing } from '../wire/fields.ts'
import * as MESSAGES from '../wire/messages.ts'

export const revokeDoctorShare = operation({
  origin: 'ours',
  method: 'POST',
  path: '/report/v1/app/doctor-share-revoke',
  summary: 'Takes a page back that was sent: its link and its PDF end at once',
  input: z.object({
    id: z
      .string()
      .check(z.minLength(1, MESSAGES.shareMissing), z.maxLength(64, MESSAGES.shareIdWrong)),
  }),
  output: nothing,
  ownership: 'own',
  safety: 'idempotent',
  whileLeaving: true,
  example: { input: { id: 'd-1' }, output: {} },
})

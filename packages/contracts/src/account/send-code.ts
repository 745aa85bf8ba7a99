import * as z from 'zod/mini'
import { phone } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { addedInput, unnamed } from '../documents/origin.ts'
import * as MESSAGES from '../wire/messages.ts'

const CODE_PURPOSES = ['login', 'redemption', 'deletion'] as const

/**
 * The answer is the same for a known and an unknown phone. A code is good for the purpose it was asked for. The documents
 * name none: such a code is good for a login and, sent to the administrator, for a redemption, never for a deletion. On our service
 * it is good for whoever asked for it: the cookie that came with the answer or, without cookies, the same address.
 */
export const sendCode = operation({
  origin: 'documented',
  method: 'GET',
  path: '/user/v1/app/pin',
  summary: 'Sends an SMS code to a phone',
  input: z.object({ phone, purpose: addedInput(z.enum(CODE_PURPOSES, MESSAGES.codePurposeWrong)) }),
  output: unnamed(),
  ownership: 'anyone',
  safety: 'sends-message',
  example: { input: { phone: '13800000001', purpose: 'login' }, output: {} },
})

import * as z from 'zod/mini'
import { nothing, phone } from '../fields.ts'
import { operation } from '../operation.ts'

/** The answer is the same for a known and an unknown phone. */
export const sendCode = operation({
  method: 'GET',
  path: '/user/v1/app/pin',
  summary: 'Sends an SMS code to a phone',
  input: z.object({ phone }),
  output: nothing,
  ownership: 'anyone',
  safety: 'sends-message',
})

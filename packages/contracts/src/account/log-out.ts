import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { unnamed } from '../documents/origin.ts'

/** Without `pin` this session ends; with a right SMS code every session ends and the deletion of the account is asked for. */
export const logOut = operation({
  origin: 'documented',
  method: 'GET',
  path: '/user/v1/account/logout',
  summary: 'Ends the session, or asks for the deletion of the account',
  input: z.object({ pin: z.optional(z.string()) }),
  output: unnamed(),
  ownership: 'own',
  // With a code it asks for the end of the account.
  safety: 'irreversible',
  whileLeaving: true,
  example: { input: { pin: '482913' }, output: {} },
})

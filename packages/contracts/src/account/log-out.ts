import * as z from 'zod/mini'
import { nothing } from '../fields.ts'
import { operation } from '../operation.ts'

/** Without `pin` this session ends; with a right SMS code every session ends and the deletion of the account is asked for. */
export const logOut = operation({
  method: 'GET',
  path: '/user/v1/account/logout',
  summary: 'Ends the session, or asks for the deletion of the account',
  input: z.object({ pin: z.optional(z.string()) }),
  output: nothing,
  ownership: 'own',
  // With a code it asks for the end of the account.
  safety: 'irreversible',
  example: { input: { pin: '482913' }, output: {} },
})

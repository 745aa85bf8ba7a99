import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { decided } from '../documents/origin.ts'

export const getEntitlement = operation({
  origin: 'documented',
  method: 'GET',
  path: '/equity/v1/info',
  summary: 'Whether the user has the benefit card',
  /** A missing code counts as 0001. */
  input: z.object({ code: z.optional(z.string()) }),
  output: z.object({ isHave: decided('GATE-23', z.union([z.literal(0), z.literal(1)])) }),
  ownership: 'own',
  safety: 'read',
  example: { input: { code: '0001' }, output: { isHave: 1 } },
})

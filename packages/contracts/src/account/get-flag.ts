import * as z from 'zod/mini'
import { nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { decided } from '../documents/origin.ts'

export const getFlag = operation({
  origin: 'named',
  method: 'GET',
  path: '/user/v1/account/flag',
  summary: 'Whether the account is flagged for the emergency-help service',
  input: nothing,
  output: z.object({ isDaoAn: decided('API-119', z.boolean()) }),
  ownership: 'own',
  safety: 'read',
  example: { input: {}, output: { isDaoAn: true } },
})

import * as z from 'zod/mini'
import { nothing } from '../fields.ts'
import { operation } from '../operation.ts'

export const getFlag = operation({
  method: 'GET',
  path: '/user/v1/account/flag',
  summary: 'Whether the account is flagged for the emergency-help service',
  input: nothing,
  output: z.object({ isDaoAn: z.boolean() }),
  ownership: 'own',
  safety: 'read',
  example: { input: {}, output: { isDaoAn: true } },
})

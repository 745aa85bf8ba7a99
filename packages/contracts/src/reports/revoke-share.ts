import * as z from 'zod/mini'
import { nothing } from '../fields.ts'
import { operation } from '../operation.ts'

export const revokeShare = operation({
  origin: 'ours',
  method: 'POST',
  path: '/report/v1/app/share-revoke',
  summary: 'Ends a link at once',
  input: z.object({
    id: z.string().check(z.minLength(1, '请选择一个分享'), z.maxLength(64, '分享编号不正确')),
  }),
  output: nothing,
  ownership: 'own',
  safety: 'idempotent',
  example: { input: { id: 's-1' }, output: {} },
})

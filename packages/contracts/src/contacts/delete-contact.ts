import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { unnamed } from '../origin.ts'

export const deleteContact = operation({
  origin: 'documented',
  method: 'GET',
  path: '/user/v1/delete/contacts',
  summary: 'Deletes an emergency contact of the user',
  input: z.object({
    id: z.string({ error: '请选择要删除的联系人' }).check(z.maxLength(64, '联系人不存在')),
  }),
  output: unnamed(),
  ownership: 'own',
  safety: 'mutating',
  example: { input: { id: 'c7d2' }, output: {} },
})

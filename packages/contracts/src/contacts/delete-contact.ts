import * as z from 'zod/mini'
import { nothing } from '../fields.ts'
import { operation } from '../operation.ts'

export const deleteContact = operation({
  method: 'GET',
  path: '/user/v1/delete/contacts',
  summary: 'Deletes an emergency contact of the user',
  input: z.object({ id: z.string({ error: '请选择要删除的联系人' }).check(z.maxLength(64, '联系人不存在')) }),
  output: nothing,
  ownership: 'own',
  safety: 'mutating',
  example: { input: { id: 'c7d2' }, output: {} },
})

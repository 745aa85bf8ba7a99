import * as z from 'zod/mini'
import { nothing } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { id } from '../wire/kinds.ts'

export const Contact = z.object({ id, name: z.string(), phone: z.string() })

export const listContacts = operation({
  origin: 'documented',
  method: 'GET',
  path: '/user/v1/list/contacts',
  summary: 'The emergency contacts of the user, in the order in which to call them',
  input: nothing,
  output: z.array(Contact),
  ownership: 'own',
  safety: 'read',
  example: { input: {}, output: [{ id: 'b1a5', name: '李建军（儿子）', phone: '13800000002' }] },
})

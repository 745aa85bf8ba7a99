import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { MAX_CONTACTS } from './save-contact.ts'
import * as MESSAGES from '../wire/messages.ts'

/** The documents list contacts and know no order; which comes first is kept by our service alone. */
export const orderContacts = operation({
  origin: 'ours',
  method: 'POST',
  path: '/user/v1/order/contacts',
  summary: 'Puts the emergency contacts of the user into the order in which to call them',
  input: z.object({
    /** All contacts of the user, each once. */
    ids: z
      .array(z.string().check(z.maxLength(64, MESSAGES.contactsChanged)))
      .check(z.maxLength(MAX_CONTACTS, MESSAGES.contactsChanged)),
  }),
  output: z.object({}),
  ownership: 'own',
  safety: 'idempotent',
  ownMessages: true,
  loading: false,
  example: { input: { ids: ['c7d2', 'b1a5'] }, output: {} },
})

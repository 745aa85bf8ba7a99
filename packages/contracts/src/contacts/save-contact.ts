import * as z from 'zod/mini'
import { phone } from '../wire/fields.ts'
import { operation } from '../operation.ts'
import { Contact } from './list-contacts.ts'
import { unnamedWith } from '../documents/origin.ts'
import * as MESSAGES from '../wire/messages.ts'

/** Saving takes contactName and contactPhone, the list answers name and phone: so the documents have it. */
export const ContactInput = z.object({
  contactName: z
    .string({ error: MESSAGES.contactNameMissing })
    .check(
      z.trim(),
      z.minLength(1, MESSAGES.contactNameMissing),
      z.maxLength(30, MESSAGES.contactNameTooLong),
    ),
  contactPhone: phone,
})

export const MAX_CONTACTS = 5

export const saveContact = operation({
  origin: 'documented',
  method: 'POST',
  path: '/user/v1/save/contacts',
  summary: `Adds an emergency contact, at most ${MAX_CONTACTS}`,
  input: ContactInput,
  output: unnamedWith(Contact.shape),
  ownership: 'own',
  safety: 'mutating',
  ownMessages: true,
  example: {
    input: { contactName: '李秀英（女儿）', contactPhone: '13800000009' },
    output: { kangban: { id: 'c7d2', name: '李秀英（女儿）', phone: '13800000009' } },
  },
})

import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { Contact } from './list-contacts.ts'
import { contacts } from './operations.ts'
import { ContactInput } from './save-contact.ts'

const taken = (contactPhone: string) =>
  z.safeParse(ContactInput, { contactName: '女儿', contactPhone }).success

it('[CONTACT-04] [CONFLICT-26] is saved as contactName and contactPhone and listed as id, name and phone', () => {
  expect(Object.keys(ContactInput.shape)).toEqual(['contactName', 'contactPhone'])
  expect(Object.keys(Contact.shape)).toEqual(['id', 'name', 'phone'])
})

it('[CONTACT-05] has a mainland mobile number', () => {
  expect(['13800000000', '12800000000', '1380000000', '138000000000'].map(taken)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

it('[API-120] is added by POST user/v1/save/contacts', () => {
  expect(contacts.saveContact).toMatchObject({
    method: 'POST',
    path: '/user/v1/save/contacts',
    ownership: 'own',
  })
})

import type { Handlers } from '@kangban/contracts/router'
import type { Context } from '../../context.ts'
import { deleteContact } from './delete-contact.ts'
import { listContacts } from './list-contacts.ts'
import { orderContacts } from './order-contacts.ts'
import { saveContact } from './save-contact.ts'

export const contacts: Handlers<Context>['contacts'] = {
  listContacts,
  saveContact,
  deleteContact,
  orderContacts,
}

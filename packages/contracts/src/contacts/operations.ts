import { deleteContact } from './delete-contact.ts'
import { listContacts } from './list-contacts.ts'
import { orderContacts } from './order-contacts.ts'
import { saveContact } from './save-contact.ts'

export const contacts = { listContacts, saveContact, deleteContact, orderContacts }

import { listContacts } from './list-contacts.ts'

export const contacts = { listContacts }

import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { contactsRepository } from './contacts.repository.ts'

/** Whole phone numbers: they are there to be called. */
export const listContacts: Handler<typeof contract.contacts.listContacts, Context> = async ({
  context,
}) => {
  const { database, vault } = context.services
  const contacts = await contactsRepository(database).list(sessionUser(context).accountId)

  return contacts.map(({ id, nameCipher, phoneCipher }) => ({
    id,
    name: vault.decrypt(nameCipher),
    phone: vault.decrypt(phoneCipher),
  }))
}

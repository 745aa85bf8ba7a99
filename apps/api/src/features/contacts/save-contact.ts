import { type contract, type Handler, MAX_CONTACTS, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { contactsRepository } from './contacts.repository.ts'

export const saveContact: Handler<typeof contract.contacts.saveContact, Context> = async ({
  context,
  input,
}) => {
  const { database, vault, clock } = context.services
  const { contactName: name, contactPhone: phone } = input
  const sealed = { nameCipher: vault.encrypt(name), phoneCipher: vault.encrypt(phone) }
  const { accountId } = sessionUser(context)

  const { id } = await contactsRepository(database).add(
    { accountId, at: clock.now(), ...sealed },
    (contacts) => {
      if (contacts.some(({ phoneCipher }) => vault.decrypt(phoneCipher) === phone)) {
        throw refuse('contactTaken', 'contact phone is already there')
      }

      if (contacts.length >= MAX_CONTACTS) {
        throw refuse('contactsFull', 'contacts are full', MAX_CONTACTS)
      }
    },
  )

  return { kangban: { id, name, phone } }
}

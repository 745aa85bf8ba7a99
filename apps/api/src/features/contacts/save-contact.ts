import {
  AppError,
  BUSINESS_FAILURE,
  type contract,
  type Handler,
  MOST_CONTACTS,
} from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { contactsRepository } from './contacts.repository.ts'

const refuse = (userMessage: string, logMessage: string) =>
  new AppError(BUSINESS_FAILURE, { userMessage, logMessage })

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
        throw refuse('该手机号已在紧急联系人中', 'contact phone is already there')
      }

      if (contacts.length >= MOST_CONTACTS) {
        throw refuse(`紧急联系人最多${MOST_CONTACTS}位，请先删除一位`, 'contacts are full')
      }
    },
  )

  return { kangban: { id, name, phone } }
}

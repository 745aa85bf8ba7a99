import { type contract, type Handler, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { contactsRepository } from './contacts.repository.ts'

/** Somebody else's contact answers as an unknown one. */
export const deleteContact: Handler<typeof contract.contacts.deleteContact, Context> = async ({
  context,
  input,
}) => {
  const removed = await contactsRepository(context.services.database).remove(
    sessionUser(context).accountId,
    input.id,
  )

  if (!removed) {
    throw refuse('contactNotFound', 'no such contact of the account')
  }

  return {}
}

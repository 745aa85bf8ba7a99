import { type contract, type Handler, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { contactsRepository } from './contacts.repository.ts'

/** A list that is not the account's own any more is refused whole: half an order would call somebody else first. */
export const orderContacts: Handler<typeof contract.contacts.orderContacts, Context> = async ({
  context,
  input,
}) => {
  const ordered = await contactsRepository(context.services.database).order(
    sessionUser(context).accountId,
    input.ids,
  )

  if (!ordered) {
    throw refuse('contactsChanged', 'the ids are not the contacts of the account')
  }

  return {}
}

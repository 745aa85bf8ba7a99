import { type contract, type Handler, MAX_REMINDERS, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { lockAccount } from '../../database/lock-account.ts'
import { remindersRepository } from './reminders.repository.ts'

export const deleteReminder: Handler<typeof contract.reminders.deleteReminder, Context> = async ({
  context,
  input,
}) => {
  const { database, clock } = context.services
  const { accountId } = sessionUser(context)
  const own = { accountId, reminderId: input.id, now: clock.now() }

  await database.$transaction(async (transaction) => {
    const repository = remindersRepository(transaction)
    await lockAccount(transaction, accountId)

    const known = input.undo ? await repository.restore(own) : await repository.end(own)
    if (known === null || (!input.undo && !known))
      throw refuse('reminderNotFound', 'no such reminder')

    if (input.undo && (await repository.count(accountId)) > MAX_REMINDERS)
      throw refuse('remindersFull', 'too many reminders', MAX_REMINDERS)
  })

  return {}
}

import { type contract, type Handler, MAX_REMINDERS, refuse } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { lockAccount } from '../../database/lock-account.ts'
import { once } from '../../database/once.ts'
import { contentHash } from '../../security/content-hash.ts'
import { remindersRepository } from './reminders.repository.ts'

export const saveReminder: Handler<typeof contract.reminders.saveReminder, Context> = async ({
  context,
  input,
}) => {
  const { database, clock, vault } = context.services
  const { accountId } = sessionUser(context)
  const now = clock.now()
  const { id, ...given } = input
  const isMedicine = given.kind === 'medicine'

  const plan = {
    ...given,
    name: isMedicine ? given.name : '',
    dose: isMedicine ? given.dose : '',
    weekdays: given.weekdays.toSorted((a, b) => a - b),
    times: given.times.toSorted(),
  }

  const key = context.idempotencyKey
  const content = contentHash(vault, input)
  const call = { accountId, operation: 'reminders.saveReminder', key, content, at: now }

  return once(database, call, async (transaction) => {
    const repository = remindersRepository(transaction)
    await lockAccount(transaction, accountId)

    if (id !== undefined) {
      if (!(await repository.change({ accountId, reminderId: id, now }, plan)))
        throw refuse('reminderNotFound', 'no such reminder')

      return { id }
    }

    if ((await repository.count(accountId)) >= MAX_REMINDERS)
      throw refuse('remindersFull', 'too many reminders', MAX_REMINDERS)

    return { id: await repository.add(accountId, plan, now) }
  })
}

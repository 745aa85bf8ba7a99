import type { contract, Handler } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { remindersRepository } from './reminders.repository.ts'

export const saveReminderDelivery: Handler<
  typeof contract.reminders.saveReminderDelivery,
  Context
> = async ({ context, input }) => {
  const { accountId } = sessionUser(context)
  await remindersRepository(context.services.database).saveSms(accountId, input.sms)
  return {}
}

import { addDays, MS_PER_MINUTE, shanghaiDay } from '@kangban/china-time'
import { type contract, type Handler, refuse, SNOOZE_MINUTES } from '@kangban/contracts'
import { itemsOf } from '@kangban/rules/reminders/reminder-items'
import { type Context, sessionUser } from '../../context.ts'
import { lockAccount } from '../../database/lock-account.ts'
import { readReminders } from '../../shared/reminders/read-reminders.ts'
import { noticesRepository } from './notices.repository.ts'
import { remindersRepository } from './reminders.repository.ts'

/** Of today and yesterday, what has come due or is about to; what is long past stays as it was. */
export const markReminder: Handler<typeof contract.reminders.markReminder, Context> = async ({
  context,
  input,
}) => {
  const { database, clock } = context.services
  const { accountId } = sessionUser(context)
  const now = clock.now()
  const { id: reminderId, day, time, as } = input
  const today = shanghaiDay(now)
  const key = { accountId, reminderId, day, time }

  await database.$transaction(async (transaction) => {
    await lockAccount(transaction, accountId)

    const fromDay = addDays(today, -1)
    const facts = await readReminders(transaction, { accountId, fromDay, toDay: today })

    const item = itemsOf(facts, [fromDay, today], now).find(
      (one) => one.plan.reminderId === reminderId && one.day === day && one.time === time,
    )

    if (!item && !facts.plans.some((plan) => plan.reminderId === reminderId))
      throw refuse('reminderNotFound', 'no such reminder')

    if (!item || now < item.opens) throw refuse('reminderNotDue', 'no such time, or not yet')
    const repository = remindersRepository(transaction)

    if (as === 'open') {
      await repository.unmark(key)
      return
    }

    const until = as === 'snoozed' ? new Date(now.getTime() + SNOOZE_MINUTES * MS_PER_MINUTE) : null

    await repository.mark({ ...key, state: as, at: now, until })
    if (until) await noticesRepository(transaction).plan(accountId, { dueAt: until, now })
  })

  return {}
}

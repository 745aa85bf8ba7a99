import type { contract, Handler } from '@kangban/contracts'
import { shanghaiDay } from '@kangban/china-time'
import { reminderDay, reminderDays } from '@kangban/rules/reminders/reminder-day'
import type { Context } from '../../context.ts'
import { personAsked } from '../../shared/family/person-asked.ts'
import { readReminders } from '../../shared/reminders/read-reminders.ts'

export const getReminderDay: Handler<typeof contract.reminders.getReminderDay, Context> = async ({
  context,
  input,
}) => {
  const { database, clock } = context.services
  const { accountId } = await personAsked(context, input.userCode)
  const now = clock.now()
  const toDay = shanghaiDay(now)
  const fromDay = reminderDays(now)[0] ?? toDay
  return reminderDay(await readReminders(database, { accountId, fromDay, toDay }), now)
}

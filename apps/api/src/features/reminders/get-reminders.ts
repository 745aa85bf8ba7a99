import type { contract, Handler } from '@kangban/contracts'
import { shanghaiDay } from '@kangban/china-time'
import { reminderDay, reminderDays } from '@kangban/rules/reminders/reminder-day'
import { suggestionsOf } from '@kangban/rules/reminders/reminder-suggestions'
import { planTitle } from '@kangban/rules/reminders/reminder-words'
import { type Context, sessionUser } from '../../context.ts'
import { plansOf, readReminders } from '../../shared/reminders/read-reminders.ts'
import { pushRepository } from './push.repository.ts'
import { remindersRepository } from './reminders.repository.ts'

export const getReminders: Handler<typeof contract.reminders.getReminders, Context> = async ({
  context,
}) => {
  const { database, clock, push } = context.services
  const { accountId, sessionId } = sessionUser(context)
  const now = clock.now()
  const toDay = shanghaiDay(now)
  const fromDay = reminderDays(now)[0] ?? toDay
  const repository = remindersRepository(database)

  const [facts, rows, person, subscribed] = await Promise.all([
    readReminders(database, { accountId, fromDay, toDay }),
    repository.current(accountId),
    repository.person(accountId),
    pushRepository(database).has(sessionId),
  ])

  const plans = plansOf(rows).map(({ reminderId, kind, name, dose, weekdays, times, active }) => ({
    id: reminderId,
    title: planTitle({ kind, name, dose }),
    kind,
    name,
    dose,
    weekdays: [...weekdays],
    times: [...times],
    active,
  }))

  // By the clock, so that changing one does not move it to the end.
  plans.sort((a, b) => `${a.times[0]} ${a.title}`.localeCompare(`${b.times[0]} ${b.title}`))
  const deviceTypes = person.bindings.map(({ device }) => device.typeCode)

  return {
    ...reminderDay(facts, now),
    plans,
    suggestions: suggestionsOf({ medicines: person.medicines, deviceTypes }, plans).map((one) => ({
      title: planTitle(one),
      ...one,
    })),
    delivery: { sms: person.reminderSms, pushKey: push.publicKey, push: subscribed },
  }
}

import { randomUUID } from 'node:crypto'
import type { ReminderKindName } from '@kangban/contracts'
import { hasComeDue, nextTime, type PlanVersion } from '@kangban/rules/reminders/reminder-plan'
import type { Database } from '../../database/open-database.ts'
import type { Transaction } from '../../database/once.ts'
import { planOf } from '../../shared/reminders/read-reminders.ts'

interface Plan {
  kind: ReminderKindName
  name: string
  dose: string
  weekdays: number[]
  times: string[]
  active: boolean
}

interface Own {
  accountId: string
  reminderId: string
  now: Date
}

const versionOf = (plan: Plan, reminderId: string, since: Date): PlanVersion => ({
  ...plan,
  reminderId,
  since,
  until: null,
})

/** In force from now on. */
const rowOf = (plan: Plan, { reminderId, now }: Pick<Own, 'reminderId' | 'now'>) => ({
  ...plan,
  since: now,
  until: null,
  nextAt: nextTime(versionOf(plan, reminderId, now), now),
})

export const remindersRepository = (database: Database | Transaction) => ({
  /** Those in force, in the order in which they were made. */
  current: (accountId: string) =>
    database.reminder.findMany({
      where: { accountId, until: null },
      orderBy: [{ since: 'asc' }, { id: 'asc' }],
    }),

  count: (accountId: string) => database.reminder.count({ where: { accountId, until: null } }),

  /** Medicines, bound devices and how the person wants to hear of it. */
  person: (accountId: string) =>
    database.account.findUniqueOrThrow({
      where: { id: accountId },
      select: {
        reminderSms: true,
        medicines: {
          orderBy: { position: 'asc' },
          select: { name: true, dose: true, timing: true },
        },
        bindings: { where: { status: '02' }, select: { device: { select: { typeCode: true } } } },
      },
    }),

  async add(accountId: string, plan: Plan, now: Date): Promise<string> {
    const reminderId = randomUUID()

    await database.reminder.create({
      data: { id: randomUUID(), accountId, reminderId, ...rowOf(plan, { reminderId, now }) },
    })

    return reminderId
  },

  /** A version that has come due ends and stays; one that has not is as if it had never been. False for an unknown one. */
  async change(own: Own, plan: Plan): Promise<boolean> {
    const { accountId, reminderId, now } = own
    const row = await database.reminder.findFirst({ where: { accountId, reminderId, until: null } })
    if (!row) return false
    const before = planOf(row)

    if (!before || !hasComeDue(before, now)) {
      await database.reminder.update({ where: { id: row.id }, data: rowOf(plan, own) })
      return true
    }

    await database.reminder.update({ where: { id: row.id }, data: { until: now, nextAt: null } })

    await database.reminder.create({
      data: { id: randomUUID(), accountId, reminderId, ...rowOf(plan, own) },
    })

    return true
  },

  /** Ending one again changes nothing; false for what is no reminder of this account. */
  async end({ accountId, reminderId, now }: Own): Promise<boolean> {
    await database.reminder.updateMany({
      where: { accountId, reminderId, until: null },
      data: { until: now, nextAt: null },
    })

    return (await database.reminder.count({ where: { accountId, reminderId } })) > 0
  },

  /** In force again as it was last; null for an unknown one, false where it already is. */
  async restore({ accountId, reminderId, now }: Own): Promise<boolean | null> {
    const newest = await database.reminder.findFirst({
      where: { accountId, reminderId },
      orderBy: [{ since: 'desc' }, { id: 'asc' }],
    })

    if (!newest) return null
    if (newest.until === null) return false
    const plan = planOf({ ...newest, until: null })

    await database.reminder.update({
      where: { id: newest.id },
      data: { until: null, nextAt: plan && nextTime(plan, now) },
    })

    return true
  },

  mark: (mark: {
    accountId: string
    reminderId: string
    day: string
    time: string
    state: string
    at: Date
    until: Date | null
  }) => {
    const { accountId, reminderId, day, time, ...said } = mark
    const key = { accountId, reminderId, day, time }

    return database.reminderMark.upsert({
      where: { accountId_reminderId_day_time: key },
      create: mark,
      update: said,
    })
  },

  unmark: (mark: { accountId: string; reminderId: string; day: string; time: string }) =>
    database.reminderMark.deleteMany({ where: mark }),

  saveSms: (accountId: string, reminderSms: boolean) =>
    database.account.update({ where: { id: accountId }, data: { reminderSms } }),
})

import { shanghaiClock } from '@kangban/china-time'
import { SMS_QUIET } from '@kangban/contracts'
import { nextTime, type PlanVersion } from '@kangban/rules/reminders/reminder-plan'
import { lockAccount } from '../../database/lock-account.ts'
import type { Database } from '../../database/open-database.ts'
import type { Transaction } from '../../database/once.ts'
import { living } from './push.repository.ts'

/** The target of a notice that goes to the person's phone number. */
export const SMS = 'sms'

export interface Notice {
  accountId: string
  target: string
  dueAt: Date
}

/** What is counted against the limit of a day. */
const COUNTED = ['sending', 'sent']

const keyOf = ({ accountId, target, dueAt }: Notice) => ({
  accountId_target_dueAt: { accountId, target, dueAt },
})

/** At night no SMS wakes anybody. */
export const isQuiet = (at: Date): boolean => {
  const clock = shanghaiClock(at)
  return clock >= SMS_QUIET.from || clock < SMS_QUIET.to
}

export const noticesRepository = (database: Database | Transaction) => ({
  /** One message a target for everything that comes due at a moment; planned again it is the same one. */
  async plan(accountId: string, { dueAt, now }: { dueAt: Date; now: Date }): Promise<void> {
    const account = await database.account.findUnique({
      where: { id: accountId, deletionRequestedAt: null },
      select: { reminderSms: true, pushTargets: { where: living(now), select: { id: true } } },
    })

    const targets = [
      ...(account?.reminderSms && !isQuiet(dueAt) ? [SMS] : []),
      ...(account?.pushTargets ?? []).map(({ id }) => id),
    ]

    for (const target of targets) {
      const notice = { accountId, target, dueAt }

      await database.reminderNotice.upsert({
        where: keyOf(notice),
        create: notice,
        update: {},
      })
    }
  },

  /** What is to be sent by now and nobody is sending, oldest first. */
  waiting: (now: Date, take: number): Promise<Notice[]> =>
    database.reminderNotice.findMany({
      where: {
        settledAt: null,
        dueAt: { lte: now },
        OR: [{ claimedUntil: null }, { claimedUntil: { lte: now } }],
      },
      orderBy: { dueAt: 'asc' },
      take,
      select: { accountId: true, target: true, dueAt: true },
    }),

  /** Of several replicas one gets it; how often it was tried then, null for the others. */
  async claim({ accountId, target, dueAt }: Notice, { now, until }: { now: Date; until: Date }) {
    const own = { accountId, target, dueAt }

    const { count } = await database.reminderNotice.updateMany({
      where: {
        ...own,
        settledAt: null,
        OR: [{ claimedUntil: null }, { claimedUntil: { lte: now } }],
      },
      data: { claimedUntil: until, tries: { increment: 1 } },
    })

    if (count === 0) return null
    const row = await database.reminderNotice.findUnique({ where: keyOf(own) })
    return row?.tries ?? null
  },

  settle: ({ accountId, target, dueAt }: Notice, outcome: string, at: Date) =>
    database.reminderNotice.updateMany({
      where: { accountId, target, dueAt },
      data: { settledAt: at, outcome },
    }),

  retryAt: ({ accountId, target, dueAt }: Notice, claimedUntil: Date) =>
    database.reminderNotice.updateMany({
      where: { accountId, target, dueAt },
      data: { claimedUntil, outcome: null },
    }),

  /** The phone of somebody who wants an SMS still; null otherwise. */
  phone: async (accountId: string): Promise<string | null> => {
    const account = await database.account.findFirst({
      where: { id: accountId, reminderSms: true, deletionRequestedAt: null },
      select: { phoneCipher: true },
    })

    return account?.phoneCipher ?? null
  },

  /** Reminders whose time has come, with when that was. */
  due: (now: Date, take: number) =>
    database.reminder.findMany({
      where: { nextAt: { lte: now } },
      orderBy: { nextAt: 'asc' },
      take,
    }),
})

/** Takes one of the messages of a day; false when there were as many as a day may have. */
export const takeSms = (
  database: Database,
  { accountId, target, dueAt }: Notice,
  { since, most }: { since: Date; most: number },
): Promise<boolean> =>
  database.$transaction(async (transaction) => {
    await lockAccount(transaction, accountId)

    const sent = await transaction.reminderNotice.count({
      where: { accountId, target, outcome: { in: COUNTED }, dueAt: { gte: since, not: dueAt } },
    })

    if (sent >= most) return false

    await transaction.reminderNotice.updateMany({
      where: { accountId, target, dueAt },
      data: { outcome: 'sending' },
    })

    return true
  })

/**
 * Moves a reminder on to its next time and plans the messages of the one that has come, both or neither; of several replicas
 * one does it.
 */
export const moveOn = (
  database: Database,
  { id, accountId, nextAt }: { id: string; accountId: string; nextAt: Date | null },
  { plan, dueAt, now }: { plan: PlanVersion | null; dueAt: Date | null; now: Date },
): Promise<boolean> =>
  database.$transaction(async (transaction) => {
    // Two reminders of a person that come due at one moment plan the same message.
    await lockAccount(transaction, accountId)

    const { count } = await transaction.reminder.updateMany({
      where: { id, nextAt },
      data: { nextAt: plan && nextTime(plan, now) },
    })

    if (count === 0) return false
    if (dueAt) await noticesRepository(transaction).plan(accountId, { dueAt, now })
    return true
  })

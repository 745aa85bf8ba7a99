// What comes due is sent: from the database, looked at every now and then, so that a restart forgets nothing and of several
// replicas one sends. A message is claimed before it is sent. Whoever dies while sending leaves its claim to run out; then the
// message goes out once more, while it is still worth it.
import {
  addDays,
  MS_PER_MINUTE,
  MS_PER_SECOND,
  shanghaiDay,
  startOfShanghaiDay,
} from '@kangban/china-time'
import { MAX_REMINDER_SMS } from '@kangban/contracts'
import { itemsOf } from '@kangban/rules/reminders/reminder-items'
import { justNow, LATE_MS } from '@kangban/rules/reminders/reminder-plan'
import { noticeText } from '@kangban/rules/reminders/reminder-words'
import type { Services } from '../../context.ts'
import type { PushAddress } from '../../ports/push.ts'
import { planOf, readReminders } from '../../shared/reminders/read-reminders.ts'
import { moveOn, type Notice, noticesRepository, SMS, takeSms } from './notices.repository.ts'
import { pushRepository } from './push.repository.ts'

type Used = Pick<Services, 'database' | 'clock' | 'vault' | 'sms' | 'push'>

export const DELIVER_EVERY_MS = 15 * MS_PER_SECOND
const BATCH = 200
const AT_ONCE = 8
/** Longer than any gateway is waited for. */
const CLAIM_MS = 2 * MS_PER_MINUTE
const RETRY_MS = MS_PER_MINUTE
const MAX_TRIES = 3

/** Plans the messages of all reminders whose time has come. */
async function planDue({ database, clock }: Used): Promise<void> {
  const repository = noticesRepository(database)

  for (;;) {
    const now = clock.now()
    const rows = await repository.due(now, BATCH)

    for (const row of rows) {
      const plan = planOf(row)
      const dueAt = plan && justNow(plan, now)
      await moveOn(database, row, { plan, dueAt, now })
    }

    if (rows.length < BATCH) return
  }
}

/** What the person has still to do: by now it may be done. */
async function textFor({ database }: Used, accountId: string, now: Date): Promise<string | null> {
  const toDay = shanghaiDay(now)
  const fromDay = addDays(toDay, -1)
  const facts = await readReminders(database, { accountId, fromDay, toDay })
  const due = itemsOf(facts, [fromDay, toDay], now).filter(({ state }) => state === 'due')
  return due.length === 0 ? null : noticeText(due.map(({ plan }) => plan.kind))
}

async function sendSms(services: Used, notice: Notice, text: string): Promise<string> {
  const { database, clock, vault, sms } = services
  const phoneCipher = await noticesRepository(database).phone(notice.accountId)
  if (!phoneCipher) return 'unwanted'
  const since = startOfShanghaiDay(shanghaiDay(clock.now()))
  if (!(await takeSms(database, notice, { since, most: MAX_REMINDER_SMS }))) return 'limit'
  await sms.sendSms({ to: vault.decrypt(phoneCipher), text: `【康伴】${text}。` })
  return 'sent'
}

async function sendPush(services: Used, notice: Notice, text: string): Promise<string> {
  const { database, clock, vault, push } = services
  const repository = pushRepository(database)
  const target = await repository.byId(notice.target, clock.now())
  if (!target) return 'unwanted'
  const address = JSON.parse(vault.decrypt(target.targetCipher)) as PushAddress
  const outcome = await push.send(address, text, LATE_MS / MS_PER_SECOND)
  // The browser has taken it back, or was removed.
  if (outcome === 'gone') await repository.remove(target.id)
  return outcome
}

async function deliver(services: Used, notice: Notice): Promise<string> {
  const now = services.clock.now()
  if (now.getTime() - notice.dueAt.getTime() > LATE_MS) return 'late'
  const text = await textFor(services, notice.accountId, now)
  if (text === null) return 'done'
  return notice.target === SMS ? sendSms(services, notice, text) : sendPush(services, notice, text)
}

/** Sends a message that this replica could claim. What cannot be sent now is tried again, a few times. */
async function attempt(services: Used, notice: Notice): Promise<void> {
  const { database, clock } = services
  const repository = noticesRepository(database)
  const now = clock.now()
  const until = new Date(now.getTime() + CLAIM_MS)
  const tries = await repository.claim(notice, { now, until })
  if (tries === null) return

  try {
    await repository.settle(notice, await deliver(services, notice), clock.now())
  } catch (cause) {
    if (tries >= MAX_TRIES) await repository.settle(notice, 'failed', clock.now())
    else await repository.retryAt(notice, new Date(clock.now().getTime() + RETRY_MS))
    throw cause
  }
}

/** Sends what has come due; may run at any moment, again, and in several replicas at once. @throws the first failure, after all were tried */
export async function deliverReminders(services: Used): Promise<void> {
  await planDue(services)
  const failures: unknown[] = []
  const waiting = await noticesRepository(services.database).waiting(services.clock.now(), BATCH)

  const worker = async () => {
    for (let notice = waiting.shift(); notice; notice = waiting.shift())
      await attempt(services, notice).catch((cause: unknown) => failures.push(cause))
  }

  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  if (failures.length > 0) throw failures[0]
}

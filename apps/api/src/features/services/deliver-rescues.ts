// Who asked for help is not asked again: the message goes out from the database, whether or not a page is still open, and after
// a restart. It is claimed first, so that of several replicas one sends it, and nobody can call off what is being sent.
import { MS_PER_DAY, MS_PER_MINUTE, MS_PER_SECOND } from '@kangban/china-time'
import { rescueText } from '@kangban/rules/rescue/rescue-text'
import type { RescuePlace } from '@kangban/contracts'
import type { Services } from '../../context.ts'
import { rescueRepository } from './rescue.repository.ts'

type Used = Pick<Services, 'database' | 'clock' | 'vault' | 'sms'>
type Rescue = Awaited<ReturnType<ReturnType<typeof rescueRepository>['due']>>[number]

export const RESCUE_EVERY_MS = 2 * MS_PER_SECOND
const BATCH = 50
/** Longer than any gateway is waited for. */
const CLAIM_MS = MS_PER_MINUTE
const MAX_TRIES = 3
/** What the service could not send for so long frightens more than it helps. */
const LATE_MS = 30 * MS_PER_MINUTE

async function textOf({ database, vault }: Used, rescue: Rescue, nameCipher: string | null) {
  const { accountId, at, placeCipher } = rescue
  const since = new Date(at.getTime() - MS_PER_DAY)
  const vitals = await rescueRepository(database).vitals(accountId, since)
  const place = placeCipher ? (JSON.parse(vault.decrypt(placeCipher)) as RescuePlace) : null
  return rescueText({ name: nameCipher && vault.decrypt(nameCipher), at, vitals, place })
}

/** How many contacts a message was sent to. @throws where it could be sent to none of several */
async function tell(services: Used, rescue: Rescue): Promise<number> {
  const { database, vault, sms, clock } = services
  if (clock.now().getTime() - rescue.tellAt.getTime() > LATE_MS) return 0
  const person = await rescueRepository(database).person(rescue.accountId)
  const phones = (person?.contacts ?? []).map(({ phoneCipher }) => vault.decrypt(phoneCipher))
  if (phones.length === 0) return 0
  const text = await textOf(services, rescue, person?.profile?.nameCipher ?? null)
  const sent = await Promise.allSettled(phones.map((to) => sms.sendSms({ to, text })))
  const failed = sent.filter((one) => one.status === 'rejected')
  if (failed.length === phones.length) throw failed[0]?.reason
  return phones.length - failed.length
}

async function attempt(services: Used, rescue: Rescue): Promise<void> {
  const { database, clock } = services
  const repository = rescueRepository(database)
  const now = clock.now()
  const until = new Date(now.getTime() + CLAIM_MS)
  if (!(await repository.claim(rescue, { now, until }))) return

  try {
    await repository.settle(rescue, { told: await tell(services, rescue), at: clock.now() })
  } catch (cause) {
    // Left to its claim, it is tried again when that runs out.
    if (rescue.tries + 1 >= MAX_TRIES) await repository.settle(rescue, { told: 0, at: clock.now() })
    throw cause
  }
}

/** Tells the contacts of those whose seconds are over. @throws the first failure, after all were tried */
export async function deliverRescues(services: Used): Promise<void> {
  const due = await rescueRepository(services.database).due(services.clock.now(), BATCH)
  const outcomes = await Promise.allSettled(due.map((rescue) => attempt(services, rescue)))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

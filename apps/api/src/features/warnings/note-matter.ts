import type { contract, Handler } from '@kangban/contracts'
import { remindAt } from '@kangban/rules/warnings/episodes'
import { type Context, sessionUser } from '../../context.ts'
import { warningsRepository } from './warnings.repository.ts'

export const noteMatter: Handler<typeof contract.warnings.noteMatter, Context> = async ({
  context,
  input: { ids, what },
}) => {
  const { database, clock } = context.services
  const { accountId } = sessionUser(context)
  const now = clock.now()
  const repository = warningsRepository(database)

  if (what !== 'later') {
    const done = what === 'told' ? { toldAt: now, seenAt: now } : { seenAt: now }
    return { noted: await repository.note(accountId, ids, done) }
  }

  const rows = await repository.named(accountId, ids)
  const level = rows.some((row) => row.level === 'bad') ? 'bad' : 'warn'
  return { noted: await repository.note(accountId, ids, { remindAt: remindAt(level, now) }) }
}

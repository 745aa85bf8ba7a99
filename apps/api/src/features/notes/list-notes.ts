import { addDays, shanghaiTime, startOfShanghaiDay } from '@kangban/china-time'
import type { contract, Handler } from '@kangban/contracts'
import type { Context } from '../../context.ts'
import { personAsked } from '../../shared/family/person-asked.ts'
import { storedCircumstances } from '../../shared/readings/stored-circumstances.ts'
import { momentNotesRepository } from './moment-notes.repository.ts'

export const listNotes: Handler<typeof contract.notes.listNotes, Context> = async ({
  context,
  input: { metric, day, userCode },
}) => {
  const { database, vault } = context.services
  const to = startOfShanghaiDay(addDays(day, 1))
  // The contract's rule has refused a `userCode` without a grant.
  const { accountId } = await personAsked(context, userCode)

  const rows = await momentNotesRepository(database).list({
    accountId,
    metric,
    from: startOfShanghaiDay(day),
    to,
  })

  return rows.map(({ at, circumstances, noteCipher }) => ({
    at: shanghaiTime(at),
    circumstances: storedCircumstances(circumstances),
    note: noteCipher === null ? '' : vault.decrypt(noteCipher),
  }))
}

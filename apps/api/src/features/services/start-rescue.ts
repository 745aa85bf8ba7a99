import { MS_PER_HOUR, MS_PER_SECOND } from '@kangban/china-time'
import { type contract, type Handler, refuse, RESCUE_SECONDS } from '@kangban/contracts'
import { type Context, sessionUser } from '../../context.ts'
import { rescueRepository } from './rescue.repository.ts'
import { rescueState } from './rescue-state.ts'

/** Within an hour: contacts who get more of them stop reading. */
const MOST_TOLD = 3
const MOST_ASKED = 20

export const startRescue: Handler<typeof contract.services.startRescue, Context> = async ({
  context,
  input: { rescueId, place },
}) => {
  const { database, clock, vault } = context.services
  const { accountId } = sessionUser(context)
  const repository = rescueRepository(database)
  const key = { accountId, rescueId }
  const now = clock.now()
  const placeCipher = place ? vault.encrypt(JSON.stringify(place)) : null

  const asked = await repository.ask(
    {
      ...key,
      at: now,
      tellAt: new Date(now.getTime() + RESCUE_SECONDS * MS_PER_SECOND),
      placeCipher,
    },
    {
      since: new Date(now.getTime() - MS_PER_HOUR),
      mostTold: MOST_TOLD,
      mostAsked: MOST_ASKED,
    },
  )

  if (asked === 'often') return { state: 'often', secondsLeft: 0, contacts: 0 }
  if (placeCipher) await repository.addPlace(key, placeCipher)

  const [rescue, contacts] = await Promise.all([
    repository.find(key),
    repository.countContacts(accountId),
  ])

  if (!rescue) throw refuse('rescueUnknown', 'the rescue went with its account')
  return rescueState(rescue, { contacts, now })
}

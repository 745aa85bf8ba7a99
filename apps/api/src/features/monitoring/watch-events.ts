import { isShared, type LiveEvent, type Look, refuse } from '@kangban/contracts'
import type { Handlers } from '@kangban/contracts/router'
import { type Context, sessionUser } from '../../context.ts'
import type { Heard, Listening } from '../../ports/live-events.ts'
import { grantsRepository } from '../../shared/family/grants.repository.ts'

/** What somebody of the family must be shared to hear of an event. */
const lookOf = (event: Exclude<LiveEvent, { kind: 'family' }>): Look => {
  if (event.kind === 'manual') return 'manual'
  return event.kind === 'warning' ? 'warnings' : event.metric
}

/** Whom a page follows: the user, and who shares with the user; read again whenever that changes. */
async function followed({ services, user }: Context, listening: Listening) {
  const viewerId = user?.accountId ?? ''
  const grants = grantsRepository(services.database)
  let others = new Map<string, string>()

  const readAgain = async () => {
    others = new Map((await grants.ownersOf(viewerId)).map(({ id, userCode }) => [id, userCode]))
    listening.follow([viewerId, ...others.keys()])
  }

  await readAgain()

  return {
    readAgain,
    /** What the user may be told of it: a sharing may have been taken back at another replica. */
    async told({ accountId, event }: Heard): Promise<LiveEvent | null> {
      if (accountId === viewerId) return event
      const userCode = others.get(accountId)
      if (!userCode || event.kind === 'family') return null
      const grant = await grants.find({ ownerCode: userCode, viewerId })
      return grant && isShared(lookOf(event), grant.areas) ? { ...event, userCode } : null
    },
  }
}

/**
 * What is stored for the user of the session, and for those who share with the user, from now on, until the page is left or
 * the session is over. Sessions end at any replica, so it is looked up: before each event, so that none is told that came
 * later, and twice a second for all streams together.
 */
export const watchEvents: Handlers<Context>['monitoring']['watchEvents'] = async function* ({
  context,
  signal,
}) {
  const { services, sessionGoesOn } = context
  const free = context.takeStream()
  if (!free) throw refuse('tooManyRequests', 'too many streams of the account')
  const over = new AbortController()
  const stopWatching = context.whenSessionOver(() => over.abort())

  try {
    const { accountId } = sessionUser(context)
    const listening = services.live.listen(AbortSignal.any([signal, over.signal]))
    const heard = listening.heard()
    listening.follow([accountId])
    const people = await followed(context, listening)

    for await (const next of heard) {
      if (!(await sessionGoesOn())) return
      if (next.event.kind === 'family') await people.readAgain()
      const event = await people.told(next)
      if (event) yield event
    }
  } finally {
    stopWatching()
    over.abort()
    free()
  }
}

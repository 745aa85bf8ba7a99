import type { Handlers } from '@kangban/contracts/router'
import { LIMITS } from '../../config/limits.ts'
import { type Context, sessionUser } from '../../context.ts'

/**
 * What is stored for the user of the session from now on, until the page is left or the session is over. Sessions end at any
 * replica, so it is looked up: before each event, so that none is told that came later, and from time to time.
 */
export const watchEvents: Handlers<Context>['monitoring']['watchEvents'] = async function* ({
  context,
  signal,
}) {
  const { services, sessionGoesOn } = context
  const over = new AbortController()

  const look = async () => {
    // Where the database does not answer, the next look tells.
    if (!(await sessionGoesOn().catch(() => true))) over.abort()
  }

  const looking = setInterval(() => void look(), LIMITS.sessionLookMs).unref()

  try {
    const { accountId } = sessionUser(context)
    const until = AbortSignal.any([signal, over.signal])

    for await (const event of services.live.subscribe(accountId, until)) {
      if (!(await sessionGoesOn())) return
      yield event
    }
  } finally {
    clearInterval(looking)
  }
}

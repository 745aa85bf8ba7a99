import type { Handlers } from '@kangban/contracts/router'
import { type Context, sessionUser } from '../../context.ts'

/** What is stored for the user of the session from now on, until the page is left. */
export const watchEvents: Handlers<Context>['monitoring']['watchEvents'] = async function* ({
  context,
  signal,
}) {
  yield* context.services.live.subscribe(sessionUser(context).accountId, signal)
}

// Follows how the calls go, and ends the run when it has no sense to go on.
import { type Operation, SESSION_ENDED } from '@kangban/contracts'
import type { Judged } from '../answer/answer.ts'
import type { Sent } from './caller.ts'
import { UNREACHABLE } from './login.ts'
import { CouldNotRun, type Text } from '../text.ts'

const MAX_SERVER_ERRORS = 3

const needsSession = ({ ownership }: Operation): boolean =>
  ownership !== 'anyone' && ownership !== 'secret'

const SESSION_REFUSED: Text = {
  zh: '后端不接受这次登录，令牌可能已失效，请重新登录。',
  en: 'The backend refuses the session; the token may be over, log in again.',
}

/** `guessed`: the call stands where no document says; a gateway may refuse what it does not know. */
export type Seen = Pick<Judged, 'code' | 'success'> & { readonly guessed: boolean }

export function createWatch() {
  let reached = false
  let accepted = false
  let refusals = 0
  let failedInARow = 0

  return {
    see(operation: Operation, sent: Sent, { code, success, guessed }: Seen) {
      // Who does not answer in time was reached, and is to answer for it.
      if (sent.status !== null || sent.why === 'timeout') reached = true
      if (!reached) throw new CouldNotRun(UNREACHABLE)
      failedInARow = sent.status === null || sent.status >= 500 ? failedInARow + 1 : 0
      if (!needsSession(operation)) return
      const refused = code === SESSION_ENDED || sent.status === 401 || sent.status === 410
      if (refused && !guessed) refusals += 1
      if (success) accepted = true
      // One refusal alone may be a fault of that operation.
      if (!accepted && refusals > 1) throw new CouldNotRun(SESSION_REFUSED)
    },
    stopped: () => failedInARow >= MAX_SERVER_ERRORS,
    end() {
      if (!accepted && refusals > 0) throw new CouldNotRun(SESSION_REFUSED)
    },
  }
}

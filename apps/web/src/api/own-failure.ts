import { MESSAGES } from '@kangban/contracts'
import { FORBIDDEN, SESSION_ENDED } from '@kangban/contracts/codes'
import { FailedCall } from '@kangban/contracts/link'

interface OwnTexts {
  /** The server refused and gave no words of its own. */
  failed: string
  /** No answer came. */
  unreachable: string
}

/** What a call with messages of its own says about its failure; null where the shared rules have said it. */
export function ownFailureText(cause: unknown, { failed, unreachable }: OwnTexts): string | null {
  const failure =
    cause instanceof Error && cause.cause instanceof FailedCall ? cause.cause.failure : null

  if (failure?.kind !== 'code') return unreachable
  const { code, message } = failure
  if (code === SESSION_ENDED || code === FORBIDDEN) return null
  return message === MESSAGES.backendFailure(code) ? failed : message
}

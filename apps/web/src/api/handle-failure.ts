import type { Operation } from '@kangban/contracts'
import { FORBIDDEN, SESSION_ENDED, WARNING } from '@kangban/contracts/codes'
import { FailedCall, type Failure } from '@kangban/contracts/link'
import type { PageRouter } from '@kangban/contracts/router'
import { TRPCClientError } from '@trpc/client'
import { toast } from '../shared/ui/layers/toast.ts'
import { useSession } from '../stores/session.ts'
import { isOwn, useSubject } from '../stores/subject.ts'
import { useShell } from '../stores/shell.ts'
import { forgetAnswers } from '../worker/from-page.ts'
import { CANCELLED } from './cancel.ts'
import { transportText } from './failure-text.ts'

const currentPath = () => location.hash.slice(1) || '/'

/** Leaves the screen that failed; replaced, so that going back does not lead into the failure again. */
function leaveFor(path: '/login' | '/401'): void {
  if (currentPath().split('?')[0] === path) return
  useShell.getState().setIntendedPath(currentPath())
  location.replace(`#${path}`)
}

/**
 * The shared request rules: what every failed call does, whoever made it. Calls with own messages opt out of the toast,
 * not of the end of the session nor of the missing permission.
 */
export function handleFailure(
  failure: Failure,
  operation: Pick<Operation, 'ownMessages'> & { path: string },
): void {
  if (failure.message.includes(CANCELLED)) return
  // What nobody offers is not shown: a page that asks all the same is mistaken, which is nothing to tell a person.
  if (failure.kind === 'not-offered') return console.warn(failure.message)

  if (failure.kind === 'transport') {
    console.warn(`${operation.path} failed: ${failure.message}`)
    if (!operation.ownMessages) toast({ title: transportText(failure) })
    return
  }

  console.warn(`${operation.path} answered ${failure.code}`)

  if (failure.code === SESSION_ENDED) {
    // Several calls may be under way when a session ends: it is said once.
    if (useSession.getState().token || currentPath() !== '/login') toast({ title: failure.message })
    useSession.getState().end()
    leaveFor('/login')
  } else if (failure.code === FORBIDDEN) {
    forgetAnswers()
    // Taken back a moment ago, perhaps, all or some of it.
    if (isOwn()) return leaveFor('/401')
    toast({ title: failure.message })
    useSubject.getState().refused?.()
  } else if (!operation.ownMessages) {
    toast({ title: failure.message, type: failure.code === WARNING ? 'warning' : 'error' })
  }
}

/** What a composed answer failed of, told once; the end of a session was acted on when the part failed. */
export function tellComposed(cause: unknown, name: string): TRPCClientError<PageRouter> {
  const error =
    cause instanceof TRPCClientError ? cause : TRPCClientError.from<PageRouter>(cause as Error)

  const failed = [cause, error.cause].find((each) => each instanceof FailedCall)
  if (!failed) console.warn(`${name} could not be composed`, cause)
  else handleFailure(failed.failure, { path: name })
  return error
}

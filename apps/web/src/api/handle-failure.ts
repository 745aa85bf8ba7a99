import type { Operation } from '@kangban/contracts'
import type { Failure } from '@kangban/contracts/link'
import { toast } from '../shared/ui/toast.ts'
import { useSession } from '../stores/session.ts'
import { useShell } from '../stores/shell.ts'
import { CANCELLED } from './cancel.ts'
import { transportText } from './failure-text.ts'

const SESSION_ENDED = '410'
const FORBIDDEN = '401'
const WARNING = '6666'

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
export function handleFailure(failure: Failure, operation: Pick<Operation, 'path' | 'ownMessages'>): void {
  if (failure.message.includes(CANCELLED)) return
  if (failure.kind === 'transport') {
    console.warn(`${operation.path} failed: ${failure.message}`)
    if (!operation.ownMessages) toast({ title: transportText(failure) })
    return
  }
  console.warn(`${operation.path} answered ${failure.code}`)
  if (failure.code === SESSION_ENDED) {
    toast({ title: failure.message })
    useSession.getState().forget()
    leaveFor('/login')
  } else if (failure.code === FORBIDDEN) {
    leaveFor('/401')
  } else if (!operation.ownMessages) {
    toast({ title: failure.message, type: failure.code === WARNING ? 'warning' : 'error' })
  }
}

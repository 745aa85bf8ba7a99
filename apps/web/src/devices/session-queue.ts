import { useSession } from '../stores/session.ts'
import type { QueuedUpload } from './upload-store.ts'
import type { UploadQueue } from './upload-queue.ts'

const isSessionOf = (userCode: string): boolean => {
  const { token, user } = useSession.getState()
  return token !== '' && user?.userCode === userCode
}

/** Before each call that sends what this person measured: it is made in the name of whoever is logged in by then. */
export function assertSessionOf(userCode: string): void {
  if (!isSessionOf(userCode)) throw new Error('whoever measured this is not logged in')
}

/**
 * One queue for whoever is logged in, opened when it is first asked for. The end of the session closes it; what
 * waits stays on the phone for the same person's next one.
 */
export function sessionQueue<Item extends QueuedUpload>(
  open: (userCode: string) => UploadQueue<Item>,
): (userCode: string) => UploadQueue<Item> {
  let current: { userCode: string; queue: UploadQueue<Item> } | null = null

  const close = () => {
    current?.queue.close()
    current = null
  }

  useSession.subscribe(() => {
    if (current && !isSessionOf(current.userCode)) close()
  })

  return (userCode) => {
    if (current?.userCode === userCode) return current.queue
    close()
    current = { userCode, queue: open(userCode) }
    return current.queue
  }
}

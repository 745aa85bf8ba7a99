import { useEffect } from 'react'
import { isDocumentedOnly, runtimeConfig } from '../../config/runtime-config.ts'
import { useSession } from '../../stores/session.ts'
import { whenAnswered } from '../../shared/ui/when-answered.ts'

async function openQueues(userCode: string): Promise<void> {
  await whenAnswered()

  await Promise.all([
    import('../../features/ecg/parts/uploads.ts').then(({ uploadsOf }) => uploadsOf(userCode)),
    import('../../features/monitoring/pressure/measure/pressure-uploads.ts').then(
      ({ pressureUploadsOf }) => pressureUploadsOf(userCode),
    ),
  ])
}

/** What was measured and not yet sent goes on being sent, whatever screen is open; loaded after the first screen. */
export function usePendingUploads(): void {
  const userCode = useSession((state) => (state.token ? (state.user?.userCode ?? '') : ''))

  useEffect(() => {
    if (!userCode) return

    openQueues(userCode).catch((cause: unknown) =>
      console.warn('the upload queues could not be opened', cause),
    )
  }, [userCode])
}

/** Pushed events for as long as somebody is logged in; loaded only then. */
export function useLiveUpdates(): void {
  const token = useSession((state) => state.token)

  useEffect(() => {
    if (!token || !runtimeConfig().liveUpdates || isDocumentedOnly()) return undefined
    let stop: (() => void) | undefined
    let left = false

    import('../../api/live.ts')
      .then(({ watchLive }) => {
        if (!left) stop = watchLive()
      })
      .catch((cause: unknown) => console.warn('live updates could not start', cause))

    return () => {
      left = true
      stop?.()
    }
  }, [token])
}

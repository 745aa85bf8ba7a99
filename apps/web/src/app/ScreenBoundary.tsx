import { Component, type ReactNode, Suspense } from 'react'
import { mendOnReturn } from '../api/mends.ts'
import { ErrorState } from '../shared/ui/states/ErrorState.tsx'
import { Page } from '../shared/ui/page/Page.tsx'
import { Skeleton } from '../shared/ui/states/Skeleton.tsx'
import { appCopy } from './copy.ts'

/** A part of the app that did not arrive; browsers word it each in their way, all as this error. */
const isMissingPart = (cause: unknown): boolean =>
  cause instanceof TypeError && /import|fetch|load/i.test(cause.message)

class FailureBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  #endMending: (() => void) | undefined

  override componentDidCatch(cause: Error): void {
    console.error('a screen failed', cause)
    // Browsers remember a part that failed to come: only a new start asks for it again.
    if (isMissingPart(cause)) this.#endMending = mendOnReturn(() => location.reload())
  }

  override componentWillUnmount(): void {
    this.#endMending?.()
  }

  override render() {
    if (!this.state.failed) return this.props.children

    return (
      <Page back>
        <ErrorState text={appCopy.screenFailed} onRetry={() => location.reload()} />
      </Page>
    )
  }
}

/** A screen that is still on its way, or that could not be shown, does not take the app with it. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const waiting = (
    <Page>
      <Skeleton />
    </Page>
  )

  return (
    <FailureBoundary>
      <Suspense fallback={waiting}>{children}</Suspense>
    </FailureBoundary>
  )
}

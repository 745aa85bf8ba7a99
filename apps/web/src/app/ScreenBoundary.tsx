import { Component, type ReactNode, Suspense } from 'react'
import { ErrorState } from '../shared/ui/states/ErrorState.tsx'
import { Page } from '../shared/ui/page/Page.tsx'
import { Skeleton } from '../shared/ui/states/Skeleton.tsx'
import { appCopy } from './copy.ts'

class FailureBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(cause: Error): void {
    console.error('a screen failed', cause)
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

import { Component, type ReactNode, Suspense } from 'react'
import { mendOnReturn } from '../api/mends.ts'
import { ErrorState } from '../shared/ui/states/ErrorState.tsx'
import { Page } from '../shared/ui/page/Page.tsx'
import { Skeleton } from '../shared/ui/states/Skeleton.tsx'
import { appCopy } from './copy.ts'

/** A part of the app that did not arrive: browsers word it each in their way, all as a `TypeError`; of its style Vite tells. */
const isMissingPart = (cause: unknown): boolean =>
  (cause instanceof TypeError && /import|fetch|load/i.test(cause.message)) ||
  (cause instanceof Error && cause.message.startsWith('Unable to preload CSS'))

interface FailureBoundaryProps {
  children: ReactNode
  /** In the place of a screen that failed. */
  instead?: ReactNode
}

class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  #endMending: (() => void) | undefined

  override componentDidCatch(cause: Error): void {
    const { instead } = this.props
    console.error(instead ? 'a screen failed' : 'a part beside the screen failed', cause)
    // Browsers remember a part that failed to come: only a new start asks for it again, at the cost of what is typed by then.
    if (instead && isMissingPart(cause)) this.#endMending = mendOnReturn(() => location.reload())
  }

  override componentWillUnmount(): void {
    this.#endMending?.()
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}

/** A screen that is still on its way, or that could not be shown, does not take the app with it. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const waiting = (
    <Page>
      <Skeleton />
    </Page>
  )

  const failed = (
    <Page back>
      <ErrorState text={appCopy.screenFailed} onRetry={() => location.reload()} />
    </Page>
  )

  return (
    <FailureBoundary instead={failed}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </FailureBoundary>
  )
}

interface PartBoundaryProps {
  children: ReactNode
  /** Until it is there. */
  waiting?: ReactNode
}

/** What stands around a screen does not take the screen with it. */
export const PartBoundary = ({ children, waiting }: PartBoundaryProps) => (
  <FailureBoundary>
    <Suspense fallback={waiting}>{children}</Suspense>
  </FailureBoundary>
)

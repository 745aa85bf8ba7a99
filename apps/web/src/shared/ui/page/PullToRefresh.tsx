import { type ReactNode, useCallback, useRef, useState } from 'react'
import { RELEASE_PX, usePull } from './use-pull.ts'

const copy = {
  pull: '下拉刷新',
  release: '松开就刷新',
  refreshing: '正在刷新…',
} as const

interface PullToRefreshProps {
  onRefresh: () => Promise<unknown>
  children: ReactNode
}

/** Refreshes when the top of the page is pulled down; antd-mobile's would add 28 kB of animation to the first page. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const area = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)

  const refresh = useCallback(() => {
    setBusy(true)
    void onRefresh().finally(() => setBusy(false))
  }, [onRefresh])

  const pulled = usePull(area, refresh)
  const height = busy ? RELEASE_PX : pulled
  const hint = pulled >= RELEASE_PX ? copy.release : copy.pull

  return (
    <div ref={area} className="stack fill">
      {/* A gesture's own hint: the button below the cards says the same to a screen reader. */}
      <div className="cell fixed hint clip" style={{ height }} aria-hidden="true">
        {height > 0 && (busy ? copy.refreshing : hint)}
      </div>
      {children}
    </div>
  )
}

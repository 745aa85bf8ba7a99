import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PullToRefresh } from './PullToRefresh.tsx'

function show() {
  const calls: (() => void)[] = []
  const onRefresh = () => new Promise<void>((resolve) => calls.push(resolve))

  render(
    <PullToRefresh onRefresh={onRefresh}>
      <p>内容</p>
    </PullToRefresh>,
  )

  return { calls, content: screen.getByText('内容') }
}

function pull(element: HTMLElement, distance: number) {
  fireEvent.touchStart(element, { touches: [{ clientY: 100 }] })
  fireEvent.touchMove(element, { touches: [{ clientY: 100 + distance }] })
}

it('refreshes once pulled far enough and let go, and shows that it does', async () => {
  const { calls, content } = show()
  pull(content, 160)
  expect(screen.getByText('松开就刷新')).toBeDefined()
  fireEvent.touchEnd(content)
  expect(calls).toHaveLength(1)
  expect(screen.getByText('正在刷新…')).toBeDefined()
  await act(async () => calls[0]?.())
  expect(screen.queryByText('正在刷新…')).toBeNull()
})

it('does nothing when pulled too little or interrupted', () => {
  const { calls, content } = show()
  pull(content, 60)
  expect(screen.getByText('下拉刷新')).toBeDefined()
  fireEvent.touchEnd(content)
  pull(content, 200)
  fireEvent.touchCancel(content)
  expect(calls).toHaveLength(0)
})

it('leaves an upward swipe to the page', () => {
  const { calls, content } = show()
  pull(content, -200)
  fireEvent.touchEnd(content)
  expect(calls).toHaveLength(0)
})

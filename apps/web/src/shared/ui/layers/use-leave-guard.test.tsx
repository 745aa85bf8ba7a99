import { act, render, screen, waitFor } from '@testing-library/react'
import { HashRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { confirm } from './confirm.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

function Guarded() {
  const leave = useLeaveGuard(true, () => confirm({ title: '要离开吗？' }))

  return (
    <button type="button" onClick={leave}>
      返回
    </button>
  )
}

it('leaves the history alone where its question was never answered and the screen is gone', async () => {
  const before: unknown = history.state
  const { unmount } = render(<Guarded />, { wrapper: HashRouter })
  await waitFor(() => expect(history.state).toMatchObject({ guard: true }))
  act(() => screen.getByText('返回').click())
  unmount()
  await waitFor(() => expect(history.state).not.toHaveProperty('guard'))
  // Whoever asks next gives the open question up.
  void confirm({ title: '另一个问题' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(history.state ?? before).not.toHaveProperty('guard')
})

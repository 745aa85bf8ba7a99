import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Sheet } from './Sheet.tsx'

function Example() {
  const [open, setOpen] = useState(false)

  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <Sheet open={open} title="选择日期" onClose={() => setOpen(false)}>
        <button type="button" onClick={() => setOpen(false)}>
          今天
        </button>
      </Sheet>
    </>
  )
}

function openSheet() {
  render(<Example />)
  fireEvent.click(screen.getByText('打开'))
  expect(screen.getByRole('dialog', { name: '选择日期' })).toBeTruthy()
}

const dialogs = () => screen.queryAllByRole('dialog').length

describe('the sheet', () => {
  it('is closed by its named button', async () => {
    openSheet()
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(dialogs()).toBe(0))
  })

  it('is closed by the back key', async () => {
    openSheet()
    history.back()
    await waitFor(() => expect(dialogs()).toBe(0))
  })

  it('leaves no history entry when its owner closes it', async () => {
    const state: unknown = history.state
    openSheet()
    fireEvent.click(screen.getByText('今天'))
    await waitFor(() => expect(dialogs()).toBe(0))
    await waitFor(() => expect(history.state).toEqual(state))
  })
})

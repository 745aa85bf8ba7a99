import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
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

const closeButton = () => screen.getByRole('button', { name: '关闭' })

const dialogs = () => screen.queryAllByRole('dialog').length

describe('the sheet', () => {
  it('is closed by its named button', async () => {
    openSheet()
    fireEvent.click(closeButton())
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

  it('closes where the browser drops the step back, and asks for no second one', async () => {
    openSheet()
    const back = vi.spyOn(history, 'back').mockReturnValue()
    fireEvent.click(closeButton())
    await waitFor(() => expect(dialogs()).toBe(0), { timeout: 5000 })
    await Promise.resolve()
    expect(back).toHaveBeenCalledTimes(1)
    back.mockRestore()
    history.back()
  })

  it.each([
    ['its button is tapped again', () => fireEvent.click(closeButton())],
    ['the page goes', cleanup],
  ])('asks for one step back, also where %s before it is made', async (_, meanwhile) => {
    openSheet()
    // The browser makes the step a moment later.
    const back = vi.spyOn(history, 'back').mockReturnValue()
    fireEvent.click(closeButton())
    meanwhile()
    await Promise.resolve()
    expect(back).toHaveBeenCalledTimes(1)
    back.mockRestore()
    history.back()
  })
})

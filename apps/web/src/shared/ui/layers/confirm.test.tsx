import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { confirm, type ConfirmOptions } from './confirm.ts'
import { ConfirmHost } from './ConfirmHost.tsx'

function ask(options: Partial<ConfirmOptions> = {}): Promise<boolean> {
  render(
    <>
      <button type="button">外面</button>
      <ConfirmHost />
    </>,
  )

  screen.getByText('外面').focus()
  let answer: Promise<boolean> = Promise.resolve(false)

  act(() => {
    answer = confirm({ title: '要删除吗？', content: '删了找不回来。', ...options })
  })

  return answer
}

describe('the confirming dialog', () => {
  it('is a named, modal dialog that takes the focus and gives it back', async () => {
    const answer = ask()
    const dialog = screen.getByRole('dialog', { name: '要删除吗？' })
    expect(dialog.contains(document.activeElement)).toBe(true)
    fireEvent.click(screen.getByText('确定'))
    await expect(answer).resolves.toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByText('外面'))
  })

  it('takes Esc and 取消 for a no', async () => {
    const first = ask()
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    await expect(first).resolves.toBe(false)
    let second: Promise<boolean> = Promise.resolve(true)

    act(() => {
      second = confirm({ title: '再问' })
    })

    fireEvent.click(screen.getByText('取消'))
    await expect(second).resolves.toBe(false)
  })

  it('is closed by the back key, which does not leave the page', async () => {
    const address = location.href
    const answer = ask()
    act(() => history.back())
    await expect(answer).resolves.toBe(false)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location.href).toBe(address)
  })

  it('is closed by a tap beside it, and not by one on it', async () => {
    const answer = ask()
    fireEvent.click(screen.getByText('删了找不回来。'))
    expect(screen.getByRole('dialog')).toBeTruthy()
    fireEvent.click(screen.getByRole('dialog'))
    await expect(answer).resolves.toBe(false)
  })

  it('has its answer also where the browser closes it itself', async () => {
    const answer = ask()
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    dialog.close()
    fireEvent(dialog, new Event('close'))
    await expect(answer).resolves.toBe(false)
  })

  it('has taken its history entry away when it answers', async () => {
    const state: unknown = history.state
    const answer = ask()
    expect(history.state).not.toEqual(state)
    fireEvent.click(screen.getByText('确定'))
    await answer
    expect(history.state).toEqual(state)
  })

  it('is a notice with one button where there is nothing to refuse', () => {
    void ask({ cancelText: null, okText: '知道了' })
    expect(screen.getByRole('dialog').querySelectorAll('button')).toHaveLength(1)
  })
})

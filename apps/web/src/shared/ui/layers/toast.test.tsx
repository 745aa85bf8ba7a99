import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSettings } from '../../../stores/settings.ts'
import { toast, useToasts } from './toast.ts'
import { ToastHost } from './ToastHost.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  useToasts.setState({ items: [] })
  render(<ToastHost />)
})

afterEach(() => vi.useRealTimers())

const show = (options: Parameters<typeof toast>[0]) => act(() => toast(options))
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const shown = (title: string) => screen.queryByText(title)?.closest('[data-type]') ?? null

describe('a toast', () => {
  it('[TOAST-01] shows its title, as an error unless told otherwise, in a live region', () => {
    show({ title: 'x' })
    expect(shown('x')?.getAttribute('data-type')).toBe('error')
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite')
    show({ title: 'y', type: 'success' })
    expect(shown('y')?.getAttribute('data-type')).toBe('success')
  })

  it('[TOAST-02] [TOAST-04] lasts 1000 ms and removes itself', () => {
    show({ title: 'x' })
    pass(999)
    expect(shown('x')).not.toBeNull()
    pass(1)
    expect(shown('x')).toBeNull()
  })

  it('[TOAST-03] fades for its last 200 ms', () => {
    show({ title: 'x' })
    pass(799)
    expect(shown('x')?.hasAttribute('data-fading')).toBe(false)
    pass(1)
    expect(shown('x')?.hasAttribute('data-fading')).toBe(true)
  })

  it('lasts 3000 ms in elderly mode, and is closed by a tap', () => {
    useSettings.getState().setElder(true)
    show({ title: 'x' })
    pass(2999)
    const element = shown('x')
    expect(element).not.toBeNull()
    if (element) fireEvent.click(element)
    expect(shown('x')).toBeNull()
  })

  it('stands once for the same words', () => {
    show({ title: 'x' })
    pass(900)
    show({ title: 'x' })
    expect(screen.getAllByText('x')).toHaveLength(1)
    pass(900)
    expect(shown('x')).not.toBeNull()
  })
})

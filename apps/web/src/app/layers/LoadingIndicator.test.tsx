import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cancelSignal } from '../../api/cancel.ts'
import { useShell } from '../../stores/shell.ts'
import { LoadingIndicator } from './LoadingIndicator.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<LoadingIndicator />)
})

afterEach(() => vi.useRealTimers())

const start = () => act(() => useShell.getState().startLoading())
const end = () => act(() => useShell.getState().endLoading())
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const indicator = () => screen.queryByTestId('loading')

describe('the loading indicator', () => {
  it('[REQ-06] shows when a request lasts 300 ms', () => {
    start()
    pass(299)
    expect(indicator()).toBeNull()
    pass(1)
    expect(indicator()?.closest('[role=status]')).toBeTruthy()
  })

  it('does not show for an answer that comes at once', () => {
    start()
    pass(200)
    end()
    pass(1000)
    expect(indicator()).toBeNull()
  })

  it('[REQ-44] is one for all, and closes with the last', () => {
    start()
    start()
    pass(300)
    end()
    expect(screen.getAllByTestId('loading')).toHaveLength(1)
    end()
    expect(indicator()).toBeNull()
  })

  it('waits anew for the next request', () => {
    start()
    pass(300)
    end()
    start()
    expect(indicator()).toBeNull()
  })

  it('ends the requests by 取消', () => {
    start()
    pass(300)
    const signal = cancelSignal()
    fireEvent.click(screen.getByText('取消'))
    expect(signal.aborted).toBe(true)
    expect(cancelSignal().aborted).toBe(false)
  })
})

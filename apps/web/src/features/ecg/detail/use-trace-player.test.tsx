import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useTracePlayer } from './use-trace-player.ts'

const RECORD = { length: 30 * 512, marks: [] }

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

const start = () => renderHook(() => useTracePlayer(RECORD, true))

beforeEach(() => {
  vi.useFakeTimers()
  location.hash = '#/theHeart?ecg=1&id=E1'
})

afterEach(() => {
  vi.useRealTimers()
})

describe('useTracePlayer', () => {
  it('draws by elapsed time and tells where it is', () => {
    const { result } = start()
    pass(4000)
    expect(result.current.drawn(375)).toBe(2040)
    expect(result.current.positionSeconds).toBeCloseTo(4)
    act(() => result.current.seekTo(12))
    expect(result.current.drawn(375)).toBe(6140)
  })

  it('stops when the page hash is no longer the ECG view', () => {
    const { result } = start()
    pass(1000)
    expect(result.current.playing).toBe(true)
    location.hash = '#/health'
    pass(200)
    expect(result.current.playing).toBe(false)
  })

  it('ends with the record and starts again from its beginning', () => {
    const { result } = start()
    pass(31_000)
    expect([result.current.playing, result.current.ended]).toEqual([false, true])
    expect(result.current.drawn(375)).toBe(30 * 512)
    act(() => result.current.toggle())
    expect([result.current.playing, result.current.drawn(375)]).toEqual([true, 0])
  })

  it('goes half as fast', () => {
    const { result } = start()
    pass(2000)
    act(() => result.current.toggleSpeed())
    pass(2000)
    expect(result.current.positionSeconds).toBeCloseTo(3)
  })
})

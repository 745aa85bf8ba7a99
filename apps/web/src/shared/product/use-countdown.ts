import { MS_PER_SECOND } from '@kangban/china-time'
import { SMS_PAUSE_SECONDS } from '@kangban/contracts/constants'
import { useEffect, useState } from 'react'

/** How long a phone waits before it may ask for another code. */
const RESEND_MS = SMS_PAUSE_SECONDS * MS_PER_SECOND
const TICK_MS = 1000

/** Whole seconds left of the countdown that began at `from` (ms); counted by the clock, so a sleeping phone is no matter. */
export function secondsLeft(from: number | null, now: number): number {
  return from === null ? 0 : Math.max(0, Math.ceil((from + RESEND_MS - now) / 1000))
}

export function useCountdown(from: number | null): number {
  const [now, setNow] = useState(Date.now)
  const left = secondsLeft(from, Math.max(now, from ?? 0))
  const running = left > 0

  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [running])

  return left
}

import { useEffect, useState } from 'react'

const STEP_MS = 30_000

/** The time, moved on often enough for 刚刚 and 12 分钟前 to stay true. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS)
    return () => clearInterval(timer)
  }, [])

  return now
}

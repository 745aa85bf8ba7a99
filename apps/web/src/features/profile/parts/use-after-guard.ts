import { useEffect, useEffectEvent, useState } from 'react'

/** Goes on when the guard of what was unsaved has taken its entry out of the history; at once where there was none. */
export function useAfterGuard(go: () => void): (guarded: boolean) => void {
  const [waiting, setWaiting] = useState(false)
  const goOn = useEffectEvent(go)

  useEffect(() => {
    if (!waiting) return undefined
    const onPop = () => goOn()
    window.addEventListener('popstate', onPop, { once: true })
    return () => window.removeEventListener('popstate', onPop)
  }, [waiting])

  return (guarded) => (guarded ? setWaiting(true) : go())
}

import { MS_PER_SECOND } from '@kangban/china-time'
import { useCallback, useEffect, useState } from 'react'
import { simulator, type Wearer } from './simulator.ts'

const EVERY_MS = MS_PER_SECOND

/** The simulated devices of a person as they are now, and a way to look at once; null where there are none. */
export function useWearer(person: string | null): { wearer: Wearer | null; look: () => void } {
  const [seen, setSeen] = useState<{ person: string; wearer: Wearer } | null>(null)

  const look = useCallback(() => {
    if (!person || document.visibilityState !== 'visible') return

    simulator.wearer(person).then(
      (wearer) => setSeen({ person, wearer }),
      (cause: unknown) => {
        console.info('no simulated devices', cause)
        setSeen(null)
      },
    )
  }, [person])

  useEffect(() => {
    look()
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }, [look])

  return { wearer: seen?.person === person ? seen.wearer : null, look }
}

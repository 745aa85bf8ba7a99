import { useSyncExternalStore } from 'react'

/** A phone that lies on its side; a tablet has the height for the whole page, and what keeps the style sheets apart is the same. */
const SIDEWAYS = '(orientation: landscape) and (max-height: 479px)'

const query = (): MediaQueryList | undefined => window.matchMedia?.(SIDEWAYS)

function subscribe(listener: () => void): () => void {
  const sideways = query()
  sideways?.addEventListener('change', listener)
  return () => sideways?.removeEventListener('change', listener)
}

export const useSideways = (): boolean =>
  useSyncExternalStore(subscribe, () => query()?.matches ?? false)

import { useLayoutEffect, useRef } from 'react'

/** Shows an element from its top when it comes, and the page where it was read when it goes. */
export function useTopWhileHere() {
  const element = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const wasAt = window.scrollY
    window.scrollTo(0, 0)
    // The upright page has to be there again.
    return () => void requestAnimationFrame(() => window.scrollTo(0, wasAt))
  }, [])

  return element
}

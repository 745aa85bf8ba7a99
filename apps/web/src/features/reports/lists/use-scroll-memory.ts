import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsBeside } from '../../../shared/ui/page/beside.ts'

/** Where each entry of the history was left. */
const places = new Map<string, number>()

/** Whoever comes back by a step in the history finds the list where it was left; a new visit begins at the top. */
export function useScrollMemory(): void {
  const { key } = useLocation()
  // The window is then another page's.
  const isBeside = useIsBeside()

  // Ends before the shell brings the next screen to its top.
  useLayoutEffect(() => {
    if (isBeside) return
    const remember = () => places.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key, isBeside])

  // After the shell has brought this screen to the top.
  useEffect(() => {
    const left = places.get(key)
    if (left !== undefined && !isBeside) window.scrollTo(0, left)
  }, [key, isBeside])
}

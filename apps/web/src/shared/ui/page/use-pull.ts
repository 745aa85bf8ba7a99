import { type RefObject, useEffect, useState } from 'react'

/** Pulled this far, in px of the screen, letting go refreshes. */
export const RELEASE_PX = 56
const FURTHEST_PX = 88
/** The content follows the finger at this rate. */
const DRAG = 0.5

/** Follows a finger that pulls the top of the page down; gives back how far it is pulled, in px. */
export function usePull(area: RefObject<HTMLElement | null>, onPulled: () => void): number {
  const [pulled, setPulled] = useState(0)

  useEffect(() => {
    const element = area.current
    if (!element) return
    let startY: number | null = null
    let distance = 0

    const move = (to: number) => {
      distance = to
      setPulled(to)
    }

    const onStart = ({ touches }: TouchEvent) => {
      startY = window.scrollY <= 0 && touches.length === 1 ? (touches[0]?.clientY ?? null) : null
    }

    const onMove = (event: TouchEvent) => {
      const y = event.touches[0]?.clientY
      if (startY === null || y === undefined) return
      const to = Math.min(FURTHEST_PX, Math.max(0, (y - startY) * DRAG))
      // The browser would scroll or refresh the whole page itself.
      if (to > 0 && event.cancelable) event.preventDefault()
      move(to)
    }

    const onCancel = () => {
      startY = null
      move(0)
    }

    const onEnd = () => {
      if (distance >= RELEASE_PX) onPulled()
      onCancel()
    }

    element.addEventListener('touchstart', onStart, { passive: true })
    element.addEventListener('touchmove', onMove, { passive: false })
    element.addEventListener('touchend', onEnd)
    element.addEventListener('touchcancel', onCancel)

    return () => {
      element.removeEventListener('touchstart', onStart)
      element.removeEventListener('touchmove', onMove)
      element.removeEventListener('touchend', onEnd)
      element.removeEventListener('touchcancel', onCancel)
    }
  }, [area, onPulled])

  return pulled
}

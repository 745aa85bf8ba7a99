import { type RefObject, useEffect, useRef } from 'react'

/** So far to the side, and so much more than up or down, a finger means the next page and not a scroll. */
const MIN_PX = 60
const SLOPE = 2

interface Swipes {
  onLeft: () => void
  onRight: () => void
}

/** Swipes with one finger over an element, but not over what is marked `data-no-swipe`: charts follow the finger themselves. */
export function useSwipe(area: RefObject<HTMLElement | null>, swipes: Swipes): void {
  const latest = useRef(swipes)

  useEffect(() => {
    latest.current = swipes
  })

  useEffect(() => {
    const element = area.current
    if (!element) return
    let start: Touch | null = null

    const onStart = ({ touches, target }: TouchEvent) => {
      const own = target instanceof Element && target.closest('[data-no-swipe]')
      start = touches.length === 1 && !own ? (touches[0] ?? null) : null
    }

    const onEnd = ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0]
      if (!start || !end) return
      const across = end.clientX - start.clientX
      const down = Math.abs(end.clientY - start.clientY)
      start = null
      if (Math.abs(across) < MIN_PX || Math.abs(across) < SLOPE * down) return
      if (across < 0) latest.current.onLeft()
      else latest.current.onRight()
    }

    const onCancel = () => {
      start = null
    }

    element.addEventListener('touchstart', onStart, { passive: true })
    element.addEventListener('touchend', onEnd)
    element.addEventListener('touchcancel', onCancel)

    return () => {
      element.removeEventListener('touchstart', onStart)
      element.removeEventListener('touchend', onEnd)
      element.removeEventListener('touchcancel', onCancel)
    }
  }, [area])
}

import { type RefObject, useEffect, useEffectEvent } from 'react'

const distance = (touches: TouchList): number => {
  const [a, b] = touches
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0
}

/** Two fingers on an element: tells the factor since the last call. The buttons beside it do the same. */
export function usePinch(
  element: RefObject<HTMLElement | null>,
  onPinch: (factor: number) => void,
): void {
  const pinch = useEffectEvent(onPinch)

  useEffect(() => {
    const target = element.current
    if (!target) return undefined
    let last = 0

    const start = (event: TouchEvent) => {
      last = event.touches.length === 2 ? distance(event.touches) : 0
    }

    const move = (event: TouchEvent) => {
      if (event.touches.length !== 2 || last === 0) return
      // The page must not zoom as well.
      event.preventDefault()
      const now = distance(event.touches)
      if (now > 0) pinch(now / last)
      last = now
    }

    target.addEventListener('touchstart', start, { passive: true })
    target.addEventListener('touchmove', move, { passive: false })

    return () => {
      target.removeEventListener('touchstart', start)
      target.removeEventListener('touchmove', move)
    }
  }, [element])
}

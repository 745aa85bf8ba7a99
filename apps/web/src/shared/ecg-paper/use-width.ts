import { type RefObject, useLayoutEffect, useState } from 'react'

/** Width of an element in CSS px, kept through turns of the phone. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)

  useLayoutEffect(() => {
    const target = element.current
    if (!target) return undefined
    const measure = () => setWidth(target.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])

  return width
}

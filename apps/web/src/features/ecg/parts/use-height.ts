import { type RefObject, useLayoutEffect, useState } from 'react'

/** Height of an element in CSS px, where the layout and not the content decides on it. */
export function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0)

  useLayoutEffect(() => {
    const target = element.current
    if (!target) return undefined
    const measure = () => setHeight(target.clientHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])

  return height
}

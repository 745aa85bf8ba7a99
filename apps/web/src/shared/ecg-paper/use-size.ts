import { type RefObject, useLayoutEffect, useState } from 'react'

function useSide(element: RefObject<HTMLElement | null>, side: 'clientWidth' | 'clientHeight') {
  const [px, setPx] = useState(0)

  useLayoutEffect(() => {
    const target = element.current
    if (!target) return undefined
    const measure = () => setPx(target[side])
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, side])

  return px
}

/** Width of an element in CSS px, kept through turns of the phone. */
export const useWidth = (element: RefObject<HTMLElement | null>): number =>
  useSide(element, 'clientWidth')

/** Height of an element on which the layout decides and not what stands in it. */
export const useHeight = (element: RefObject<HTMLElement | null>): number =>
  useSide(element, 'clientHeight')

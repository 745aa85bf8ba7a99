import { createUseGesture, dragAction, pinchAction, wheelAction } from '@use-gesture/react'
import type { RefObject } from 'react'

export interface Point {
  x: number
  y: number
}

interface Gestures {
  /** px by which the paper was drawn to the left. */
  onPan: (px: number) => void
  /** A factor about a place on the element. */
  onZoom: (factor: number, about: Point) => void
}

/** px of a wheel that double the scale. */
const WHEEL_DOUBLES = 240
/** The page must not scroll as well. */
const PREVENTS = { passive: false }

const useGesture = createUseGesture([dragAction, pinchAction, wheelAction])

/** One finger draws, two or the wheel zoom; the buttons beside it do the same. Upright drawing scrolls the page. */
export function useGestures(element: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const { onPan, onZoom } = gestures

  const pointOf = ([x, y]: readonly [number, number]): Point => {
    const box = element.current?.getBoundingClientRect()
    return box ? { x: x - box.left, y: y - box.top } : { x, y }
  }

  useGesture(
    {
      onDrag: ({ delta: [x], pinching, cancel }) => (pinching ? cancel() : onPan(-x)),
      onPinch: ({ origin, offset: [scale], lastOffset: [before], memo = before }) => {
        onZoom(scale / memo, pointOf(origin))
        return scale
      },
      onWheel: ({ event }) => {
        event.preventDefault()
        const { clientX, clientY, deltaX, deltaY, shiftKey } = event
        const sideways = shiftKey ? deltaY : deltaX
        if (Math.abs(sideways) > Math.abs(shiftKey ? 0 : deltaY)) onPan(sideways)
        else onZoom(2 ** (-deltaY / WHEEL_DOUBLES), pointOf([clientX, clientY]))
      },
    },
    {
      target: element,
      eventOptions: PREVENTS,
      drag: { pointer: { keys: false } },
      pinch: { pinchOnWheel: false },
    },
  )
}

import { createUseGesture, dragAction, pinchAction, wheelAction } from '@use-gesture/react'
import type { RefObject } from 'react'
import type { RecordingSession } from '../model/recording-session.ts'
import { panned, scaled } from '../model/view.ts'

interface Point {
  x: number
  y: number
}

interface PaperGesturesProps {
  element: RefObject<HTMLElement | null>
  session: RecordingSession
}

/** px of a wheel that double the scale. */
const WHEEL_DOUBLES = 240
/** The page must not scroll as well. */
const PREVENTS = { passive: false }

const useGesture = createUseGesture([dragAction, pinchAction, wheelAction])

/**
 * One finger draws, two or the wheel zoom; the buttons beside it do the same, so that nothing waits for this code. Upright
 * drawing scrolls the page.
 */
export function PaperGestures({ element, session }: PaperGesturesProps) {
  /** px by which the paper was drawn to the left. */
  const onPan = (px: number) => session.move((view, of) => panned(view, of, px))

  /** A factor about a place on the element. */
  const onZoom = (factor: number, { x, y }: Point) =>
    session.move((view, of) =>
      scaled(view, of, {
        pxPerSecond: view.pxPerSecond * factor,
        x,
        row: y < of.heightPx ? 0 : 1,
      }),
    )

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
      onWheel: ({ event, last }) => {
        // When the wheel has come to rest, its last turn is told once more.
        if (last) return
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

  return null
}

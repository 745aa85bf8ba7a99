import { usePinch } from '@use-gesture/react'
import type { RefObject } from 'react'

/** The page must not zoom as well. */
const PREVENTS = { passive: false }

interface PinchGestureProps {
  target: RefObject<HTMLElement | null>
  onZoom: (factor: number) => void
}

/** Two fingers on the paper; the buttons beside it do the same, so that nothing waits for this code. */
export function PinchGesture({ target, onZoom }: PinchGestureProps) {
  usePinch(
    ({ event, offset: [scale], lastOffset: [before], memo = before }) => {
      if (event.cancelable) event.preventDefault()
      onZoom(scale / memo)
      return scale
    },
    // By touches: one finger scrolls the paper, and the browser takes its pointer away for that.
    { target, pointer: { touch: true }, pinchOnWheel: false, eventOptions: PREVENTS },
  )

  return null
}

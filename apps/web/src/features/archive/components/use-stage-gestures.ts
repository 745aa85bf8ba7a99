import { createUseGesture, dragAction, pinchAction, wheelAction } from '@use-gesture/react'
import { useRef } from 'react'
import type { Point } from '../model/zoom.ts'
import type { Zoom } from './use-zoom.ts'

/** Further than a finger trembles. */
const TAP_PX = 10
const SWIPE_PX = 50
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 40

const useGesture = createUseGesture([dragAction, pinchAction, wheelAction])
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

interface Tap {
  at: number
  point: Point
}

interface Moves {
  zoom: Zoom
  /** 1 to the next picture, -1 to the one before. */
  onSwipe: (step: 1 | -1) => void
}

/** Pinch, double tap, drag, swipe and the wheel on the stage. The buttons below it do the same. */
export function useStageGestures({ zoom, onSwipe }: Moves) {
  const lastTap = useRef<Tap | null>(null)

  const pointOf = ([x, y]: readonly [number, number]): Point => {
    const box = zoom.stage.current?.getBoundingClientRect()

    return box
      ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 }
      : { x: 0, y: 0 }
  }

  const tapped = (tap: Tap) => {
    const before = lastTap.current

    const isSecond =
      before &&
      tap.at - before.at < DOUBLE_TAP_MS &&
      distance(before.point, tap.point) < DOUBLE_TAP_PX

    if (isSecond) zoom.toggle(tap.point)
    lastTap.current = isSecond ? null : tap
  }

  return useGesture(
    {
      onDrag: ({ xy, delta: [x, y], movement, last, tap, canceled, pinching, cancel, event }) => {
        // What follows two fingers is no tap and no swipe.
        if (pinching) return cancel()
        if (tap) return tapped({ at: event.timeStamp, point: pointOf(xy) })
        if (zoom.view.scale > 1) return zoom.move({ x, y })
        const [across, down] = movement.map(Math.abs) as [number, number]
        const ends = last && !canceled && event.type !== 'pointercancel'
        if (ends && across > SWIPE_PX && across > down) onSwipe(movement[0] < 0 ? 1 : -1)
        return undefined
      },
      onPinch: ({ origin, offset: [scale], lastOffset, memo }) => {
        const about = pointOf(origin)
        const before = (memo ?? { scale: lastOffset[0], about }) as { scale: number; about: Point }
        zoom.move({ x: about.x - before.about.x, y: about.y - before.about.y })
        zoom.zoom(scale / before.scale, about)
        return { scale, about }
      },
      onWheel: ({ event, last }) => {
        // When the wheel has come to rest, its last turn is told once more.
        if (!last) zoom.zoom(Math.exp(-event.deltaY / 500), pointOf([event.clientX, event.clientY]))
      },
    },
    {
      drag: { filterTaps: true, tapsThreshold: TAP_PX, pointer: { keys: false } },
      pinch: { pinchOnWheel: false },
    },
  )
}

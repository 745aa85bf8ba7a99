import { type RefObject, useEffect, useEffectEvent } from 'react'

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

/** One finger draws, two or the wheel zoom; the buttons beside it do the same. Upright drawing scrolls the page. */
export function useGestures(element: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const pan = useEffectEvent(gestures.onPan)
  const zoom = useEffectEvent(gestures.onZoom)

  useEffect(() => {
    const target = element.current
    if (!target) return undefined
    const held = new Map<number, Point>()

    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const box = target.getBoundingClientRect()
      return { x: clientX - box.left, y: clientY - box.top }
    }

    const other = (id: number) => [...held].find(([each]) => each !== id)?.[1]

    const down = (event: PointerEvent) => {
      if (held.size === 2) return
      target.setPointerCapture(event.pointerId)
      held.set(event.pointerId, pointOf(event))
    }

    const move = (event: PointerEvent) => {
      const before = held.get(event.pointerId)
      if (!before) return
      const now = pointOf(event)
      held.set(event.pointerId, now)
      const second = other(event.pointerId)
      if (!second) return pan(before.x - now.x)
      const distance = (point: Point) => Math.hypot(point.x - second.x, point.y - second.y)
      const middle = { x: (now.x + second.x) / 2, y: (now.y + second.y) / 2 }
      if (distance(before) > 0 && distance(now) > 0) zoom(distance(now) / distance(before), middle)
    }

    const up = (event: PointerEvent) => held.delete(event.pointerId)

    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const sideways = event.shiftKey ? event.deltaY : event.deltaX
      if (Math.abs(sideways) > Math.abs(event.shiftKey ? 0 : event.deltaY)) return pan(sideways)
      return zoom(2 ** (-event.deltaY / WHEEL_DOUBLES), pointOf(event))
    }

    target.addEventListener('pointerdown', down)
    target.addEventListener('pointermove', move)
    target.addEventListener('pointerup', up)
    target.addEventListener('pointercancel', up)
    // The page must not scroll as well.
    target.addEventListener('wheel', wheel, { passive: false })

    return () => {
      target.removeEventListener('pointerdown', down)
      target.removeEventListener('pointermove', move)
      target.removeEventListener('pointerup', up)
      target.removeEventListener('pointercancel', up)
      target.removeEventListener('wheel', wheel)
    }
  }, [element])
}

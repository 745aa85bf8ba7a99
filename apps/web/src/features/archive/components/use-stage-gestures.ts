import { type PointerEvent, useRef, type WheelEvent } from 'react'
import type { Point } from '../model/zoom.ts'
import type { Zoom } from './use-zoom.ts'

/** Further than a finger trembles. */
const TAP_PX = 10
const SWIPE_PX = 50
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 40

interface Hand {
  fingers: Map<number, Point>
  start: Point
  /** Two fingers were down: what follows is no tap and no swipe. */
  pinched: boolean
  lastTap: { at: number; point: Point } | null
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

function moveFingers(hand: Hand, { id, to }: { id: number; to: Point }, zoom: Zoom): void {
  const from = hand.fingers.get(id)
  if (!from) return
  hand.fingers.set(id, to)
  const [other] = [...hand.fingers].filter(([one]) => one !== id).map(([, point]) => point)

  if (!other) {
    if (zoom.view.scale > 1) zoom.move({ x: to.x - from.x, y: to.y - from.y })
    return
  }

  const [before, after] = [middle(from, other), middle(to, other)]
  zoom.move({ x: after.x - before.x, y: after.y - before.y })
  if (distance(from, other) > 0) zoom.zoom(distance(to, other) / distance(from, other), after)
}

function endOfTouch(
  hand: Hand,
  { at, point }: { at: number; point: Point },
  { zoom, onSwipe }: Moves,
): void {
  const by = { x: point.x - hand.start.x, y: point.y - hand.start.y }

  if (Math.hypot(by.x, by.y) < TAP_PX) {
    const { lastTap } = hand

    const isSecond =
      lastTap && at - lastTap.at < DOUBLE_TAP_MS && distance(lastTap.point, point) < DOUBLE_TAP_PX

    if (isSecond) zoom.toggle(point)
    hand.lastTap = isSecond ? null : { at, point }
  } else if (
    zoom.view.scale === 1 &&
    Math.abs(by.x) > SWIPE_PX &&
    Math.abs(by.x) > Math.abs(by.y)
  ) {
    onSwipe(by.x < 0 ? 1 : -1)
  }
}

interface Moves {
  zoom: Zoom
  /** 1 to the next picture, -1 to the one before. */
  onSwipe: (step: 1 | -1) => void
}

/** Pinch, double tap, drag, swipe and the wheel on the stage. The buttons below it do the same. */
export function useStageGestures(moves: Moves) {
  const hand = useRef<Hand>({
    fingers: new Map(),
    start: { x: 0, y: 0 },
    pinched: false,
    lastTap: null,
  })

  const { zoom } = moves

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = zoom.stage.current?.getBoundingClientRect()

    return box
      ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
      : { x: 0, y: 0 }
  }

  const lift = (event: PointerEvent, ends: boolean) => {
    const { fingers, pinched } = hand.current
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return
    if (ends && !pinched)
      endOfTouch(hand.current, { at: event.timeStamp, point: pointOf(event) }, moves)
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      const { fingers } = hand.current
      if (fingers.size >= 2) return
      event.currentTarget.setPointerCapture?.(event.pointerId)
      const point = pointOf(event)
      fingers.set(event.pointerId, point)
      hand.current.pinched = fingers.size > 1
      if (fingers.size === 1) hand.current.start = point
    },
    onPointerMove: (event: PointerEvent) =>
      moveFingers(hand.current, { id: event.pointerId, to: pointOf(event) }, zoom),
    onPointerUp: (event: PointerEvent) => lift(event, true),
    onPointerCancel: (event: PointerEvent) => lift(event, false),
    onWheel: (event: WheelEvent) => zoom.zoom(Math.exp(-event.deltaY / 500), pointOf(event)),
  }
}

import { useRef, useState } from 'react'
import {
  type Box,
  canZoomOut,
  DOUBLE_TAP_SCALE,
  FIT,
  MIDDLE,
  movedBy,
  type Point,
  type View,
  zoomedAt,
} from '../model/zoom.ts'

/** How the picture of an address lies on its stage; another picture begins whole. */
export function useZoom(url: string) {
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const [last, setLast] = useState({ url, view: FIT })
  const viewOf = (one: typeof last): View => (one.url === url ? one.view : FIT)

  const change = (next: (view: View, box: Box) => View) => {
    const [on, of] = [stage.current, picture.current]
    if (!on || !of) return

    // The size before it is enlarged: transforms leave the layout alone.
    const box = {
      stage: { width: on.clientWidth, height: on.clientHeight },
      picture: { width: of.offsetWidth, height: of.offsetHeight },
    }

    setLast((one) => ({ url, view: next(viewOf(one), box) }))
  }

  const zoom = (factor: number, point: Point = MIDDLE) =>
    change((view, box) => zoomedAt(view, { factor, point }, box))

  return {
    stage,
    picture,
    view: viewOf(last),
    zoom,
    move: (by: Point) => change((view, box) => movedBy(view, by, box)),
    /** Larger at a point, or whole again. */
    toggle: (point: Point) =>
      change((view, box) =>
        canZoomOut(view) ? FIT : zoomedAt(view, { factor: DOUBLE_TAP_SCALE, point }, box),
      ),
  }
}

export type Zoom = ReturnType<typeof useZoom>

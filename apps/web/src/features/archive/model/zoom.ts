/** Pixels of the screen, from the middle of the stage. */
export interface Point {
  x: number
  y: number
}

/** How a picture lies on its stage: enlarged by `scale`, moved by x and y px from the middle. */
export interface View extends Point {
  scale: number
}

export interface Size {
  width: number
  height: number
}

/** The stage, and the picture as it fits into it. */
export interface Box {
  stage: Size
  picture: Size
}

export const FIT: View = { scale: 1, x: 0, y: 0 }
export const MIDDLE: Point = { x: 0, y: 0 }
/** Small print of a photographed paper is readable long before. */
const MAX_SCALE = 5
export const DOUBLE_TAP_SCALE = 2.5

const between = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high)

/** Kept on the stage: an edge of the picture never leaves the edge of the stage behind. */
function held({ scale, x, y }: View, { stage, picture }: Box): View {
  const roomX = Math.max(0, (picture.width * scale - stage.width) / 2)
  const roomY = Math.max(0, (picture.height * scale - stage.height) / 2)
  return { scale, x: between(x, -roomX, roomX), y: between(y, -roomY, roomY) }
}

/** Enlarged by a factor; what lies under `point` stays there. */
export function zoomedAt(
  view: View,
  { factor, point }: { factor: number; point: Point },
  box: Box,
): View {
  const scale = between(view.scale * factor, 1, MAX_SCALE)
  const grown = scale / view.scale

  return held(
    { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    box,
  )
}

export const movedBy = (view: View, by: Point, box: Box): View =>
  held({ ...view, x: view.x + by.x, y: view.y + by.y }, box)

export const canZoomIn = ({ scale }: View): boolean => scale < MAX_SCALE
export const canZoomOut = ({ scale }: View): boolean => scale > 1

import { clinicalGrid, type TracePath } from '@kangban/ecg-core'

/** Colours of the paper itself; everything else on it comes from the tokens of the design. */
const MINOR_LINE = '#f5ddd4'
const MAJOR_LINE = '#e3afa1'

interface Size {
  widthPx: number
  heightPx: number
}

/** An empty canvas in CSS px at the resolution of the screen, or null where there is none to draw on. */
export function prepareCanvas(
  canvas: HTMLCanvasElement | null,
  size: Size,
): CanvasRenderingContext2D | null {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return null
  const ratio = window.devicePixelRatio || 1
  // Setting the size, even the same one, empties the canvas and ends every transform and clip.
  canvas.width = Math.round(size.widthPx * ratio)
  canvas.height = Math.round(size.heightPx * ratio)
  context.scale(ratio, ratio)
  return context
}

/** The colour of a design token, for the canvas. */
export const tokenColor = (element: Element, token: `--${string}`): string =>
  getComputedStyle(element).getPropertyValue(token).trim()

function paintLines(
  context: CanvasRenderingContext2D,
  lines: { x: Float32Array; y: Float32Array },
  size: Size,
): void {
  context.beginPath()

  for (const x of lines.x) {
    context.moveTo(x, 0)
    context.lineTo(x, size.heightPx)
  }

  for (const y of lines.y) {
    context.moveTo(0, y)
    context.lineTo(size.widthPx, y)
  }

  context.stroke()
}

/** ECG paper: thin lines every millimetre, bold ones every five; `shiftPx` moves it to the left with its trace. */
export function paintGrid(
  context: CanvasRenderingContext2D,
  paper: Size & { pxPerMm: number; shiftPx?: number },
): void {
  const shift = (paper.shiftPx ?? 0) % (5 * paper.pxPerMm)
  const size = { widthPx: paper.widthPx + shift, heightPx: paper.heightPx }
  const grid = clinicalGrid({ ...size, pxPerMm: paper.pxPerMm })
  context.save()
  context.translate(-shift, 0)

  // Below 2.5 px the thin lines would run together to a tint.
  if (paper.pxPerMm >= 2.5) {
    context.lineWidth = 0.7
    context.strokeStyle = MINOR_LINE
    paintLines(context, { x: grid.minorX, y: grid.minorY }, size)
  }

  context.lineWidth = 1
  context.strokeStyle = MAJOR_LINE
  paintLines(context, { x: grid.majorX, y: grid.majorY }, size)
  context.restore()
}

export function paintTrace(
  context: CanvasRenderingContext2D,
  path: TracePath,
  pen: { color: string; widthPx: number },
): void {
  context.lineJoin = 'round'
  context.lineCap = 'round'
  context.lineWidth = pen.widthPx
  context.strokeStyle = pen.color
  context.beginPath()
  let next = 0

  for (let point = 0; point * 2 < path.points.length; point++) {
    const x = path.points[point * 2] ?? 0
    const y = path.points[point * 2 + 1] ?? 0

    if (path.starts[next] === point) {
      next += 1
      context.moveTo(x, y)
    } else {
      context.lineTo(x, y)
    }
  }

  context.stroke()
}

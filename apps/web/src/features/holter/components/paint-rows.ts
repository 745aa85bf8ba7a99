import { calibrationPulse } from '@kangban/ecg-core'
import {
  paintGrid,
  paintTrace,
  prepareCanvas,
  tokenColor,
} from '../../../shared/ecg-paper/canvas-paint.ts'
import type { Picture } from '../model/recording-session.ts'
import { isClinical, layoutOf, PX_PER_MM } from '../model/view.ts'

export interface Pen {
  ink: string
  /** Of upright lines, which would be a black bar in ink. */
  columns: string
  pale: string
  strokePx: number
  /** Bands above and below the trace, for labels. */
  bandPx: number
}

export const penOf = (element: Element, rest: Pick<Pen, 'strokePx' | 'bandPx'>): Pen => ({
  ink: tokenColor(element, '--ink'),
  columns: tokenColor(element, '--m-ecg'),
  pale: tokenColor(element, '--axis'),
  ...rest,
})

/** Paints the rows of a picture with paper, calibration pulse and trace. */
export function paintRows(
  canvas: HTMLCanvasElement | null,
  { view, frame, drawing }: Picture,
  pen: Pen,
): void {
  const size = { widthPx: frame.widthPx, heightPx: frame.rows * frame.heightPx }
  const context = prepareCanvas(canvas, size)
  if (!context) return
  const layout = layoutOf(view, frame)
  paintGrid(context, { ...size, pxPerMm: PX_PER_MM })

  const of =
    drawing.style === 'samples'
      ? { color: pen.ink, widthPx: pen.strokePx }
      : { color: pen.columns, widthPx: 1 }

  drawing.rows.forEach(({ trace, pale }, row) => {
    const top = row * frame.heightPx
    context.save()
    context.beginPath()
    context.rect(layout.leftPx, top + pen.bandPx, frame.widthPx, frame.heightPx - pen.bandPx)
    context.clip()
    context.translate(0, top)
    paintTrace(context, pale, { color: pen.pale, widthPx: 1 })
    paintTrace(context, trace, of)
    context.restore()
    if (!isClinical(view)) return

    const pulse = calibrationPulse({
      ...size,
      pxPerMm: PX_PER_MM,
      speedMmPerS: view.pxPerSecond / PX_PER_MM,
      gainMmPerMv: frame.pxPerMv / PX_PER_MM,
      zeroPx: top + frame.zeroPx,
    })

    paintTrace(context, pulse, { color: pen.ink, widthPx: pen.strokePx })
  })
}

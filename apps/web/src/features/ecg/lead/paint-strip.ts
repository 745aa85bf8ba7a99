import { calibrationPulse, clinicalStrip, SAMPLE_RATE } from '@kangban/ecg-core'
import type { Paper } from '../parts/paper.ts'
import type { StripLayout } from '../../../shared/ecg-paper/strip-layout.ts'
import {
  paintGrid,
  paintTrace,
  prepareCanvas,
  tokenColor,
} from '../../../shared/ecg-paper/canvas-paint.ts'

export interface StripPicture {
  /** Filtered for display, millivolts at 512 Hz. */
  samples: Float32Array
  layout: StripLayout
  paper: Paper
  pxPerMm: number
  speedMmPerS: number
  gainMmPerMv: number
  /** The part in sight. */
  viewPx: number
  scrolledPx: number
  strokePx: number
  /** Bands above and below the trace, for labels. */
  bandPx: number
}

/** Paints the part of the rows that is in sight: a canvas for a whole day would be larger than browsers allow. */
export function paintStrip(canvas: HTMLCanvasElement | null, picture: StripPicture): void {
  const { layout, paper, pxPerMm, viewPx, scrolledPx, bandPx } = picture
  const size = { widthPx: viewPx, heightPx: layout.rows * paper.heightPx }
  const context = prepareCanvas(canvas, size)
  if (!canvas || !context || viewPx === 0) return
  paintGrid(context, { ...size, pxPerMm, shiftPx: scrolledPx })
  const pen = { color: tokenColor(canvas, '--ink'), widthPx: picture.strokePx }
  const { speedMmPerS, gainMmPerMv } = picture
  const rowSamples = layout.rowSeconds * SAMPLE_RATE
  const pxPerSample = layout.pxPerSecond / SAMPLE_RATE
  const firstSample = Math.max(0, Math.floor((scrolledPx - layout.leftPx) / pxPerSample) - 1)

  for (let row = 0; row < layout.rows; row++) {
    const zeroPx = row * paper.heightPx + paper.zeroPx
    const viewport = { ...size, pxPerMm, speedMmPerS, gainMmPerMv, zeroPx }
    const inRow = picture.samples.subarray(row * rowSamples, (row + 1) * rowSamples)
    const leftPx = layout.leftPx - scrolledPx + firstSample * pxPerSample
    context.save()
    context.beginPath()

    context.rect(
      layout.leftPx - scrolledPx,
      row * paper.heightPx + bandPx,
      layout.widthPx,
      paper.heightPx - 2 * bandPx,
    )

    context.clip()

    paintTrace(
      context,
      clinicalStrip(inRow, SAMPLE_RATE, { ...viewport, leftPx, firstSample }),
      pen,
    )

    context.restore()
    context.save()
    context.translate(-scrolledPx, 0)
    paintTrace(context, calibrationPulse(viewport), pen)
    context.restore()
  }
}

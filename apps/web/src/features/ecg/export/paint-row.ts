import { calibrationPulse, clinicalStrip, SAMPLE_RATE } from '@kangban/ecg-core'
import { BEAT_SIGNS } from '@kangban/rules/ecg/mark-words'
import { paintGrid, paintTrace } from '../../../shared/ecg-paper/canvas-paint.ts'
import { exportCopy, exportWords } from './copy.ts'
import { BAD, type Box, INK, INK_2, MISSING, PAPER, type Pen, WARN } from './pen.ts'
import type { Report } from './report.ts'
import {
  CALIBRATION_WIDTH,
  GAIN_MM_PER_MV,
  LANE_HEIGHT,
  LEFT,
  PAPER_HEIGHT,
  PX_PER_MM,
  SPEED_MM_PER_S,
  WIDTH,
} from './report-layout.ts'
import type { ReportRow, Span } from './report-rows.ts'

const TRACE_MM = 0.28
const CLIP_BAR_MM = 0.8
/** A shorter gap has no room for its name. */
const NAMED_GAP_MM = 18
const LABEL = { sizePt: 7.5, align: 'center' } as const

const PAPER_SIZE = { widthPx: WIDTH * PX_PER_MM, heightPx: PAPER_HEIGHT * PX_PER_MM }

const SCALE = {
  ...PAPER_SIZE,
  pxPerMm: PX_PER_MM,
  speedMmPerS: SPEED_MM_PER_S,
  gainMmPerMv: GAIN_MM_PER_MV,
}

/** mm from the left edge of the page to a sample. */
const sampleX = (row: Span, sample: number): number =>
  LEFT + CALIBRATION_WIDTH + ((sample - row.from) / SAMPLE_RATE) * SPEED_MM_PER_S

function boxOf(row: Span, { from, to }: Span, place: { y: number; height: number }): Box {
  const x = sampleX(row, from)
  return { ...place, x, width: Math.max(0.4, sampleX(row, to) - x) }
}

/** A stretch without signal has a ground of its own, so that it cannot be taken for a flat line. */
function paintGap(pen: Pen, row: ReportRow, job: { gap: Span; y: number }): void {
  const box = boxOf(row, job.gap, { y: job.y, height: PAPER_HEIGHT })
  pen.block(box, MISSING)
  if (box.width < NAMED_GAP_MM) return
  const at = { x: box.x + box.width / 2, y: job.y + PAPER_HEIGHT / 2 }
  pen.write(exportCopy.gap, at, { ...LABEL, sizePt: 9, bold: true, color: INK_2 })
}

function paintPaper({ context }: Pen, row: ReportRow, filtered: Float32Array): void {
  const ink = { color: INK, widthPx: TRACE_MM * PX_PER_MM }
  const viewport = { ...SCALE, zeroPx: row.zeroMm * PX_PER_MM }
  paintTrace(context, calibrationPulse(viewport), ink)
  const leftPx = CALIBRATION_WIDTH * PX_PER_MM
  context.beginPath()
  context.rect(leftPx, 0, PAPER_SIZE.widthPx - leftPx, PAPER_SIZE.heightPx)
  context.clip()
  // To the first sample of the next row, so that the cut hides nothing.
  const inRow = filtered.subarray(0, row.to + 1)

  paintTrace(
    context,
    clinicalStrip(inRow, SAMPLE_RATE, { ...viewport, leftPx, firstSample: row.from }),
    ink,
  )
}

/** Seven seconds of ECG with its lane of labels; `top` is that of the lane, in mm. */
export function paintRow(
  pen: Pen,
  { filtered, marks }: Report,
  { row, top }: { row: ReportRow; top: number },
): void {
  const { context } = pen
  const y = top + LANE_HEIGHT
  const started = exportWords.rowStart(row.from / SAMPLE_RATE)
  pen.write(started, { x: LEFT, y: y - 1.2 }, { sizePt: 8, color: INK_2 })

  for (const { sample, kind } of marks) {
    if (sample < row.from || sample >= row.to) continue
    const at = { x: sampleX(row, sample), y: y - 1.2 }
    pen.write(BEAT_SIGNS[kind].sign, at, { ...LABEL, sizePt: 9, color: WARN })
  }

  pen.block({ x: LEFT, y, width: WIDTH, height: PAPER_HEIGHT }, PAPER)
  context.save()
  context.translate(LEFT * PX_PER_MM, y * PX_PER_MM)
  paintGrid(context, { ...PAPER_SIZE, pxPerMm: PX_PER_MM })
  context.restore()
  for (const gap of row.gaps) paintGap(pen, row, { gap, y })
  context.save()
  context.translate(LEFT * PX_PER_MM, y * PX_PER_MM)
  paintPaper(pen, row, filtered)
  context.restore()

  pen.write(
    exportCopy.calibration,
    { x: LEFT + 4, y: y + row.zeroMm + 3.6 },
    { ...LABEL, color: INK_2 },
  )

  for (const span of row.above) pen.block(boxOf(row, span, { y, height: CLIP_BAR_MM }), BAD)
  const low = { y: y + PAPER_HEIGHT - CLIP_BAR_MM, height: CLIP_BAR_MM }
  for (const span of row.below) pen.block(boxOf(row, span, low), BAD)
}

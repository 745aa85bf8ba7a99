import type { EcgReportMark } from './ecg-report.ts'
import { laneLabels } from './lane-labels.ts'
import { placeLabels } from './lane.ts'
import type { LaneLabel } from './lane.ts'
import { LANE_HEIGHT, ROW_SECONDS, WIDTH } from './layout.ts'
import { BAD, GRID_MAJOR, INK, INK_2, INK_3, WARN } from '../../../shared/pdf/palette.ts'
import type { Pen, TextStyle } from '../../../shared/pdf/pen.ts'
import { sampleX } from './strip-geometry.ts'
import type { StripJob } from './strip-geometry.ts'

const BASELINE = 2.6

const STYLES: Record<LaneLabel['kind'], TextStyle> = {
  clock: { sizePt: 8, weight: 700, color: INK },
  second: { sizePt: 7, color: INK_3 },
  gap: { sizePt: 7.5, weight: 700, color: INK_2 },
  clipped: { sizePt: 7.5, weight: 700, color: BAD },
  mark: { sizePt: 7.5, weight: 700, color: WARN },
  end: { sizePt: 7.5, color: INK_2 },
}

/** A triangle with its tip at `x`, `y`: hollow for an early beat, filled for one of another shape. */
export function drawMark(
  doc: PDFKit.PDFDocument,
  at: { x: number; y: number },
  kind: EcgReportMark['kind'],
): void {
  const { x, y } = at
  doc.polygon([x - 1, y - 1.3], [x + 1, y - 1.3], [x, y]).lineWidth(0.25)
  if (kind === 'supraventricular') doc.strokeColor(WARN).stroke()
  else doc.fillAndStroke(WARN, WARN)
}

/** The lane, from the left upper corner of where the document stands: labels above, ticks and marks at its lower edge. */
export function drawLane(pen: Pen, job: StripJob): void {
  const { report, row } = job

  const labels = laneLabels(job).map((label) => ({
    ...label,
    width: pen.width(label.text, STYLES[label.kind]),
  }))

  for (const { kind, text, x } of placeLabels(labels, WIDTH)) {
    pen.write(text, { x, y: BASELINE }, { ...STYLES[kind], align: 'center' })
  }

  for (let second = 0; second <= ROW_SECONDS; second++) {
    const x = sampleX(row, row.from + second * report.rateHz, report.rateHz)
    pen.doc.moveTo(x, LANE_HEIGHT - 1).lineTo(x, LANE_HEIGHT)
  }

  pen.doc.lineWidth(0.18).strokeColor(GRID_MAJOR).stroke()

  for (const { sample, kind } of row.marks) {
    drawMark(pen.doc, { x: sampleX(row, sample, report.rateHz), y: LANE_HEIGHT - 0.2 }, kind)
  }
}

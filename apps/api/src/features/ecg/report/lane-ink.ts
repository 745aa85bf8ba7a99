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

/** The signs of the page, which the font has not, standing on `y`: a triangle, a square; struck through where it is denied. */
export function drawMark(
  doc: PDFKit.PDFDocument,
  at: { x: number; y: number },
  { kind, denied }: Pick<EcgReportMark, 'kind' | 'denied'>,
): void {
  const { x, y } = at
  if (kind === 'ventricular') doc.rect(x - 0.8, y - 1.6, 1.6, 1.6).fill(WARN)
  else doc.polygon([x - 1, y], [x + 1, y], [x, y - 1.7]).fill(WARN)
  if (!denied) return

  doc
    .moveTo(x - 1.7, y - 0.1)
    .lineTo(x + 1.7, y - 1.5)
    .lineWidth(0.35)
    .strokeColor(INK)
    .stroke()
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

  for (const mark of row.marks) {
    drawMark(pen.doc, { x: sampleX(row, mark.sample, report.rateHz), y: LANE_HEIGHT - 0.2 }, mark)
  }
}

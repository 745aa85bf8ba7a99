import type { TracePath } from '@kangban/ecg-core'
import { CALIBRATION_WIDTH, LANE_HEIGHT, LEFT, PAPER_HEIGHT, WIDTH } from './layout.ts'
import { drawLane } from './lane-ink.ts'
import { MISSING_TEXT } from './lane-labels.ts'
import {
  AXIS,
  BAD,
  GRID_MAJOR,
  GRID_MINOR,
  INK,
  INK_2,
  MISSING,
  PAPER,
} from '../../../shared/pdf/palette.ts'
import type { Pen } from '../../../shared/pdf/pen.ts'
import { isWideGap, paperGrid, pulsePath, sampleX, tracePath } from './strip-geometry.ts'
import type { StripJob } from './strip-geometry.ts'
import type { SampleSpan } from './trace-rows.ts'
import { leadText } from './wording.ts'

const TRACE_MM = 0.28
const LABEL = { sizePt: 7.5, align: 'center' } as const
const HATCH_MM = 4

function drawGrid(doc: PDFKit.PDFDocument): void {
  const grid = paperGrid()

  const layers = [
    { x: grid.minorX, y: grid.minorY, color: GRID_MINOR, width: 0.1 },
    { x: grid.majorX, y: grid.majorY, color: GRID_MAJOR, width: 0.18 },
  ]

  doc.rect(0, 0, WIDTH, PAPER_HEIGHT).fill(PAPER)

  for (const { x, y, color, width } of layers) {
    for (const at of x) doc.moveTo(at, 0).lineTo(at, PAPER_HEIGHT)
    for (const at of y) doc.moveTo(0, at).lineTo(WIDTH, at)
    doc.lineWidth(width).strokeColor(color).stroke()
  }
}

/** Rounded to a hundredth of a unit, below a micrometre of trace: finer than any printer, and half the size. */
function rounded(value: number | undefined): number {
  return Math.round((value ?? 0) * 100) / 100
}

function penDown(doc: PDFKit.PDFDocument, { points, starts }: TracePath): void {
  const lifted = new Set(starts)

  for (let i = 0; i < points.length / 2; i++) {
    const x = rounded(points[2 * i])
    const y = rounded(points[2 * i + 1])
    if (lifted.has(i)) doc.moveTo(x, y)
    else doc.lineTo(x, y)
  }
}

function drawTrace(doc: PDFKit.PDFDocument, { report, filtered, row }: StripJob): void {
  const path = tracePath(filtered, report.rateHz, row)
  doc.save()
  doc.rect(CALIBRATION_WIDTH, 0, WIDTH - CALIBRATION_WIDTH, PAPER_HEIGHT).clip()
  doc.translate(CALIBRATION_WIDTH, 0).scale(1 / path.unitsPerMm)
  penDown(doc, path)

  doc
    .lineWidth(TRACE_MM * path.unitsPerMm)
    .lineJoin('round')
    .lineCap('round')
    .strokeColor(INK)
    .stroke()

  doc.restore()
}

function drawCalibration(pen: Pen, { report, row }: StripJob): void {
  const { doc } = pen
  doc.save().translate(1, 0)
  penDown(doc, pulsePath(row.zeroMm))
  doc.lineWidth(TRACE_MM).strokeColor(INK).stroke()
  doc.restore()
  pen.write('1 mV', { x: 4.8, y: row.zeroMm + 3.6 }, { ...LABEL, color: INK_2 })
  const style = { ...LABEL, weight: 700 } as const
  const room = CALIBRATION_WIDTH - 1
  const lead = pen.width(leadText(report.lead), style) <= room ? leadText(report.lead) : report.lead
  pen.write(pen.fit(lead, room, style), { x: 4.8, y: row.zeroMm + 7.4 }, style)
}

function writeOnHatch(pen: Pen, x: number, text: string): void {
  const style = { ...LABEL, sizePt: 9, weight: 700, color: INK_2 } as const
  const width = pen.width(text, style) + 4
  pen.doc.roundedRect(x - width / 2, PAPER_HEIGHT / 2 - 3, width, 6, 1).fill(MISSING)
  pen.write(text, { x, y: PAPER_HEIGHT / 2 + 1.2 }, style)
}

/** Hatched from edge to edge, so that it cannot be taken for a flat line. */
function drawGap(pen: Pen, { row, report }: StripJob, gap: SampleSpan): void {
  const { doc } = pen
  const x = sampleX(row, gap.from, report.rateHz)
  const width = Math.max(0.4, sampleX(row, gap.to, report.rateHz) - x)
  doc.save()
  doc.rect(x, 0, width, PAPER_HEIGHT).clip()
  doc.rect(x, 0, width, PAPER_HEIGHT).fill(MISSING)
  for (let at = -PAPER_HEIGHT; at < width; at += HATCH_MM)
    doc.moveTo(x + at, PAPER_HEIGHT).lineTo(x + at + PAPER_HEIGHT, 0)
  doc.lineWidth(0.12).strokeColor(AXIS).stroke()
  doc.restore()
  if (isWideGap(gap, report.rateHz)) writeOnHatch(pen, x + width / 2, MISSING_TEXT)
}

/** A bar along the edge where the trace leaves the paper. */
function drawClipped(doc: PDFKit.PDFDocument, { row, report }: StripJob): void {
  for (const { from, to, side } of row.clipped) {
    const x = sampleX(row, from, report.rateHz) - 1
    const width = sampleX(row, to, report.rateHz) + 1 - x
    doc.rect(x, side === 'above' ? 0 : PAPER_HEIGHT - 0.8, width, 0.8).fill(BAD)
  }
}

/** Ten seconds of ECG with its lane of labels. */
export function drawStrip(pen: Pen, job: StripJob): void {
  const { doc } = pen
  doc.save().translate(LEFT, job.top)
  drawLane(pen, job)
  doc.translate(0, LANE_HEIGHT)
  drawGrid(doc)
  for (const gap of job.row.gaps) drawGap(pen, job, gap)
  drawCalibration(pen, job)
  drawTrace(doc, job)
  drawClipped(doc, job)
  doc.restore()
}

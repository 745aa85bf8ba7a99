import { BEAT_MARK_LABELS } from '@kangban/contracts/beat-marks'
import { MONITOR_HIGH_HZ, MONITOR_LOW_HZ } from '@kangban/ecg-core'
import type { EcgReport, EcgReportMark } from './ecg-report.ts'
import { drawMark } from './lane-ink.ts'
import { CLIPPED_TEXT, MISSING_TEXT } from './lane-labels.ts'
import { GAIN_MM_PER_MV, LEFT, RIGHT, SPEED_MM_PER_S } from './layout.ts'
import { AXIS, BAD, INK, INK_2, MISSING, WARN } from '../../../shared/pdf/palette.ts'
import type { Pen, TextStyle } from '../../../shared/pdf/pen.ts'
import type { TraceRow } from './trace-rows.ts'
import { clockText, dateText } from './wording.ts'

/** The pass band of `monitorBand`. */
const FILTER_TEXT = `滤波 ${MONITOR_LOW_HZ}–${MONITOR_HIGH_HZ} Hz（零相位）`

const NO_DIAGNOSIS =
  '本报告由程序自动分析，不是诊断，请由医生结合症状判读。若有胸痛、气短或晕厥，请立即拨打 120。'

/** The monitor band distorts the ST segment (IEC 60601-2-27 against 60601-2-25), and a scaled print the ruler. */
const HOW_TO_READ =
  '滤波后的波形适合看节律，不用于判断 ST 段。请按实际大小（100%）打印：25 mm 为 1 秒，10 mm 为 1 mV。'

/** Baselines in mm. */
const LINES = { scale: 197.6, warning: 201.3, small: 204.9 }

function scaleText({ rateHz }: EcgReport): string {
  return `${SPEED_MM_PER_S} mm/s   ${GAIN_MM_PER_MV} mm/mV   ${rateHz} Hz   ${FILTER_TEXT}`
}

function drawBarSign(doc: PDFKit.PDFDocument, x: number): void {
  doc.rect(x - 1.2, LINES.scale - 1.4, 2.4, 0.8).fill(BAD)
}

function drawHatchSign(doc: PDFKit.PDFDocument, x: number): void {
  const bottom = LINES.scale + 0.1
  doc.rect(x - 1.2, bottom - 2.4, 2.4, 2.4).fill(MISSING)
  doc.moveTo(x - 1.2, bottom).lineTo(x + 1.2, bottom - 2.4)
  doc.moveTo(x - 1.2, bottom - 1.2).lineTo(x, bottom - 2.4)
  doc.moveTo(x, bottom).lineTo(x + 1.2, bottom - 1.2)
  doc.lineWidth(0.12).strokeColor(AXIS).stroke()
}

interface KeyEntry {
  text: string
  color: string
  draw: (x: number) => void
}

/** What the signs on the strips mean; only those that are there. */
function keyEntries({ doc }: Pen, report: EcgReport, rows: readonly TraceRow[]): KeyEntry[] {
  const has = (kind: EcgReportMark['kind']): boolean =>
    report.marks.some((mark) => mark.kind === kind)

  const marks = (['ventricular', 'supraventricular'] as const).filter(has).map((kind) => ({
    text: BEAT_MARK_LABELS[kind],
    color: WARN,
    draw: (x: number) => drawMark(doc, { x, y: LINES.scale - 0.2 }, { kind, denied: false }),
  }))

  const signs = [
    {
      text: CLIPPED_TEXT,
      color: BAD,
      shown: rows.some(({ clipped }) => clipped.length > 0),
      draw: drawBarSign,
    },
    {
      text: MISSING_TEXT,
      color: INK_2,
      shown: rows.some(({ gaps }) => gaps.length > 0),
      draw: drawHatchSign,
    },
  ]

  const shown = signs.filter((sign) => sign.shown)

  return [
    ...marks,
    ...shown.map(({ draw, ...sign }) => ({ ...sign, draw: (x: number) => draw(doc, x) })),
  ]
}

function drawKey(pen: Pen, entries: readonly KeyEntry[]): void {
  let right = RIGHT

  for (const { text, color, draw } of entries) {
    const style: TextStyle = { sizePt: 8, color, align: 'right' }
    pen.write(text, { x: right, y: LINES.scale }, style)
    right -= pen.width(text, style) + 2.2
    draw(right)
    right -= 5
  }
}

interface FooterJob {
  report: EcgReport
  /** All rows of the report. */
  rows: readonly TraceRow[]
  /** From 1. */
  page: number
  pages: number
}

/** Scale, filter, key to the signs, what the report is not, and by what it was made: on every page. */
export function drawFooter(pen: Pen, { report, rows, page, pages }: FooterJob): void {
  pen.write(
    scaleText(report),
    { x: LEFT, y: LINES.scale },
    { sizePt: 8.5, weight: 700, color: INK },
  )

  drawKey(pen, keyEntries(pen, report, rows))
  pen.write(NO_DIAGNOSIS, { x: LEFT, y: LINES.warning }, { sizePt: 8.5, weight: 700, color: INK })
  const small: TextStyle = { sizePt: 7.5, color: INK_2 }
  pen.write(HOW_TO_READ, { x: LEFT, y: LINES.small }, small)
  const number = `第 ${page}/${pages} 页`
  pen.write(number, { x: RIGHT, y: LINES.small }, { ...small, weight: 700, align: 'right' })
  const made = `康伴 ${report.softwareVersion}   生成于 ${dateText(report.createdAt)} ${clockText(report.createdAt)}`
  pen.write(made, { x: RIGHT - 16, y: LINES.small }, { ...small, align: 'right' })
}

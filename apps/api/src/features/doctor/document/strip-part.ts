import {
  clinicalGrid,
  clinicalStrip,
  monitorBand,
  MONITOR_HIGH_HZ,
  MONITOR_LOW_HZ,
} from '@kangban/ecg-core'
import { shanghaiClock, shanghaiDay } from '@kangban/china-time'
import type { DoctorPage } from '@kangban/contracts'
import { dateWords } from '@kangban/rules/reports/report-wording'
import { GRID_MAJOR, GRID_MINOR } from '../../../shared/pdf/palette.ts'
import {
  BLACK,
  figure,
  heading,
  LEFT,
  makeRoom,
  paragraph,
  RIGHT,
  type Sheet,
  WIDTH,
} from '../../../shared/pdf/sheet.ts'

type Strip = DoctorPage['ecg']['strips'][number]

/** Millivolts of a record, or of the part of a long one that is printed. */
export interface Printed {
  samples: Float32Array
  rateHz: number
}

const SPEED_MM_PER_S = 25
const GAIN_MM_PER_MV = 10
/** Six squares of 5 mm. */
const PAPER_HEIGHT = 30
/** Two squares for the pulse of 1 mV. */
const PULSE_WIDTH = 10
const TRACE_MM = 0.28
const SHOWN_SECONDS = (WIDTH - PULSE_WIDTH) / SPEED_MM_PER_S
/** The filter needs a moment before it is true. */
const SKIPPED_SECONDS = 1
const EDGE_MM = 1
const SCALE_TEXT = `I 导联，${SPEED_MM_PER_S} mm/s，${GAIN_MM_PER_MV} mm/mV，${MONITOR_LOW_HZ}–${MONITOR_HIGH_HZ} Hz`

/** Where 0 mV lies, so that the highest peak stays on the paper. */
function zeroOf(samples: Float32Array): number {
  const highest = samples.reduce((high, mv) => (mv > high ? mv : high), 0)
  return Math.min(PAPER_HEIGHT - 5, Math.max(18, highest * GAIN_MM_PER_MV + EDGE_MM))
}

function drawGrid(doc: PDFKit.PDFDocument): void {
  const grid = clinicalGrid({ widthPx: WIDTH, heightPx: PAPER_HEIGHT, pxPerMm: 1 })

  const layers = [
    { x: grid.minorX, y: grid.minorY, color: GRID_MINOR, width: 0.1 },
    { x: grid.majorX, y: grid.majorY, color: GRID_MAJOR, width: 0.18 },
  ]

  for (const { x, y, color, width } of layers) {
    for (const at of x) doc.moveTo(at, 0).lineTo(at, PAPER_HEIGHT)
    for (const at of y) doc.moveTo(0, at).lineTo(WIDTH, at)
    doc.lineWidth(width).strokeColor(color).stroke()
  }
}

const rounded = (value: number | undefined): number => Math.round((value ?? 0) * 100) / 100

/** One sample on a unit, so that every sample is on paper. */
function drawTrace(doc: PDFKit.PDFDocument, { samples, rateHz }: Printed, zeroMm: number): void {
  const unitsPerMm = rateHz / SPEED_MM_PER_S

  const { points, starts } = clinicalStrip(samples, rateHz, {
    widthPx: samples.length,
    heightPx: PAPER_HEIGHT * unitsPerMm,
    pxPerMm: unitsPerMm,
    speedMmPerS: SPEED_MM_PER_S,
    gainMmPerMv: GAIN_MM_PER_MV,
    zeroPx: zeroMm * unitsPerMm,
    firstSample: 0,
  })

  const lifted = new Set(starts)
  doc.save()
  doc.rect(PULSE_WIDTH, 0, WIDTH - PULSE_WIDTH, PAPER_HEIGHT).clip()
  doc.translate(PULSE_WIDTH, 0).scale(1 / unitsPerMm)

  for (let i = 0; i < points.length / 2; i++) {
    const [x, y] = [rounded(points[2 * i]), rounded(points[2 * i + 1])]
    if (lifted.has(i)) doc.moveTo(x, y)
    else doc.lineTo(x, y)
  }

  doc
    .lineWidth(TRACE_MM * unitsPerMm)
    .lineJoin('round')
    .strokeColor(BLACK)
    .stroke()

  doc.restore()
}

function drawPaper(sheet: Sheet, shown: Printed): void {
  const { pen } = sheet
  const { doc } = pen
  const zero = zeroOf(shown.samples)
  doc.save().translate(LEFT, sheet.y)
  drawGrid(doc)
  const pulseTop = zero - GAIN_MM_PER_MV
  doc.moveTo(1, zero).lineTo(2.5, zero).lineTo(2.5, pulseTop).lineTo(7.5, pulseTop)
  doc.lineTo(7.5, zero).lineTo(9, zero).lineWidth(TRACE_MM).strokeColor(BLACK).stroke()
  pen.write('1 mV', { x: 5, y: zero + 3.6 }, { sizePt: 7.5, color: BLACK, align: 'center' })
  drawTrace(doc, shown, zero)
  doc.rect(0, 0, WIDTH, PAPER_HEIGHT).lineWidth(0.2).strokeColor(BLACK).stroke()
  doc.restore()
}

function drawStrip(sheet: Sheet, strip: Strip, record: Printed): void {
  const { rateHz } = record
  const from = SKIPPED_SECONDS * rateHz
  const filtered = monitorBand(record.samples, rateHz)
  const samples = filtered.slice(from, from + Math.round(SHOWN_SECONDS * rateHz))
  const begins = new Date(Date.parse(strip.startedAt) + SKIPPED_SECONDS * 1000)
  const time = `${shanghaiDay(begins).slice(0, 4)}年${dateWords(shanghaiDay(begins))} ${shanghaiClock(begins)}`
  const words = `${strip.verdict}：${time}，${strip.source}，${strip.rate}`
  makeRoom(sheet, PAPER_HEIGHT + 8)

  paragraph(sheet, [
    { text: words, style: { sizePt: 9, weight: 700 } },
    { text: `，${SCALE_TEXT}`, style: { sizePt: 9 } },
  ])

  sheet.y += 0.5
  const frame = { left: LEFT, top: sheet.y, right: RIGHT, bottom: sheet.y + PAPER_HEIGHT }

  const alt = `心电原图 ${(samples.length / rateHz).toFixed(1)} 秒，${words}，${SCALE_TEXT}`
  figure(sheet, { frame, alt }, () => drawPaper(sheet, { samples, rateHz }))
  sheet.y += PAPER_HEIGHT + 2.5
}

/** The ECGs of the span in words, and those that a doctor should see to scale. */
export function drawEcg(
  sheet: Sheet,
  { ecg }: DoctorPage,
  records: ReadonlyMap<string, Printed>,
): void {
  heading(sheet, '2  心电', { room: ecg.strips.length > 0 ? PAPER_HEIGHT + 18 : 12 })
  paragraph(sheet, [{ text: ecg.text, style: { sizePt: 9 } }])
  sheet.y += 1

  for (const strip of ecg.strips) {
    const record = records.get(strip.startedAt)
    if (record) drawStrip(sheet, strip, record)
  }

  if (ecg.strips.length > 0) {
    paragraph(sheet, [
      {
        text: '请按实际大小（100%）打印：25 mm 为 1 秒，10 mm 为 1 mV。滤波后的波形适合看节律，不用于判断 ST 段。',
        style: { sizePt: 8 },
      },
    ])
  }
}

import { MS_PER_SECOND } from '@kangban/china-time'
import { monitorBand } from '@kangban/ecg-core'
import PdfDocument from 'pdfkit'
import type { EcgReport } from './ecg-report.ts'
import { drawFindings } from './figures.ts'
import { loadFonts } from '../../../shared/pdf/fonts.ts'
import { drawFooter } from './footer.ts'
import { drawContinuedHeader, drawHeader, REPORT_TITLE } from './header.ts'
import {
  LANE_HEIGHT,
  LEFT,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  paginate,
  PAPER_HEIGHT,
  RIGHT,
  rowTop,
} from './layout.ts'
import { createPen, type Pen, PT_PER_MM } from '../../../shared/pdf/pen.ts'
import { createTags, TAGGED } from '../../../shared/pdf/tags.ts'
import { drawStrip } from './strip.ts'
import { type SampleSpan, traceRows } from './trace-rows.ts'
import { clockText, durationText, leadText } from './wording.ts'

/** All dates come from the report, so that the same input gives the same bytes; nothing personal stands in the metadata. */
function createDocument({ createdAt, softwareVersion }: EcgReport): PDFKit.PDFDocument {
  return new PdfDocument({
    size: [PAGE_WIDTH * PT_PER_MM, PAGE_HEIGHT * PT_PER_MM],
    margin: 0,
    autoFirstPage: false,
    ...TAGGED,
    info: {
      Title: REPORT_TITLE,
      Author: '康伴',
      Creator: `Kangban ${softwareVersion}`,
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  })
}

/** What the report prints from its input, which may hold characters that everyday text does not. */
function foreignText(report: EcgReport): string {
  const { name, birthday, lead, deviceName, deviceCode, sentence, rhythmReason, softwareVersion } =
    report

  const phrases = sentence.map(({ text }) => text)

  return [
    name,
    birthday,
    lead,
    deviceName,
    deviceCode,
    ...phrases,
    rhythmReason,
    softwareVersion,
  ].join('')
}

/** What a strip shows, for whoever cannot see it. */
function stripAlt({ startedAt, lead, rateHz }: EcgReport, { from, to }: SampleSpan): string {
  const begins = new Date(startedAt.getTime() + (from / rateHz) * MS_PER_SECOND)
  return `${leadText(lead)}心电，${clockText(begins)} 起 ${durationText((to - from) / rateHz)}，25 mm/s，10 mm/mV`
}

function drawPages(pen: Pen, report: EcgReport): void {
  const filtered = monitorBand(report.samples, report.rateHz)
  const rows = traceRows(filtered, report.rateHz, report.marks)
  const pages = paginate(rows)
  const tags = createTags(pen.doc)

  pages.forEach((onPage, i) => {
    const page = i + 1
    pen.doc.addPage().scale(PT_PER_MM)
    if (page === 1) {
      tags.element('H1', () => drawHeader(pen, report))
      tags.element('P', () => drawFindings(pen, report))
    } else tags.artifact(() => drawContinuedHeader(pen, report))

    onPage.forEach((row, slot) => {
      const top = rowTop(page, slot)
      const bottom = top + LANE_HEIGHT + PAPER_HEIGHT
      const [left, upper, right, lower] = [LEFT, top, RIGHT, bottom].map((mm) => mm * PT_PER_MM)

      tags.element('Figure', () => drawStrip(pen, { report, filtered, row, top }), {
        alt: stripAlt(report, row),
        bbox: [left ?? 0, upper ?? 0, right ?? 0, lower ?? 0],
      })
    })

    tags.element('P', () => drawFooter(pen, { report, rows, page, pages: pages.length }))
  })

  tags.end()
}

/** The report as a PDF: A4 landscape at true scale, vector drawing only, fonts embedded. */
export async function renderEcgReport(report: EcgReport): Promise<Uint8Array> {
  const doc = createDocument(report)
  const fonts = await loadFonts(foreignText(report))
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))

  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })

  drawPages(createPen(doc, fonts), report)
  doc.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

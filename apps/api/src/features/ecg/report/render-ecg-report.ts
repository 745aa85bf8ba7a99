import { monitorBand } from '@kangban/ecg-core'
import PdfDocument from 'pdfkit'
import type { EcgReport } from './ecg-report.ts'
import { drawFindings } from './figures.ts'
import { loadFonts } from './fonts.ts'
import { drawFooter } from './footer.ts'
import { drawContinuedHeader, drawHeader, REPORT_TITLE } from './header.ts'
import { PAGE_HEIGHT, PAGE_WIDTH, paginate, PT_PER_MM, rowTop } from './layout.ts'
import { createPen } from './pen.ts'
import type { Pen } from './pen.ts'
import { drawStrip } from './strip.ts'
import { traceRows } from './trace-rows.ts'

/** All dates come from the report, so that the same input gives the same bytes; nothing personal stands in the metadata. */
function createDocument({ createdAt, softwareVersion }: EcgReport): PDFKit.PDFDocument {
  return new PdfDocument({
    size: [PAGE_WIDTH * PT_PER_MM, PAGE_HEIGHT * PT_PER_MM],
    margin: 0,
    autoFirstPage: false,
    lang: 'zh-CN',
    displayTitle: true,
    pdfVersion: '1.7',
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

function drawPages(pen: Pen, report: EcgReport): void {
  const filtered = monitorBand(report.samples, report.rateHz)
  const rows = traceRows(filtered, report.rateHz, report.marks)
  const pages = paginate(rows)

  pages.forEach((onPage, i) => {
    const page = i + 1
    pen.doc.addPage().scale(PT_PER_MM)
    if (page === 1) {
      drawHeader(pen, report)
      drawFindings(pen, report)
    } else drawContinuedHeader(pen, report)

    onPage.forEach((row, slot) =>
      drawStrip(pen, { report, filtered, row, top: rowTop(page, slot) }),
    )

    drawFooter(pen, { report, rows, page, pages: pages.length })
  })
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

// A document of A4 pages from its beginning to its end: what all of them have in common.
import { fullMoment } from '@kangban/rules/reports/moment-text'
import PdfDocument from 'pdfkit'
import { loadFonts } from './fonts.ts'
import { createPen, PT_PER_MM } from './pen.ts'
import {
  BLACK,
  CELADON,
  GREY,
  LEFT,
  newPage,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  RIGHT,
  type Sheet,
} from './sheet.ts'
import { createTags, TAGGED } from './tags.ts'

export interface Paper {
  /** What a reader shows for the file's name: nothing personal stands in the metadata. */
  title: string
  /** The only clock of the document, so that the same input gives the same bytes. */
  madeAt: string
  softwareVersion: string
  /** What is printed from the input, which may hold characters that everyday text does not. */
  text: string
  /** On every page. */
  foot: { caution: string; whose: string }
}

function createDocument({ title, madeAt, softwareVersion }: Paper): PDFKit.PDFDocument {
  const made = new Date(madeAt)

  return new PdfDocument({
    size: [PAGE_WIDTH * PT_PER_MM, PAGE_HEIGHT * PT_PER_MM],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    ...TAGGED,
    info: {
      Title: title,
      Author: '康伴',
      Creator: `Kangban ${softwareVersion}`,
      CreationDate: made,
      ModDate: made,
    },
  })
}

interface Title {
  title: string
  /** Small, below the title. */
  about?: string
  /** Of which days it is, and when it was made. */
  right: readonly [string, string]
}

/** The head of the first page. */
export function drawTitle(sheet: Sheet, { title, about, right: [days, made] }: Title): void {
  const { pen, tags } = sheet
  const y = sheet.y + 6

  tags.element('H1', () =>
    pen.write(title, { x: LEFT, y }, { sizePt: 18, weight: 700, color: CELADON }),
  )

  const right = { sizePt: 8.5, color: BLACK, align: 'right' } as const

  tags.element('P', () => {
    if (about) pen.write(about, { x: LEFT, y: y + 5 }, { sizePt: 9, color: GREY })
    pen.write(days, { x: RIGHT, y: y - 2 }, right)
    pen.write(made, { x: RIGHT, y: y + 2.6 }, right)
  })

  const ruleY = y + (about ? 7.5 : 5)

  tags.artifact(() =>
    pen.doc.moveTo(LEFT, ruleY).lineTo(RIGHT, ruleY).lineWidth(0.4).strokeColor(CELADON).stroke(),
  )

  sheet.y = ruleY + 1.5
}

function drawFeet({ pen, tags }: Sheet, { madeAt, foot }: Paper): void {
  const { count } = pen.doc.bufferedPageRange()
  const style = { sizePt: 8, color: BLACK } as const
  const y = PAGE_HEIGHT - 9
  const who = foot.whose === '' ? '' : `${foot.whose} · `

  for (let index = 0; index < count; index++) {
    pen.doc.switchToPage(index)

    tags.artifact(() => {
      pen.write(foot.caution, { x: LEFT, y }, { ...style, weight: 700 })
      const whose = `${who}制作 ${fullMoment(madeAt)} · 康伴 · 第 ${index + 1} 页，共 ${count} 页`
      pen.write(whose, { x: RIGHT, y }, { ...style, align: 'right' })
    })
  }
}

/** A PDF: A4, vector drawing only, fonts embedded, tagged (PDF/UA). */
export async function renderPaper(paper: Paper, draw: (sheet: Sheet) => void): Promise<Uint8Array> {
  const doc = createDocument(paper)
  const pen = createPen(doc, await loadFonts(paper.text))
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))

  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })

  const sheet: Sheet = { pen, tags: createTags(doc), y: 0 }
  newPage(sheet)
  draw(sheet)
  drawFeet(sheet, paper)
  sheet.tags.end()
  doc.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { woffToSfnt } from '../../../apps/api/src/shared/pdf/sfnt.ts'

/** A printed page: a heading, what it is about, and a table of rows. */
export interface Page {
  institution: string
  title: string
  facts: readonly string[]
  /** The first row is the head. */
  rows: readonly (readonly string[])[]
  closing: readonly string[]
}

const FONT = 'Noto Sans SC'
const WIDTH = 900
const HEIGHT = 1272
const MARGIN = 70

let fontReady: Promise<void> | undefined

/** A machine without Chinese fonts would draw boxes: the one that the reports are printed with is handed to libvips. */
async function registerFont(): Promise<void> {
  const woff = createRequire(import.meta.url).resolve(
    '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff',
  )

  // It stays: libvips opens it again for every size. One name, so that a hundred seeds leave one file
  const fontfile = join(tmpdir(), 'kangban-noto-sans-sc-400.ttf')
  const draft = `${fontfile}.${randomUUID()}`
  await writeFile(draft, woffToSfnt(await readFile(woff)))
  await rename(draft, fontfile)
  await sharp({ text: { text: '康', font: FONT, fontfile } }).toBuffer()
}

interface Place {
  x: number
  y: number
  size: number
  anchor?: 'middle'
}

const text = (content: string, { x, y, size, anchor }: Place) =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor ?? 'start'}">${content}</text>`

function svg({ institution, title, facts, rows, closing }: Page): string {
  const columns = rows[0]?.length ?? 1
  const columnWidth = (WIDTH - 2 * MARGIN) / columns
  const tableTop = 250 + facts.length * 38

  const lines = [
    text(institution, { x: WIDTH / 2, y: 110, size: 26, anchor: 'middle' }),
    text(title, { x: WIDTH / 2, y: 170, size: 40, anchor: 'middle' }),
    ...facts.map((fact, index) => text(fact, { x: MARGIN, y: 240 + index * 38, size: 24 })),
    ...rows.flatMap((row, index) => {
      const y = tableTop + 36 + index * 48

      return [
        `<line x1="${MARGIN}" x2="${WIDTH - MARGIN}" y1="${y - 34}" y2="${y - 34}" stroke="#999"/>`,
        ...row.map((cell, column) =>
          text(cell, { x: MARGIN + 8 + column * columnWidth, y, size: 22 }),
        ),
      ]
    }),
    ...closing.map((line, index) =>
      text(line, { x: MARGIN, y: tableTop + rows.length * 48 + 70 + index * 40, size: 24 }),
    ),
  ]

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="${FONT}" fill="#222">
<rect width="100%" height="100%" fill="#fcfcf8"/>${lines.join('')}</svg>`
}

/** A page as a photo of it would be uploaded. */
export async function drawPage(page: Page): Promise<Buffer> {
  await (fontReady ??= registerFont())

  return sharp(Buffer.from(svg(page)))
    .png({ compressionLevel: 1 })
    .toBuffer()
}

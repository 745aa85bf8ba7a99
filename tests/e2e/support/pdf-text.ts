// What a printed page says, read from its PDF as a reader of the file would.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A font may have one shape for ⽉ the radical and 月 the month, and for two dashes. */
const asWritten = (text: string): string =>
  text
    .replaceAll(/\s/g, '')
    .replaceAll(/[\u{2e80}-\u{2fdf}]/gu, (radical) => radical.normalize('NFKC'))
    .replaceAll('‒', '–')

/** The text of each page, without its spaces: on paper they are distances. */
export async function pdfPages(pdf: Buffer): Promise<string[]> {
  const { promise } = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await promise

  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    }),
  )

  return pages.map(asWritten)
}

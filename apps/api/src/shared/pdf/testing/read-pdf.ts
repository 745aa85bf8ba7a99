import { inflateSync } from 'node:zlib'

/** As much of a PDF as the tests look at; reads what PDFKit writes, not any PDF. */
export interface ReadPdf {
  /** The whole file, a character a byte. */
  raw: string
  /** The drawing operators of each page. */
  pages: string[]
  /** The text of each page, a line for each piece that was set. */
  texts: string[]
}

type Objects = Map<string, { head: string; stream: string }>

export function readObjects(raw: string): Objects {
  const objects: Objects = new Map()

  for (const [, id = '', head = '', body] of raw.matchAll(
    /(?:^|\n)(\d+) 0 obj\n([\s\S]*?)(?:\nstream\n([\s\S]*?)\nendstream)?\nendobj/g,
  )) {
    const bytes = Buffer.from(body ?? '', 'latin1')
    const stream = head.includes('/FlateDecode') ? inflateSync(bytes) : bytes
    objects.set(id, { head, stream: stream.toString('latin1') })
  }

  return objects
}

/** Character code to text, from a ToUnicode map of one `bfrange` list after another. */
function unicodeOf(cmap: string): string[] {
  return [...cmap.matchAll(/\[(.*?)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<(.*?)>/g)].map(([, hex = '']) => {
      const units = hex.split(' ').map((unit) => Number.parseInt(unit, 16))
      return String.fromCharCode(...units)
    }),
  )
}

function pageText(content: string, fonts: Map<string, string[]>): string {
  let font: string[] = []
  const pieces: string[] = []

  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? []
    if (shown === undefined) continue

    const codes = [...shown.matchAll(/<(.*?)>/g)].flatMap(
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    )

    pieces.push(codes.map((code) => font[Number.parseInt(code, 16)] ?? '?').join(''))
  }

  return pieces.join('\n')
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const raw = Buffer.from(bytes).toString('latin1')
  const objects = readObjects(raw)

  const get = (id: string | undefined): { head: string; stream: string } =>
    objects.get(id ?? '') ?? { head: '', stream: '' }

  const pageHeads = [...objects.values()]
    .map(({ head }) => head)
    .filter((head) => /\/Type \/Page\b/.test(head))

  const contents = pageHeads.map((head) => get(/\/Contents (\d+)/.exec(head)?.[1]).stream)

  const texts = pageHeads.map((head, i) => {
    const resources = get(/\/Resources (\d+)/.exec(head)?.[1]).head

    const fonts = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
      ([, name = '', id]): [string, string[]] => {
        const toUnicode = /\/ToUnicode (\d+)/.exec(get(id).head)?.[1]
        return [name, unicodeOf(get(toUnicode).stream)]
      },
    )

    return pageText(contents[i] ?? '', new Map(fonts))
  })

  return { raw, pages: contents, texts }
}

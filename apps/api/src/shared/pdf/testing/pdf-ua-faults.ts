// The basics of PDF/UA (ISO 14289-1) on the bytes of a file as PDFKit writes it: an independent reader of the structure.
import { readObjects, readPdf } from './read-pdf.ts'

interface Element {
  type: string
  head: string
  kids: string[]
}

/** Operators that put something on the page. */
const PAINTS = /^(?:S|s|f|F|f\*|B|B\*|b|b\*|Do|sh)$|(?:Tj|TJ)$/

function structElements(objects: ReturnType<typeof readObjects>): Map<string, Element> {
  const elements = new Map<string, Element>()

  for (const [id, { head }] of objects) {
    const type = /\/S \/(\w+)/.exec(head)?.[1]
    if (!type || !/\/P \d+ 0 R/.test(head)) continue
    const list = /\/K \[([^\]]*)\]/.exec(head)?.[1] ?? ''
    const kids = [...list.matchAll(/(\d+) 0 R/g)].map(([, kid = '']) => kid)
    elements.set(id, { type, head, kids })
  }

  return elements
}

function documentFaults(raw: string): string[] {
  const wanted: readonly [string, RegExp][] = [
    ['a language', /\/Lang \(zh-CN\)/],
    ['its title in the window', /\/DisplayDocTitle true/],
    ['a title', /\/Title /],
    ['the mark of tagged content', /\/MarkInfo (?:\d+ 0 R|<<)/],
    ['marked content', /\/Marked true/],
    ['a structure tree', /\/StructTreeRoot \d+ 0 R/],
    ['a parent tree', /\/ParentTree (?:\d+ 0 R|<<)/],
    ['the claim of PDF/UA-1', /<pdfuaid:part>1<\/pdfuaid:part>/],
  ]

  return wanted.filter(([, pattern]) => !pattern.test(raw)).map(([name]) => `no ${name}`)
}

function tableFaults(elements: Map<string, Element>): string[] {
  const kidsOf = ({ kids }: Element) => kids.flatMap((id) => elements.get(id) ?? [])
  const tables = [...elements.values()].filter(({ type }) => type === 'Table')

  return tables.flatMap((table) => {
    const rows = kidsOf(table)
    const [head] = rows
    const widths = new Set(rows.map((row) => row.kids.length))
    const cells = rows.flatMap(kidsOf)

    return [
      ...(rows.every(({ type }) => type === 'TR')
        ? []
        : ['a table holds something else than rows']),
      ...(head && kidsOf(head).every(({ type }) => type === 'TH')
        ? []
        : ['a table without a head']),
      ...(widths.size === 1 ? [] : ['a table whose rows differ in length']),
      ...cells
        .filter(
          ({ type, head: attributes }) =>
            type === 'TH' && !/\/Scope \/(?:Row|Column)/.test(attributes),
        )
        .map(() => 'a head without a scope'),
    ]
  })
}

/** What is drawn outside every marked content: neither told nor an artifact. */
function unmarked(content: string): string[] {
  let depth = 0
  const faults: string[] = []

  for (const line of content.split('\n')) {
    const operator = line.trim()
    if (/ (?:BDC|BMC)$/.test(operator)) depth += 1
    else if (operator === 'EMC') depth -= 1
    else if (depth === 0 && PAINTS.test(operator))
      faults.push(`drawn outside the tags: ${operator}`)
    if (depth > 1) faults.push('marked content within marked content')
  }

  return depth === 0 ? faults : [...faults, 'marked content that does not end']
}

/** What the file lacks of the basics; empty for a good one. */
export function pdfUaFaults(bytes: Uint8Array): string[] {
  const { raw, pages } = readPdf(bytes)
  const elements = structElements(readObjects(raw))
  const types = [...elements.values()].map(({ type }) => type)
  const figures = [...elements.values()].filter(({ type }) => type === 'Figure')

  return [
    ...documentFaults(raw),
    ...(types.includes('Document') ? [] : ['no document element']),
    ...(types.includes('H1') ? [] : ['no heading']),
    ...figures.filter(({ head }) => !/\/Alt [(<]/.test(head)).map(() => 'a figure without words'),
    ...figures.filter(({ head }) => !head.includes('/BBox')).map(() => 'a figure without a place'),
    ...tableFaults(elements),
    ...pages.flatMap(unmarked),
  ]
}

/** How many elements of a type the file has. */
export const countElements = (bytes: Uint8Array, type: string): number =>
  [...structElements(readObjects(readPdf(bytes).raw)).values()].filter((one) => one.type === type)
    .length

// A page of a document that is handed over: A4 upright in millimetres, and a cursor that goes down it.
import { type Pen, PT_PER_MM, type TextStyle } from './pen.ts'
import type { Tags } from './tags.ts'
import { wrap } from './wrap.ts'

export const PAGE_WIDTH = 210
export const PAGE_HEIGHT = 297
export const LEFT = 14
export const RIGHT = PAGE_WIDTH - LEFT
export const WIDTH = RIGHT - LEFT
const TOP = 14
/** Below it stands the foot of the page. */
const BOTTOM = 281

/** Ink that stays apart in black and white: what differs, differs by shape or hatching too. */
export const BLACK = '#111111'
export const GREY = '#555555'
export const PALE = '#BBBBBB'
export const CELADON = '#0A4A43'

export const PLAIN: TextStyle = { sizePt: 9.5, color: BLACK }
export const BOLD: TextStyle = { ...PLAIN, weight: 700 }

const LINE_SPACING = 1.42

export interface Sheet {
  pen: Pen
  tags: Tags
  /** Where the next thing begins, mm from the upper edge. */
  y: number
}

/** A new page where less than `height` is left. */
export function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height <= BOTTOM) return
  newPage(sheet)
}

export function newPage(sheet: Sheet): void {
  sheet.pen.doc.addPage().scale(PT_PER_MM)
  sheet.y = TOP
}

export const lineHeight = ({ sizePt }: TextStyle): number => (sizePt * LINE_SPACING) / PT_PER_MM

export interface Phrase {
  text: string
  style: TextStyle
}

/** Phrases broken into lines of a width; every line as high as the text of the first phrase. */
export function setLines(pen: Pen, phrases: readonly Phrase[], width: number): Phrase[][] {
  const [first] = phrases
  if (!first) return []
  const { sizePt } = first.style
  // A bold line is the widest that it may become.
  return wrap(phrases, width, (text) => pen.width(text, { sizePt, weight: 700 }))
}

/** Writes lines from `at` on and gives the y below them. */
export function writeLines(
  pen: Pen,
  lines: readonly Phrase[][],
  at: { x: number; y: number },
): number {
  let { y } = at

  for (const line of lines) {
    const height = lineHeight(line[0]?.style ?? { sizePt: 9 })
    let { x } = at

    for (const { text, style } of line) {
      pen.write(text, { x, y: y + height * 0.76 }, style)
      x += pen.width(text, style)
    }

    y += height
  }

  return y
}

/** A paragraph over the whole width, tagged as such. */
export function paragraph(sheet: Sheet, phrases: readonly Phrase[]): void {
  const lines = setLines(sheet.pen, phrases, WIDTH)
  const height = lines.reduce((sum, line) => sum + lineHeight(line[0]?.style ?? { sizePt: 9 }), 0)
  makeRoom(sheet, height)

  sheet.tags.element('P', () => {
    sheet.y = writeLines(sheet.pen, lines, { x: LEFT, y: sheet.y })
  })
}

/** The head of a part, with what its signs mean beside it. `room` is what should follow on the same page. */
export function heading(sheet: Sheet, text: string, { note = '', room = 30 } = {}): void {
  sheet.y += 2
  makeRoom(sheet, room + 7)
  const style: TextStyle = { sizePt: 11, weight: 700, color: CELADON }
  const at = { x: LEFT, y: sheet.y + 4.6 }
  sheet.tags.element('H2', () => sheet.pen.write(text, at, style))

  if (note !== '') {
    const small: TextStyle = { sizePt: 8, color: BLACK }
    const x = LEFT + sheet.pen.width(text, style) + 4
    const shown = sheet.pen.fit(note, RIGHT - x, small)
    sheet.tags.element('P', () => sheet.pen.write(shown, { x, y: at.y }, small))
  }

  sheet.y += 7
}

export interface Frame {
  left: number
  top: number
  right: number
  bottom: number
}

/** A drawing with its words; `draw` gets the place that is kept for it. */
export function figure(
  sheet: Sheet,
  { frame, alt }: { frame: Frame; alt: string },
  draw: () => void,
): void {
  const { left, top, right, bottom } = frame

  sheet.tags.element('Figure', draw, {
    alt,
    bbox: [left * PT_PER_MM, top * PT_PER_MM, right * PT_PER_MM, bottom * PT_PER_MM],
  })
}

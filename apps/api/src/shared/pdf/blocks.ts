// What stands between paragraphs and tables: lines whose parts begin below each other, and numbered lists.
import {
  LEFT,
  lineHeight,
  makeRoom,
  type Phrase,
  PLAIN,
  setLines,
  type Sheet,
  WIDTH,
  writeLines,
} from './sheet.ts'

/** Between the parts of a line, mm. */
const GAP = 3
const BELOW = 0.8

export interface Part {
  phrases: readonly Phrase[]
  /** mm; of the last part what is left. */
  width?: number
}

const heightOf = (lines: readonly Phrase[][]): number =>
  lines.reduce((sum, [first]) => sum + lineHeight(first?.style ?? PLAIN), 0)

/** A paragraph whose parts stand beside each other, each broken within its own width. */
export function partedLine(sheet: Sheet, parts: readonly Part[]): void {
  const { pen, tags } = sheet
  let x = LEFT

  const set = parts.map(({ phrases, width = LEFT + WIDTH - x }) => {
    const place = { x, lines: setLines(pen, phrases, width - GAP) }
    x += width
    return place
  })

  makeRoom(sheet, Math.max(...set.map(({ lines }) => heightOf(lines))))

  tags.element('P', () => {
    const ends = set.map((place) => writeLines(pen, place.lines, { x: place.x, y: sheet.y }))
    sheet.y = Math.max(...ends) + BELOW
  })
}

const NUMBER_WIDTH = 6

/** What is to be done, the most important first. */
export const numberedLines = (sheet: Sheet, items: readonly (readonly Phrase[])[]): void =>
  items.forEach((phrases, index) =>
    partedLine(sheet, [
      { phrases: [{ text: `${index + 1}.`, style: PLAIN }], width: NUMBER_WIDTH },
      { phrases },
    ]),
  )

import type { TextStyle } from './pen.ts'
import {
  BLACK,
  LEFT,
  lineHeight,
  makeRoom,
  PALE,
  RIGHT,
  setLines,
  type Sheet,
  writeLines,
} from './sheet.ts'

export interface Column {
  title: string
  /** mm */
  width: number
}

const HEAD: TextStyle = { sizePt: 8.5, weight: 700, color: BLACK }
const CELL: TextStyle = { sizePt: 8.5, color: BLACK }
const PADDING = 0.9
const GAP = 2

function ruleAt(sheet: Sheet, y: number, strong: boolean): void {
  sheet.tags.artifact(() => {
    sheet.pen.doc
      .moveTo(LEFT, y)
      .lineTo(RIGHT, y)
      .lineWidth(strong ? 0.3 : 0.12)
      .strokeColor(strong ? BLACK : PALE)
      .stroke()
  })
}

interface RowJob {
  cells: readonly string[]
  columns: readonly Column[]
  kind: 'head' | 'row' | 'total'
}

function drawRow(sheet: Sheet, { cells, columns, kind }: RowJob): void {
  const { pen, tags } = sheet
  const style = kind === 'row' ? CELL : HEAD

  const set = columns.map(({ width }, index) =>
    setLines(pen, [{ text: cells[index] ?? '', style }], width - GAP),
  )

  const lines = Math.max(1, ...set.map(({ length }) => length))
  const height = lines * lineHeight(style) + 2 * PADDING
  makeRoom(sheet, height)
  let x = LEFT

  tags.group('TR', () => {
    columns.forEach(({ width }, index) => {
      const isHead = kind === 'head' || index === 0
      const scope = kind === 'head' ? ('Column' as const) : ('Row' as const)

      tags.element(
        isHead ? 'TH' : 'TD',
        () => writeLines(pen, set[index] ?? [], { x, y: sheet.y + PADDING }),
        isHead ? { scope } : {},
      )

      x += width
    })
  })

  sheet.y += height
  ruleAt(sheet, sheet.y, kind === 'head')
}

/** A table with a head for each column and for each row; the last row may be the sum of the others. */
export function drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  { rows, total }: { rows: readonly (readonly string[])[]; total?: readonly string[] },
): void {
  sheet.tags.group('Table', () => {
    drawRow(sheet, { cells: columns.map(({ title }) => title), columns, kind: 'head' })
    for (const cells of rows) drawRow(sheet, { cells, columns, kind: 'row' })
    if (total) drawRow(sheet, { cells: total, columns, kind: 'total' })
  })
}

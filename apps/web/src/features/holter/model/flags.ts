import { placeOf, type StripLayout } from '../../../shared/ecg-paper/strip-layout.ts'
import type { Mark } from './marks.ts'

export interface Flag {
  mark: Mark
  row: number
  x: number
  /** Room for its words; a flag that would lie on the one before it shows only its tip. */
  hasRoom: boolean
}

export interface Span {
  mark: Mark
  row: number
  x: number
  widthPx: number
}

/** Tips nearer than this to the one before say nothing more. */
const TIP_PX = 6

/** Flags of the marks that begin in sight, at most one each few px; seconds count from the left end of the first row. */
export function flagsOf(
  marks: readonly Mark[],
  from: number,
  { layout, flagPx }: { layout: StripLayout; flagPx: number },
): Flag[] {
  const flags: Flag[] = []
  let words: { row: number; x: number } | null = null

  for (const mark of marks) {
    const second = mark.from - from
    if (second < 0 || second >= layout.rows * layout.rowSeconds) continue
    const place = placeOf(second, layout)
    const last = flags.at(-1)
    if (last?.row === place.row && place.x - last.x < TIP_PX) continue
    const hasRoom: boolean = words?.row !== place.row || place.x - words.x >= flagPx
    if (hasRoom) words = place
    flags.push({ mark, ...place, hasRoom })
  }

  return flags
}

/** The parts of episodes in each row. */
export function spansOf(marks: readonly Mark[], from: number, layout: StripLayout): Span[] {
  return marks
    .filter((mark) => mark.to > mark.from)
    .flatMap((mark) =>
      Array.from({ length: layout.rows }, (_, row) => {
        const rowFrom = from + row * layout.rowSeconds
        const start = Math.max(rowFrom, mark.from)
        const end = Math.min(rowFrom + layout.rowSeconds, mark.to)
        const x = layout.leftPx + (start - rowFrom) * layout.pxPerSecond
        return { mark, row, x, widthPx: (end - start) * layout.pxPerSecond }
      }),
    )
    .filter(({ widthPx }) => widthPx > 0)
}

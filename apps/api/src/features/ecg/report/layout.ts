/**
 * Where everything stands on the page, in millimetres from the upper left corner. A4 landscape: ten seconds at 25 mm/s are
 * 250 mm and do not fit upright.
 */
export const PAGE_WIDTH = 297
export const PAGE_HEIGHT = 210

/** Scales of the paper that a ruler is laid on; printed in the footer. */
export const SPEED_MM_PER_S = 25
export const GAIN_MM_PER_MV = 10

/** Left edge of the text and of the ECG paper, and the width of both: 53 squares of 5 mm. */
export const LEFT = 16
export const WIDTH = 265
export const RIGHT = LEFT + WIDTH

/** Two squares for the calibration pulse, 250 mm of signal, one square left over on the right. */
export const CALIBRATION_WIDTH = 10
export const ROW_SECONDS = 10
export const SPARE_SECONDS = (WIDTH - CALIBRATION_WIDTH) / SPEED_MM_PER_S - ROW_SECONDS

/** A row is a white lane for labels, so that none lies on the trace, and below it 4.5 mV of ECG paper. */
export const LANE_HEIGHT = 5
export const PAPER_HEIGHT = 45

/** Half a minute a page. The first row's lane, and from there to the next: pages after the first have room to spare. */
const ROWS_A_PAGE = 3
const FIRST_PAGE = { rowsTop: 43.5, pitch: LANE_HEIGHT + PAPER_HEIGHT }
const NEXT_PAGE = { rowsTop: 19, pitch: LANE_HEIGHT + PAPER_HEIGHT + 8 }

/** Top of the row's lane on its page. */
export function rowTop(pageNumber: number, slot: number): number {
  const { rowsTop, pitch } = pageNumber === 1 ? FIRST_PAGE : NEXT_PAGE
  return rowsTop + slot * pitch
}

/** Deals the rows out to pages. */
export function paginate<Row>(rows: readonly Row[]): Row[][] {
  const pages: Row[][] = []
  for (let at = 0; at < rows.length; at += ROWS_A_PAGE) pages.push(rows.slice(at, at + ROWS_A_PAGE))
  return pages
}

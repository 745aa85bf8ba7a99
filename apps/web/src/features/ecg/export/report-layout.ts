/** Where everything stands on a page, in millimetres from the upper left corner. A4 upright, as a phone shows it. */
export const PAGE_WIDTH = 210
export const PAGE_HEIGHT = 297
/** 203 dpi, and every line of the paper lies on whole pixels. A page of 4 megapixels is within every phone's limit. */
export const PX_PER_MM = 8
const POINTS_PER_INCH = 72
const MM_PER_INCH = 25.4
export const PX_PER_PT = (PX_PER_MM * MM_PER_INCH) / POINTS_PER_INCH

/** Text and ECG paper: 37 squares of 5 mm, two of them for the calibration pulse and 35 for seven seconds. */
export const LEFT = 12.5
export const WIDTH = 185
export const RIGHT = LEFT + WIDTH
export const CALIBRATION_WIDTH = 10
export const ROW_SECONDS = 7
export const SPEED_MM_PER_S = 25
export const GAIN_MM_PER_MV = 10

/** A white lane for labels, so that none lies on the trace, and below it 3.5 mV of paper. */
export const LANE_HEIGHT = 5
export const PAPER_HEIGHT = 35
const PITCH = LANE_HEIGHT + PAPER_HEIGHT + 1

const FIRST_PAGE = { rowsTop: 66, rows: 5 }
const NEXT_PAGE = { rowsTop: 23, rows: 6 }

export const rowTop = (page: number, slot: number): number =>
  (page === 1 ? FIRST_PAGE : NEXT_PAGE).rowsTop + slot * PITCH

/** Deals the rows out to pages. There is a first page even without a row. */
export function paginate<Row>(rows: readonly Row[]): Row[][] {
  const pages = [rows.slice(0, FIRST_PAGE.rows)]
  for (let at = FIRST_PAGE.rows; at < rows.length; at += NEXT_PAGE.rows)
    pages.push(rows.slice(at, at + NEXT_PAGE.rows))
  return pages
}

import { SAMPLE_RATE } from '@kangban/ecg-core'
import type { StripMark } from './strip-mark.ts'

/** `rows`: ten seconds below each other, as on a clinical print; `line`: all in one. */
export type StripMode = 'rows' | 'line'

export interface StripScale {
  pxPerMm: number
  speedMmPerS: number
}

const ROW_SECONDS = 10
/** The calibration pulse with its shoulders (0.28 s at 25 mm/s is 7 mm, at 50 mm/s 14 mm) and a space before the trace. */
const PULSE_SECONDS = 0.28
const AFTER_PULSE_MM = 3

export interface StripLayout {
  rows: number
  rowSeconds: number
  pxPerSecond: number
  /** px before the trace in every row. */
  leftPx: number
  widthPx: number
}

export function stripLayout(
  lengthSeconds: number,
  scale: StripScale,
  mode: StripMode,
): StripLayout {
  const rowSeconds = mode === 'rows' ? ROW_SECONDS : Math.max(ROW_SECONDS, lengthSeconds)
  const pxPerSecond = scale.speedMmPerS * scale.pxPerMm
  const leftPx = PULSE_SECONDS * pxPerSecond + AFTER_PULSE_MM * scale.pxPerMm

  return {
    rows: Math.max(1, Math.ceil(lengthSeconds / rowSeconds - 1e-9)),
    rowSeconds,
    pxPerSecond,
    leftPx,
    widthPx: Math.ceil(leftPx + rowSeconds * pxPerSecond),
  }
}

export interface StripPlace {
  row: number
  /** px from the left end of the row's paper. */
  x: number
}

export function placeOf(seconds: number, layout: StripLayout): StripPlace {
  const row = Math.min(layout.rows - 1, Math.max(0, Math.floor(seconds / layout.rowSeconds)))
  return { row, x: layout.leftPx + (seconds - row * layout.rowSeconds) * layout.pxPerSecond }
}

/** The second of the record at a place; left of the trace it is the row's first one. */
export function secondsAt(place: StripPlace, layout: StripLayout): number {
  const inRow = Math.min(
    layout.rowSeconds,
    Math.max(0, (place.x - layout.leftPx) / layout.pxPerSecond),
  )

  return place.row * layout.rowSeconds + inRow
}

export const MIN_PX_PER_MM = 1.5
export const MAX_PX_PER_MM = 10

export const zoomed = (pxPerMm: number, factor: number): number =>
  Math.min(MAX_PX_PER_MM, Math.max(MIN_PX_PER_MM, pxPerMm * factor))

export interface StripFlag extends StripPlace {
  mark: StripMark
  /** Room for its words; a flag that would lie on the one before it shows only its tip. */
  hasRoom: boolean
}

export function stripFlags(
  marks: readonly StripMark[],
  layout: StripLayout,
  flagPx: number,
): StripFlag[] {
  let last: StripPlace | null = null

  return marks.map((mark) => {
    const place = placeOf(mark.sample / SAMPLE_RATE, layout)
    const hasRoom = last?.row !== place.row || place.x - last.x >= flagPx
    if (hasRoom) last = place
    return { ...place, mark, hasRoom }
  })
}

import type { StripLayout } from '../../../shared/ecg-paper/strip-layout.ts'
import type { Scene } from './protocol.ts'

/** Which part of the record is in sight. */
export interface View {
  /** Second of the record at the left end of the first row. */
  from: number
  pxPerSecond: number
}

/** On what it is shown. */
export interface Frame {
  widthPx: number
  rows: number
  /** Of the record. */
  seconds: number
  pxPerMv: number
  /** Height of a row, and from its upper edge to 0 mV. */
  heightPx: number
  zeroPx: number
}

export const PX_PER_MM = 4
export const SPEEDS_MM_PER_S = [12.5, 25, 50] as const
/** 1 mm is 40 ms. */
export const CLINICAL_PX_PER_S = 25 * PX_PER_MM
/** From here on a beat has a shape, and the paper its calibration pulse. */
const MIN_CLINICAL_PX_PER_S = 12.5 * PX_PER_MM
const MAX_PX_PER_S = 100 * PX_PER_MM
/** Between two steps of the buttons, where the paper speeds have ended. */
const STEP = 4
const PULSE_SECONDS = 0.28
const AFTER_PULSE_MM = 3

export const isClinical = ({ pxPerSecond }: View): boolean => pxPerSecond >= MIN_CLINICAL_PX_PER_S

/** Scale at which the whole record is in sight. */
const fit = ({ widthPx, rows, seconds }: Frame): number => (widthPx * rows) / Math.max(1, seconds)

/** The rows of paper; seconds count from the left end of the first. */
export function layoutOf(view: View, { widthPx, rows }: Frame): StripLayout {
  const { pxPerSecond } = view
  const leftPx = isClinical(view) ? PULSE_SECONDS * pxPerSecond + AFTER_PULSE_MM * PX_PER_MM : 0
  return { rows, rowSeconds: (widthPx - leftPx) / pxPerSecond, pxPerSecond, leftPx, widthPx }
}

export function visibleSeconds(view: View, frame: Frame): number {
  const { rows, rowSeconds } = layoutOf(view, frame)
  return rows * rowSeconds
}

export function clampView(view: View, frame: Frame): View {
  const least = Math.min(fit(frame), MAX_PX_PER_S)
  const pxPerSecond = Math.min(MAX_PX_PER_S, Math.max(least, view.pxPerSecond))
  const last = frame.seconds - visibleSeconds({ ...view, pxPerSecond }, frame)
  return { from: Math.max(0, Math.min(last, view.from)), pxPerSecond }
}

/** Moves to the right by px, to the left where they are negative. */
export const panned = (view: View, frame: Frame, px: number): View =>
  clampView({ ...view, from: view.from + px / view.pxPerSecond }, frame)

/** At another scale; the second under `x` px of a row stays there, that in the middle of the first one unless told. */
export function scaled(
  view: View,
  frame: Frame,
  {
    pxPerSecond,
    row = 0,
    x = frame.widthPx / 2,
  }: { pxPerSecond: number; row?: number; x?: number },
): View {
  const secondsTo = (of: View) => {
    const { rowSeconds, leftPx } = layoutOf(of, frame)
    return row * rowSeconds + (x - leftPx) / of.pxPerSecond
  }

  const next = {
    from: view.from,
    pxPerSecond: clampView({ ...view, pxPerSecond }, frame).pxPerSecond,
  }

  return clampView({ ...next, from: view.from + secondsTo(view) - secondsTo(next) }, frame)
}

/** Brings a second into the middle of the first row. */
export function centred(view: View, frame: Frame, second: number): View {
  const { rowSeconds } = layoutOf(view, frame)
  return clampView({ ...view, from: second - rowSeconds / 2 }, frame)
}

/** The scale that the buttons + and - lead to; the same where there is none further. */
export function nextScale(view: View, frame: Frame, direction: 'in' | 'out'): number {
  const least = fit(frame)
  const stops = SPEEDS_MM_PER_S.map((speed) => speed * PX_PER_MM)
  for (let next = MIN_CLINICAL_PX_PER_S / STEP; next > least * 1.5; next /= STEP) stops.push(next)
  const rising = [least, ...stops.filter((stop) => stop > least * 1.01)].toSorted((a, b) => a - b)
  const { pxPerSecond } = view

  const found =
    direction === 'in'
      ? rising.find((stop) => stop > pxPerSecond * 1.01)
      : rising.findLast((stop) => stop < pxPerSecond / 1.01)

  return found ?? pxPerSecond
}

export const wholeRecord = (frame: Frame): View => clampView({ from: 0, pxPerSecond: 0 }, frame)

export function sceneOf(view: View, frame: Frame): Scene {
  const { pxPerMv, zeroPx } = frame
  return { ...layoutOf(view, frame), from: view.from, pxPerMv, zeroPx }
}

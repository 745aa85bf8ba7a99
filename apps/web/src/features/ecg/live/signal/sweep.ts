import { SAMPLE_RATE } from '@kangban/ecg-core'

/** Samples `from` (inclusive) to `to` (exclusive), drawn from `x` px on. */
export interface SweepPart {
  from: number
  to: number
  x: number
}

export interface SweepView {
  /** The pass that is being drawn. */
  current: SweepPart
  /** What is left of the pass before, right of the erase gap; null where there is none. */
  older: SweepPart | null
  /** The pen, px from the left edge. */
  penX: number
}

export interface SweepPaper {
  widthPx: number
  pxPerSecond: number
  /** Empty paper ahead of the pen. */
  gapPx: number
}

/** A sweep of fixed width after `drawn` samples: the pen starts anew at the left edge each time it reaches the right one. */
export function sweepView(drawn: number, paper: SweepPaper): SweepView {
  const pxPerSample = paper.pxPerSecond / SAMPLE_RATE
  const perPass = Math.max(1, Math.floor(paper.widthPx / pxPerSample))
  const inPass = drawn % perPass
  const start = drawn - inPass
  const current = { from: start, to: drawn, x: 0 }
  const erased = Math.ceil(paper.gapPx / pxPerSample)
  const from = start - perPass + inPass + erased

  const older =
    start > 0 && from < start ? { from, to: start, x: (inPass + erased) * pxPerSample } : null

  return { current, older, penX: inPass * pxPerSample }
}

import { SAMPLE_RATE } from '@kangban/ecg-core'

/** Bands of a strip that hold no trace, so that a label never lies on it. px. */
interface Bands {
  headPx: number
  footPx: number
}

interface PaperWish extends Bands {
  pxPerMv: number
  /** px of one bold square: heights are whole ones. */
  squarePx: number
  /** Room for the trace that is there even when the trace needs less. */
  leastMv: { above: number; below: number }
}

/** No heartbeat reaches further; what does is an artefact, and is cut off. */
const MAX_MV = 4

export interface Paper {
  heightPx: number
  /** px from the upper edge to 0 mV. */
  zeroPx: number
}

/** Filters swing in and out at the ends of a record: these samples do not decide on the height. */
const SWING_SAMPLES = SAMPLE_RATE / 2

/**
 * Paper on which the trace (512 Hz) finds room at its own scale, between the label bands. NaN is skipped; what lies beyond
 * is for the painter to cut off.
 */
export function paperFor(samples: Float32Array, wish: PaperWish): Paper {
  let highest = wish.leastMv.above
  let lowest = -wish.leastMv.below
  const swing = samples.length > 4 * SWING_SAMPLES ? SWING_SAMPLES : 0

  for (const sample of samples.subarray(swing, samples.length - swing)) {
    if (sample > highest) highest = sample
    if (sample < lowest) lowest = sample
  }

  const zeroPx = wish.headPx + Math.min(MAX_MV, highest) * wish.pxPerMv
  const needed = zeroPx + Math.min(MAX_MV, -lowest) * wish.pxPerMv + wish.footPx
  return { heightPx: Math.ceil(needed / wish.squarePx) * wish.squarePx, zeroPx }
}

/** px to 0 mV on paper whose height is given: the trace stands in the middle of what the bands leave, cut off where it needs more. */
export function fittedPaper(
  samples: Float32Array,
  { pxPerMv, headPx, footPx }: Bands & { pxPerMv: number },
  heightPx: number,
): number {
  const leastMv = { above: 0.2, below: 0.2 }
  const needed = paperFor(samples, { pxPerMv, headPx, footPx, squarePx: 1, leastMv })
  return needed.zeroPx + (heightPx - needed.heightPx) / 2
}

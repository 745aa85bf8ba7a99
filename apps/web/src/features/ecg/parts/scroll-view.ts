import { GRID_PX, legacyVisibleSamples, legacyY, SAMPLE_RATE } from '@kangban/ecg-core'

/**
 * Height given to the documented vertical span of 120: half a px a unit. 1 mV (60 units) is then 30 px, ten squares of the
 * 3 px grid, and a second is 25 squares: 10 mm/mV and 25 mm/s when a square is taken for a millimetre.
 */
export const LEGACY_SPAN_PX = 60
export const LEGACY_PX_PER_MV = legacyY(0, LEGACY_SPAN_PX) - legacyY(1, LEGACY_SPAN_PX)
/** From the upper edge of the documented span to 0 mV. */
export const LEGACY_ZERO_PX = legacyY(0, LEGACY_SPAN_PX)
const PX_PER_SAMPLE = (25 * GRID_PX) / SAMPLE_RATE

export interface ScrollView {
  /** Sample at the left edge. */
  first: number
  /** Index after the last sample drawn. */
  end: number
  fromSeconds: number
  toSeconds: number
}

/** The window on a scrolling trace: the pen writes to the right edge, then the paper runs to the left. */
export function scrollView(drawn: number, widthPx: number): ScrollView {
  const visible = legacyVisibleSamples(widthPx)
  const first = Math.max(0, drawn - visible)

  return {
    first,
    end: drawn,
    fromSeconds: first / SAMPLE_RATE,
    toSeconds: (first + visible) / SAMPLE_RATE,
  }
}

/** px from the left edge, for the marks that are drawn by now; the others are left out. */
export function visibleMarks(marks: readonly { sample: number }[], view: ScrollView): number[] {
  return marks
    .filter(({ sample }) => sample >= view.first && sample < view.end)
    .map(({ sample }) => (sample - view.first) * PX_PER_SAMPLE)
}

/** Samples drawn at which the first mark stands in the middle of the window; a full window where there is no mark. */
export function restingPlace(
  marks: readonly { sample: number }[],
  total: number,
  widthPx: number,
): number {
  const visible = legacyVisibleSamples(widthPx)
  const first = marks[0]?.sample
  const wanted = first === undefined ? visible : first + Math.floor(visible / 2)
  return Math.min(total, Math.max(visible, wanted))
}

const PX_PER_MM = 5

/** How the paper of a phone on its side is drawn; px. Bands above and below the trace are free for words. */
export const SIDEWAYS_PAPER = {
  pxPerMm: PX_PER_MM,
  /** At 25 mm/s. */
  pxPerSecond: 25 * PX_PER_MM,
  usual: { headPx: 54, footPx: 24, strokePx: 2.2, captionPx: 15, intervalsPx: 27, figurePx: 9 },
  elder: { headPx: 64, footPx: 30, strokePx: 3, captionPx: 20, intervalsPx: 33, figurePx: 12 },
  /** The words of the caliper. */
  caliperPx: 250,
} as const

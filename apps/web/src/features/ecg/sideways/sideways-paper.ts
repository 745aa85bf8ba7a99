/** At 25 mm/s. */
const secondsAt = (pxPerMm: number) => ({ pxPerMm, pxPerSecond: 25 * pxPerMm })

/** How the paper of a phone on its side is drawn; px. Bands above and below the trace are free for words. */
const USUAL = {
  ...secondsAt(5),
  headPx: 54,
  footPx: 24,
  strokePx: 2.2,
  captionPx: 15,
  intervalsPx: 27,
  figurePx: 9,
}

const LARGER = {
  ...secondsAt(6),
  headPx: 64,
  footPx: 30,
  strokePx: 3,
  captionPx: 20,
  intervalsPx: 33,
  figurePx: 12,
}

export const sidewaysPaper = (elder: boolean) => (elder ? LARGER : USUAL)

/** Flags for the marks in sight, right of what stands there up to `freeFrom`; one that would lie on the flag before it shows only its tip. */
export function moveFlags(
  frame: HTMLElement,
  places: readonly number[],
  freeFrom = -Infinity,
): void {
  let takenUpTo = freeFrom

  for (const [i, flag] of [...frame.querySelectorAll<HTMLElement>('[data-flag]')].entries()) {
    const x = places[i]
    flag.hidden = x === undefined
    const [pill, tip] = flag.children
    if (x === undefined || !(pill instanceof HTMLElement) || !(tip instanceof HTMLElement)) continue
    const half = pill.offsetWidth / 2
    const centre = Math.min(frame.clientWidth - half - 4, Math.max(half + 4, x))
    const free = centre - half > takenUpTo
    if (free) takenUpTo = centre + half
    pill.style.visibility = free ? 'visible' : 'hidden'
    pill.style.left = `${centre - half}px`
    tip.style.left = `${x}px`
    tip.style.top = `${pill.offsetTop + pill.offsetHeight}px`
  }
}

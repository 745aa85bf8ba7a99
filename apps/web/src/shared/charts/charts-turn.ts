import { whenIdle } from '../ui/when-idle.ts'

/** A chart begins half a screen before it is reached. */
const AHEAD = '50% 0px'

/** Resolves when a place is in sight or nearly so, and the words around it are painted; never once the signal has ended it. */
export const whenNear = (place: Element, signal: AbortSignal): Promise<void> =>
  new Promise<void>((resolve) => {
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        resolve()
      },
      { rootMargin: AHEAD },
    )

    near.observe(place)
    signal.addEventListener('abort', () => near.disconnect())
  }).then(whenIdle)

let turns = Promise.resolve()

/** One chart after the other, each when the page is idle: between two of them it can act. */
export const turnToDraw = (): Promise<void> => (turns = turns.then(whenIdle))

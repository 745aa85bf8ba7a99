import { MS_PER_SECOND } from '@kangban/china-time'

/** On a page that is never idle what waits has its turn all the same. */
const PATIENCE_MS = 2 * MS_PER_SECOND

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Where a browser does not tell when it is idle (Safari), the next task has to do. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS })
    else setTimeout(resolve)
  })

/** Resolves when what was drawn is seen and nothing else is to be done: for what may come after the words of a page. */
export async function whenIdle(): Promise<void> {
  // The second frame begins when the first one, with what was drawn, is painted.
  await nextFrame()
  await nextFrame()
  await idle()
}

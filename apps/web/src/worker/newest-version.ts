// Loaded where a worker brought the page.
import { MS_PER_SECOND } from '@kangban/china-time'
import { TAKE_OVER } from './names.ts'

const PATIENCE_MS = 2 * MS_PER_SECOND

/** Whether a worker takes over from the one that this page came from. */
const takesOver = (waiting: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(data === true))
    port1.start()
    setTimeout(() => resolve(false), PATIENCE_MS)
    waiting.postMessage(TAKE_OVER, [port2])
  })

/** A new version that came meanwhile begins before the app does: nothing is open yet that could be lost. */
export async function startNewestVersion(): Promise<void> {
  const workers = navigator.serviceWorker
  const waiting = (await workers.getRegistration())?.waiting
  if (!waiting) return
  const changed = new Promise((resolve) => workers.addEventListener('controllerchange', resolve))
  if (!(await takesOver(waiting))) return
  await changed
  location.reload()
  // The page is being left: it does not begin.
  await new Promise(() => undefined)
}

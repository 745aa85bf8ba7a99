import { MS_PER_HOUR } from '@kangban/china-time'

/** A phone leaves the app open for days. */
const LOOK_EVERY_MS = MS_PER_HOUR

/** Brings the worker, and looks for a newer one when somebody comes back to the app after a while. */
export async function registerWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register('./service-worker.js', {
    updateViaCache: 'none',
  })

  let looked = Date.now()

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_EVERY_MS) return
    looked = Date.now()
    registration.update().catch((cause: unknown) => console.warn('no look for updates', cause))
  })
}

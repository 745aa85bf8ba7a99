// What the page asks of its service worker. There may be none, in web views, in WeChat, on http: then nothing is asked.
import { IS_BUILT } from '../config/web-version.ts'
import { ANSWERS_CACHE, FORGET } from './names.ts'

const worker = (): ServiceWorker | null | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker.controller : null

const tell = (cause: unknown) => console.warn('service worker', cause)

/** Empties what was kept of the session, whoever keeps it. */
export function forgetAnswers(): void {
  worker()?.postMessage(FORGET)
  if ('caches' in globalThis) caches.delete(ANSWERS_CACHE).catch(tell)
}

/** A page that a worker brought may be older than the worker that waits. */
export const newestVersion = async (): Promise<void> => {
  if (!worker()) return
  await import('./newest-version.ts').then((it) => it.startNewestVersion()).catch(tell)
}

/** After the first screen, where the browser has such a thing and the build one of them. */
export const bringWorker = async (): Promise<void> => {
  if (!IS_BUILT || !('serviceWorker' in navigator)) return
  await import('./register.ts').then((it) => it.registerWorker()).catch(tell)
}

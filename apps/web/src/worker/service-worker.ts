// The shell and the last answers, for when there is no network. Why it is made like this: ADR 17.
import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { MS_PER_DAY, MS_PER_SECOND } from '@kangban/china-time'
import { answerOrCopy, askingForChange, keeperOf, keptForm, keyOf } from './answers.ts'
import { ANSWERS_CACHE, FORGET, TAKE_OVER } from './names.ts'
import { listenForReminders, type ReminderScope } from './reminders.ts'

/** What of the worker's scope is used here; the page's types, which the app has, do not know it. */
interface WorkerScope {
  readonly __WB_MANIFEST: (string | PrecacheEntry)[]
  readonly registration: { readonly scope: string }
  readonly location: { readonly origin: string }
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly unknown[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void
}

interface WorkerMessage extends MessageEvent<unknown> {
  waitUntil(work: Promise<unknown>): void
}

declare const self: WorkerScope & ReminderScope
/** Written in by the build, of kept-paths.ts. */
declare const __KEPT_PATHS__: readonly string[]
declare const __BACKEND_PATH__: string

/** Since it was last used. */
const PART_KEPT_SECONDS = (60 * MS_PER_DAY) / MS_PER_SECOND
/** Whoever waits longer is helped more by what was last, which says how old it is. */
const ANSWER_TIMEOUT_SECONDS = 8
/** Some weeks of a person's pages, a few kB each. */
const MAX_ANSWERS = 150
/** Of what the first screen waits for. */
const SETUP_TIMEOUT_SECONDS = 3

const { pathname: scope } = new URL(self.registration.scope)

// The app, as it was built: its pages fit each other, and an open page finds all of them whatever the server has by now.
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
clientsClaim()

// Routes stand in the hash (ADR 7): the app has one address. Articles, API documents and files are pages of their own.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    [scope, `${scope}index.html`].includes(url.pathname),
  createHandlerBoundToURL('index.html'),
)

/** Charts and PDF, which weigh as much as all the rest: kept when they are used for the first time. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${scope}assets/`),
  new CacheFirst({
    cacheName: 'kangban-assets',
    plugins: [new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: PART_KEPT_SECONDS })],
  }),
)

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && /^(news|lookup)\/[^/]+\.svg$/.test(url.pathname.slice(scope.length)),
  new StaleWhileRevalidate({
    cacheName: 'kangban-pictures',
    plugins: [new ExpirationPlugin({ maxEntries: 60 })],
  }),
)

registerRoute(
  ({ url, sameOrigin }) =>
    (sameOrigin && url.pathname === `${scope}config.json`) ||
    url.pathname.endsWith(__BACKEND_PATH__),
  new NetworkFirst({
    cacheName: 'kangban-setup',
    networkTimeoutSeconds: SETUP_TIMEOUT_SECONDS,
    matchOptions: { ignoreVary: true },
  }),
)

/** Counted up by each end of a session: an answer that was asked for before it is not kept after it. */
let sessions = 0

async function forget(): Promise<void> {
  sessions += 1
  await caches.delete(ANSWERS_CACHE)
}

const ofTheSession: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state['session'] = sessions
  },
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
  requestWillFetch: async ({ request, state }) => {
    // Of another origin it would be one question more whether that header may be sent.
    if (!state || new URL(request.url).origin !== self.location.origin) return request
    const cache = await caches.open(ANSWERS_CACHE)
    const copy = await cache.match(await keyOf(request), { ignoreVary: true })
    state['copy'] = copy
    return askingForChange(request, copy)
  },
  fetchDidSucceed: async ({ response, state }) =>
    answerOrCopy(response, state?.['copy'] as Response | undefined),
  cacheWillUpdate: async ({ response, state }) => {
    const kept = await keptForm(response, Date.now())
    if (kept === 'over') await forget()
    return kept instanceof Response && state?.['session'] === sessions ? kept : null
  },
  // By hand: workbox's way would keep a list of addresses, which nobody empties when the session ends.
  cacheDidUpdate: async () => {
    const cache = await caches.open(ANSWERS_CACHE)
    const oldestFirst = await cache.keys()
    const surplus = oldestFirst.slice(0, Math.max(0, oldestFirst.length - MAX_ANSWERS))
    await Promise.all(surplus.map((key) => cache.delete(key)))
  },
}

const isKept = keeperOf(__KEPT_PATHS__)

registerRoute(
  ({ url, request }) => isKept({ method: request.method, headers: request.headers, url }),
  new NetworkFirst({
    cacheName: ANSWERS_CACHE,
    networkTimeoutSeconds: ANSWER_TIMEOUT_SECONDS,
    matchOptions: { ignoreVary: true },
    plugins: [ofTheSession],
  }),
)

/** Another window may hold a page of the old version, which would miss its parts. */
async function takeOver(reply: MessagePort | undefined): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const alone = windows.length <= 1
  // oxlint-disable-next-line require-post-message-target-origin -- a port has no origin
  reply?.postMessage(alone)
  if (alone) await self.skipWaiting()
}

self.addEventListener('message', (event) => {
  if (event.data === FORGET) event.waitUntil(forget())
  if (event.data === TAKE_OVER) event.waitUntil(takeOver(event.ports[0]))
})

listenForReminders(self)

// The browser's side of Web Push. Web views, WeChat and http pages have none: then it is not offered.
import { host } from '../../../host/host.ts'

export type PushPermission = 'missing' | 'default' | 'granted' | 'denied'

/** What this page could do; asks nobody for anything. */
export function pushPermission(): PushPermission {
  const has =
    host().environment === 'browser' &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window &&
    navigator.serviceWorker.controller !== null

  return has ? Notification.permission : 'missing'
}

const sameKey = (key: ArrayBuffer | null, wanted: string): boolean => {
  if (!key) return false
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === wanted
}

export interface Subscribed {
  endpoint: string
  p256dh: string
  auth: string
}

async function subscriptionOf(
  manager: PushManager,
  applicationServerKey: string,
): Promise<PushSubscription> {
  const before = await manager.getSubscription()
  if (before && sameKey(before.options.applicationServerKey, applicationServerKey)) return before
  // Of a service with another key, which nobody sends with any more.
  await before?.unsubscribe()
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

/** Asks the person, then the browser's push service. Null when the person says no. @throws when the push service fails */
export async function subscribePush(applicationServerKey: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.ready

  const { endpoint, keys } = (
    await subscriptionOf(registration.pushManager, applicationServerKey)
  ).toJSON()

  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) throw new Error('The browser gave no keys')
  return { endpoint, p256dh, auth }
}

export async function unsubscribePush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

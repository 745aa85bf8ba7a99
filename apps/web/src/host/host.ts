import { browserHost } from './browser-host.ts'
import type { Host } from './host-api.ts'

let current: Host | undefined

/** The host of this page: a browser unless the bridge of an app was found, or another one set. */
export const host = (): Host =>
  (current ??= browserHost(/MicroMessenger/i.test(navigator.userAgent) ? 'wechat' : 'browser'))

/** Puts another host in the place of the one found, or forgets it. */
export function setHost(replacement: Host | undefined): void {
  current = replacement
}

/**
 * Before the first screen: the presence of a bridge object tells the native app from a browser, which need not load what it
 * takes to speak to one.
 */
export async function findHost(): Promise<Host> {
  if (window.android || window.webkit?.messageHandlers)
    current = (await import('./native-app.ts')).nativeApp()

  return host()
}

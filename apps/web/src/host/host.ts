import { browserHost } from './browser-host.ts'
import type { Host } from './host-api.ts'
import { nativeHost } from './native-host.ts'

interface AndroidBridge {
  /** Strings only cross the bridge: parameters are JSON with the id of the callback. */
  [action: string]: (json: string) => string | void
}

declare global {
  interface Window {
    android?: AndroidBridge
    webkit?: {
      messageHandlers?: Record<string, { postMessage: (message: object) => void } | undefined>
    }
  }
}

const follow = (link: string) => location.assign(link)

const androidHost = (bridge: AndroidBridge): Host =>
  nativeHost({
    environment: 'android',
    // Called as a method: the bridge object refuses a detached function.
    call: (action, parameters, callbackId) =>
      void bridge[action]?.(JSON.stringify({ ...parameters, callbackId })),
    appVersion: () => bridge.getAppVersion?.('{}') || '',
    follow,
  })

const iosHost = (handlers: NonNullable<NonNullable<Window['webkit']>['messageHandlers']>): Host =>
  nativeHost({
    environment: 'ios',
    call: (action, parameters, callbackId) =>
      handlers[action]?.postMessage({ ...parameters, callbackId }),
    follow,
  })

/** The presence of a bridge object tells the native app from a browser. */
export function detectHost(): Host {
  if (window.android) return androidHost(window.android)
  const handlers = window.webkit?.messageHandlers
  if (handlers?.saveUserInfo) return iosHost(handlers)
  return browserHost(/MicroMessenger/i.test(navigator.userAgent) ? 'wechat' : 'browser')
}

let current: Host | undefined

/** The host of this page; found at the first use. */
export const host = (): Host => (current ??= detectHost())

/** Puts a simulated host in the place of the one found (demo only), or looks again. */
export function setHost(replacement: Host | undefined): void {
  current = replacement
}

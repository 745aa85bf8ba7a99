import type { Host } from './host-api.ts'
import { nativeHost } from './native-host.ts'

interface AndroidBridge {
  /** Strings only cross the bridge: parameters are JSON with the id of the callback. */
  [action: string]: (json: string) => string | void
}

type Handlers = Record<string, { postMessage: (message: object) => void } | undefined>

declare global {
  interface Window {
    android?: AndroidBridge
    webkit?: { messageHandlers?: Handlers }
  }
}

const follow = (link: string) => location.assign(link)

const androidHost = (bridge: AndroidBridge): Host =>
  nativeHost({
    environment: 'android',
    has: (action) => typeof bridge[action] === 'function',
    // Called as a method: the bridge object refuses a detached function.
    call: (action, parameters, callbackId) =>
      void bridge[action]?.(JSON.stringify({ ...parameters, callbackId })),
    appVersion: () => bridge.getAppVersion?.('{}') || '',
    follow,
  })

const iosHost = (handlers: Handlers): Host =>
  nativeHost({
    environment: 'ios',
    has: (action) => handlers[action] !== undefined,
    call: (action, parameters, callbackId) =>
      handlers[action]?.postMessage({ ...parameters, callbackId }),
    follow,
  })

/** The app whose bridge object is there. */
export function nativeApp(): Host | undefined {
  if (window.android) return androidHost(window.android)
  const handlers = window.webkit?.messageHandlers
  return handlers?.saveUserInfo && iosHost(handlers)
}

import { browserHost } from './browser-host.ts'
import type { HostAnswer } from './callbacks.ts'
import { BridgeError, type Host, type HostAction, type HostApi } from './host-api.ts'
import { type HostSettings, settingsOf } from './host-settings.ts'
import { locate as locateByBrowser } from './locate.ts'
import { nativeHost } from './native-host.ts'
import { observed } from './observed.ts'

/** Later than any question is waited for. */
const LATE_MS = 1000

interface SimulatedCall {
  action: HostAction
  parameters?: unknown
}

export interface SimulatedHost extends Host {
  /** Every call in order, in clear, for tests. The place is of the browser unless one is set; then it is not here. */
  readonly calls: readonly SimulatedCall[]
  readonly settings: () => HostSettings
  readonly set: (change: Partial<HostSettings>) => void
}

const permissionOf = (action: HostAction) => (action === 'scanCode' ? 'camera' : 'album')

/** Answers a question of the bridge as this person and this app would. */
function answer(id: string, { settings, action }: { settings: HostSettings; action: HostAction }) {
  const say = (told: HostAnswer | string) => window.__hostCallback?.(id, told)
  const { manner, permissions, scan, images, patienceMs } = settings
  const permission = permissions[permissionOf(action)]
  const value = action === 'scanCode' ? scan : JSON.stringify(images)
  if (permission === 'never' || manner === 'never') return
  if (permission === 'denied') return say({ ok: false, reason: 'denied' })
  if (manner === 'cancelled') return say({ ok: false, reason: 'cancelled' })
  if (manner === 'nonsense') return say('<html>502</html>')
  if (manner === 'late')
    return void setTimeout(() => say({ ok: true, value }), patienceMs + LATE_MS)
  say({ ok: true, value })
  if (manner === 'twice') say({ ok: true, value })
}

/** The native app as the page meets it: the same calls, callbacks and links, only that nobody is at the other end. */
function simulatedApp(environment: 'android' | 'ios', settings: () => HostSettings): Host {
  const breakAsSet = (): void => {
    if (settings().manner === 'throws') throw new Error('the simulated bridge is broken')
  }

  return nativeHost({
    environment,
    has: () => true,
    call(action, _parameters, id) {
      breakAsSet()
      if (id === undefined) return
      const now = () => answer(id, { settings: settings(), action })
      const { delayMs } = settings()
      if (delayMs > 0) setTimeout(now, delayMs)
      else now()
    },
    appVersion: environment === 'android' ? () => settings().appVersion : undefined,
    follow: breakAsSet,
    patienceMs: settings().patienceMs,
  })
}

const locate = (settings: () => HostSettings): HostApi['locate'] =>
  async function simulated(options) {
    const { permissions, place, patienceMs } = settings()
    if (permissions.location === 'denied') throw new BridgeError('denied', 'locate')

    if (permissions.location === 'never') {
      const patience = Math.min(options.timeout, patienceMs)
      await new Promise((resolve) => setTimeout(resolve, patience))
      throw new BridgeError('timeout', 'locate')
    }

    return place ?? locateByBrowser(options)
  }

/** In a browser the messaging app comes before the page: the page sees that it is not seen for a moment. */
function launch({ kind, miniProgram }: HostSettings): void {
  if (miniProgram === 'fails') throw new BridgeError('host-error', 'launchMiniProgram')
  if (kind === 'browser' || kind === 'wechat')
    setTimeout(() => document.dispatchEvent(new Event('visibilitychange')))
}

function hostOf(settings: () => HostSettings): Host {
  const { kind } = settings()

  const base =
    kind === 'android' || kind === 'ios'
      ? simulatedApp(kind, settings)
      : browserHost(kind, () => undefined)

  return {
    ...base,
    can: (action) => action === 'locate' || base.can(action),
    locate: locate(settings),
    launchMiniProgram: async () => launch(settings()),
    // Nothing of this page is left, nor a file put on the computer of whoever looks at the demo.
    closeWebView: () => Promise.resolve(),
    savePicture: () => Promise.resolve(),
  }
}

/** A host that is not there: answers as it was set, and keeps a record of what it was asked. */
export function simulatedHost(given: Partial<HostSettings> = {}): SimulatedHost {
  let settings = settingsOf(given)
  let current = hostOf(() => settings)
  const calls: SimulatedCall[] = []

  const api = observed(
    () => current,
    (action, parameters) => {
      if (action !== 'locate') calls.push({ action, parameters })
    },
  )

  return {
    ...api,
    get environment() {
      return settings.kind
    },
    can: (action) => current.can(action),
    calls,
    settings: () => settings,
    set(change) {
      settings = settingsOf(change, settings)
      current = hostOf(() => settings)
    },
  }
}

import { hearStrays } from './callbacks.ts'
import { callLog, type HostCall } from './call-log.ts'
import { setHost } from './host.ts'
import { HOST_KINDS, type HostSettings } from './host-settings.ts'
import { simulatedHost } from './simulated-host.ts'

/** What drives the simulated host of a page of the same origin, and reads what the page asked of it. */
export interface HostConsole {
  readonly settings: () => HostSettings
  /** Holds from the next call on; the rest stays as it was. Pages ask who the host is when they are drawn. */
  readonly set: (change: Partial<HostSettings>) => void
  /** The newest last, at most 200. */
  readonly calls: () => readonly HostCall[]
  readonly clear: () => void
  /** Called after each change of the calls; gives back what ends it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Sent to the page and to the page around it before the first screen is drawn; `detail` is the console. */
export const CONSOLE_EVENT = 'kangban-host'

declare global {
  interface Window {
    /** Only where the host is simulated, in the demo. */
    kangbanHost?: HostConsole
  }
}

const kindOf = (asked: string | null): HostSettings['kind'] =>
  HOST_KINDS.find((kind) => kind === asked) ?? 'android'

/** The page around this one, where it is ours. */
function parentOfOurs(): typeof window | undefined {
  try {
    const parent = window.parent as typeof window

    return parent !== window && parent.location.origin === location.origin ? parent : undefined
  } catch {
    // A page of another origin tells nothing of itself.
    return undefined
  }
}

/** Whoever looks at the demo calls nobody by it: the link is written down as a call. */
function catchCalls(event: MouseEvent, dial: (phone: string) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="tel:"]') : null
  if (!link) return
  event.preventDefault()
  dial(link.getAttribute('href') ?? '')
}

/** Puts a simulated host in the place of the one found, as the address says, and opens it to the page around. */
export function startSimulation(asked: URLSearchParams): HostConsole {
  const host = simulatedHost({
    kind: kindOf(asked.get('simulatedHost')),
    scan: asked.get('scan') ?? '',
  })

  const log = callLog()
  const recorded = log.record(host)
  setHost(recorded)
  hearStrays(log.stray)

  document.addEventListener(
    'click',
    (event) => catchCalls(event, (phone) => void recorded.dial({ phone })),
    { capture: true },
  )

  const { calls, clear, subscribe } = log

  const set = (change: Partial<HostSettings>) => {
    host.set(change)
    const { statusBarHeight } = host.settings()
    if (statusBarHeight !== null) window.setStatusBarHeight?.(statusBarHeight)
  }

  const console: HostConsole = { settings: host.settings, set, calls, clear, subscribe }
  window.kangbanHost = console

  // Of the window that hears it, which would not take another one's for a CustomEvent.
  for (const page of [window, parentOfOurs()])
    page?.dispatchEvent(new page.CustomEvent(CONSOLE_EVENT, { detail: console }))

  return console
}

import { hearStrays } from './callbacks.ts'
import { callLog } from './call-log.ts'
import { setHost } from './host.ts'
import { CONSOLE_EVENT, type HostConsole } from './host-console.ts'
import { HOST_KINDS, type HostSettings } from './host-settings.ts'
import { simulatedHost } from './simulated-host.ts'

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

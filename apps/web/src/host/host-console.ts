import type { HostCall } from './call-log.ts'
import type { HostSettings } from './host-settings.ts'

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

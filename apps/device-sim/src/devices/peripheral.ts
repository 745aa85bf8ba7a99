import type { PushFate, ServiceDefinition } from './gatt-server.ts'

/** One central's use of a device: its services, and what goes on only while that link is up. */
export interface PeripheralSession {
  readonly services: readonly ServiceDefinition[]
  contactChanged(): void
  batteryChanged(): void
  clockChanged(): void
  /** The clock stands elsewhere: nothing happened in between. */
  timeJumped(): void
  /** Ends all timers of the session. */
  close(): void
}

/** What a link to a central offers. */
export interface PeripheralLink {
  /** Agreed for the link, bytes. */
  readonly mtu: number
  /**
   * Pushes a value to the central, if it has subscribed. A notified value may be written over when this returns, an
   * indicated one may wait for its turn. `confirmed` runs when an indication was confirmed.
   */
  readonly push: (uuid: string, value: Uint8Array<ArrayBuffer>, confirmed?: () => void) => PushFate
}

/** What a device does by itself, with or without a link, and what it offers to one. */
export interface Peripheral {
  open(link: PeripheralLink): PeripheralSession
  /** The clock stands elsewhere: nothing happened in between. */
  timeJumped(): void
  /** Takes a blood pressure now; undefined for a device that cannot. */
  readonly measure?: () => void
  /** How many measurements wait to be sent. */
  readonly unsent?: () => number
}

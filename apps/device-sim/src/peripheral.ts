import type { Device } from './device.ts'
import type { PushFate, ServiceDefinition } from './gatt-server.ts'

/** One central's use of a device: its services, and what goes on only while that link is up. */
export interface PeripheralSession {
  readonly services: readonly ServiceDefinition[]
  contactChanged(): void
  batteryChanged(): void
  /** Ends all timers of the session. */
  close(): void
}

export interface SessionContext {
  readonly device: Device
  /** Agreed for the link, bytes. */
  readonly mtu: number
  /** Pushes a value to the central, if it has subscribed. */
  readonly push: (uuid: string, value: Uint8Array<ArrayBuffer>) => PushFate
}

export type OpenPeripheral = (context: SessionContext) => PeripheralSession

import type { Device } from './devices/device.ts'
import type { PeripheralLink } from './devices/peripheral.ts'

/** A link to a central, with the device that it is the link of. */
export interface SessionContext extends PeripheralLink {
  readonly device: Device
}

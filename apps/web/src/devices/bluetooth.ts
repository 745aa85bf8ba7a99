import { SimulatedBluetooth } from '@kangban/central'
import type { BluetoothCentral } from '@kangban/central'

export interface BluetoothConfig {
  /** Address of the device simulator's radio; set in demo mode only. */
  readonly simulatorUrl?: string
  /** The signed-in user's code: whose simulated devices are in reach. */
  readonly person?: string
}

/** Everybody who is not signed in shares one set of simulated devices. */
const ANONYMOUS_PERSON = 'demo'

/** The simulated radio where one is configured, else the browser's own, else undefined (no Web Bluetooth here). */
export function getBluetooth(config: BluetoothConfig): BluetoothCentral | undefined {
  if (config.simulatorUrl !== undefined) {
    return new SimulatedBluetooth({
      url: config.simulatorUrl,
      person: config.person ?? ANONYMOUS_PERSON,
    })
  }

  return 'bluetooth' in navigator ? navigator.bluetooth : undefined
}

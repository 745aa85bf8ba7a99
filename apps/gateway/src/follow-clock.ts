import type { BluetoothCentral } from '@kangban/central'
import {
  CURRENT_TIME,
  CURRENT_TIME_SERVICE,
  decodeCurrentTime,
  GattError,
  unixMsOfCurrentTime,
} from '@kangban/gatt'

type Peripheral = Awaited<ReturnType<BluetoothCentral['requestDevice']>>

/** Remembers which device a session has chosen, so that its clock can be listened to beside the session. */
export class ChosenDevice implements BluetoothCentral {
  peripheral: Peripheral | undefined
  private readonly bluetooth: BluetoothCentral

  constructor(bluetooth: BluetoothCentral) {
    this.bluetooth = bluetooth
  }

  async requestDevice(options: RequestDeviceOptions): Promise<Peripheral> {
    this.peripheral = await this.bluetooth.requestDevice(options)
    return this.peripheral
  }
}

/** Listens to the device's clock for as long as the link lasts. False for a device without one that tells its time. */
export async function followClock(
  { peripheral }: ChosenDevice,
  onTime: (unixMs: number) => void,
): Promise<boolean> {
  try {
    const service = await peripheral?.gatt?.getPrimaryService(CURRENT_TIME_SERVICE)
    const clock = await service?.getCharacteristic(CURRENT_TIME)
    if (clock === undefined) return false

    clock.addEventListener('characteristicvaluechanged', () => {
      const unixMs = clock.value && timeOf(clock.value)
      if (unixMs !== undefined) onTime(unixMs)
    })

    await clock.startNotifications()
    return true
  } catch (error) {
    // No such service, or the link broke meanwhile: the session sees to that.
    if (error instanceof DOMException) return false
    throw error
  }
}

/** Undefined for a clock that was never set, or bytes that are none of it: the next time may be good. */
function timeOf(bytes: DataView): number | undefined {
  try {
    return unixMsOfCurrentTime(decodeCurrentTime(bytes))
  } catch (error) {
    if (error instanceof GattError) return undefined
    throw error
  }
}

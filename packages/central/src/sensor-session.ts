import {
  BATTERY_SERVICE,
  BINDING_SERVICE,
  CURRENT_TIME_SERVICE,
  DEVICE_INFORMATION_SERVICE,
  IMMEDIATE_ALERT_SERVICE,
} from '@kangban/gatt'
import { type Alert, findAlert } from './alert.ts'
import { type AskBindingCode, findBindingCode } from './binding-code.ts'
import type { ChoiceOptions, DeviceProfile } from './choose-peripheral.ts'
import { choosePeripheral } from './choose-peripheral.ts'
import type { ConnectionOptions } from './device-connection.ts'
import { keepConnected } from './device-connection.ts'
import type { DeviceError } from './device-error.ts'
import type { DeviceInformation } from './gatt-values.ts'
import { followBattery, NO_INFORMATION, readDeviceInformation } from './gatt-values.ts'
import type { BluetoothCentral, GattServer } from './web-bluetooth-shape.ts'

/** `reconnecting` follows a lost link by itself; `closed` is final. */
export type SensorStatus = 'connecting' | 'ready' | 'reconnecting' | 'closed'

export interface SensorHandlers {
  onStatus?(status: SensorStatus): void
  onBattery?(percent: number): void
  /** `connection-lost` after the last attempt to reconnect; other codes concern one value, and the session goes on. */
  onError?(error: DeviceError): void
}

export interface SensorOptions extends ChoiceOptions, ConnectionOptions {
  /** Unix milliseconds; `Date.now` unless the time is not that of this machine, as in a simulation that runs faster. */
  nowMs?(this: void): number
}

export interface SensorSession {
  readonly deviceId: string
  readonly name: string
  readonly info: DeviceInformation
  /** Undefined where the device cannot be made to ring or vibrate. */
  readonly alert?: Alert | undefined
  /** Undefined where the device has no codes by which it is bound. */
  readonly bindingCode?: AskBindingCode | undefined
  /** Ends the session and the link. */
  close(): void
}

/** Services that every session reads where they are. */
export const COMMON_SERVICES = [
  BATTERY_SERVICE,
  DEVICE_INFORMATION_SERVICE,
  CURRENT_TIME_SERVICE,
  IMMEDIATE_ALERT_SERVICE,
  BINDING_SERVICE,
] as const

/** What makes one kind of sensor: how to choose it, and how to listen to it after each connect. */
export interface Sensor {
  readonly profile: DeviceProfile
  attach(server: GattServer): Promise<void>
  /** The link is gone, for good or until the next `attach`. */
  detach?(): void
}

/** Chooses a device and keeps listening to it. Rejects with DeviceError. */
export async function openSensor(
  bluetooth: BluetoothCentral | undefined,
  sensor: Sensor,
  settings: { readonly handlers: SensorHandlers; readonly options: SensorOptions },
): Promise<SensorSession> {
  const { handlers, options } = settings

  const leave = (status: 'reconnecting' | 'closed'): void => {
    sensor.detach?.()
    handlers.onStatus?.(status)
  }

  handlers.onStatus?.('connecting')

  try {
    const peripheral = await choosePeripheral(bluetooth, sensor.profile, options)
    let info = NO_INFORMATION
    let alert: Alert | undefined
    let bindingCode: AskBindingCode | undefined

    const connection = await keepConnected(
      peripheral,
      {
        async attach(server) {
          await sensor.attach(server)
          await followBattery(server, (percent) => handlers.onBattery?.(percent))
          info = await readDeviceInformation(server)
          alert = await findAlert(server)
          bindingCode = await findBindingCode(server)
        },
        onLost: () => leave('reconnecting'),
        onRestored: () => handlers.onStatus?.('ready'),
        onGivenUp(error) {
          leave('closed')
          handlers.onError?.(error)
        },
      },
      options,
    )

    handlers.onStatus?.('ready')

    return {
      deviceId: peripheral.id,
      name: peripheral.name ?? peripheral.id,
      get info() {
        return info
      },
      get alert() {
        return alert
      },
      get bindingCode() {
        return bindingCode
      },
      close() {
        connection.close()
        leave('closed')
      },
    }
  } catch (error) {
    leave('closed')
    throw error
  }
}

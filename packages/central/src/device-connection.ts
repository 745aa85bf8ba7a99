import { DeviceError } from './device-error.ts'
import type { BluetoothCentral, GattServer, Peripheral } from './web-bluetooth-shape.ts'

/** Waits before each attempt to get a lost device back; a person who walked off is back within these 15 seconds. */
const RECONNECT_DELAYS_MS = [500, 1000, 2000, 4000, 8000]

export interface WantedDevice {
  readonly service: BluetoothServiceUUID
  /** Further services that the session reads. */
  readonly optionalServices: BluetoothServiceUUID[]
}

/** Must be called from a tap, as browsers ask. Rejects with DeviceError. */
export async function choosePeripheral(
  bluetooth: BluetoothCentral | undefined,
  wanted: WantedDevice,
): Promise<Peripheral> {
  if (bluetooth === undefined) throw new DeviceError('unsupported', 'the browser has no Web Bluetooth')
  try {
    return await bluetooth.requestDevice({
      filters: [{ services: [wanted.service] }],
      optionalServices: wanted.optionalServices,
    })
  } catch (error) {
    throw requestError(error)
  }
}

/** Chromium has one name for a closed chooser and an empty one; only the message tells them apart. */
function requestError(error: unknown): DeviceError {
  const name = error instanceof DOMException ? error.name : ''
  const message = error instanceof Error ? error.message : String(error)
  if (name === 'NotFoundError' && /cancel/i.test(message))
    return new DeviceError('cancelled', message, { cause: error })
  if (name === 'NotFoundError') return new DeviceError('not-found', message, { cause: error })
  if (name === 'NetworkError') return new DeviceError('connection-lost', message, { cause: error })
  return new DeviceError('unsupported', message, { cause: error })
}

export interface ConnectionHandlers {
  /** Finds the characteristics and listens to them; runs after every connect. */
  attach(server: GattServer): Promise<void>
  /** The link broke; attempts to get it back follow. */
  onLost(): void
  onRestored(): void
  /** The last attempt failed. */
  onGivenUp(error: DeviceError): void
}

export interface DeviceConnection {
  /** Ends the link and all attempts to get it back. */
  close(): void
}

/** Connects, and keeps connected until `close`. Rejects with DeviceError when the first attempt fails. */
export async function keepConnected(peripheral: Peripheral, handlers: ConnectionHandlers): Promise<DeviceConnection> {
  let closed = false
  let attached = false
  let retry: ReturnType<typeof setTimeout> | undefined

  const onDisconnected = (): void => {
    // During an attempt its own failure is what counts.
    if (closed || !attached) return
    attached = false
    handlers.onLost()
    retryLater(0, undefined)
  }

  const retryLater = (attempt: number, cause: unknown): void => {
    const delay = RECONNECT_DELAYS_MS[attempt]
    if (delay === undefined) {
      close()
      handlers.onGivenUp(new DeviceError('connection-lost', `not back after ${attempt} attempts`, { cause }))
      return
    }
    retry = setTimeout(() => {
      void attach().then(
        () => handlers.onRestored(),
        (error: unknown) => {
          if (!closed) retryLater(attempt + 1, error)
        },
      )
    }, delay)
  }

  const attach = async (): Promise<void> => {
    await attachOnce(peripheral, handlers)
    if (closed) throw new DeviceError('connection-lost', 'closed while connecting')
    attached = true
  }

  const close = (): void => {
    closed = true
    clearTimeout(retry)
    peripheral.removeEventListener('gattserverdisconnected', onDisconnected)
    peripheral.gatt?.disconnect()
  }

  peripheral.addEventListener('gattserverdisconnected', onDisconnected)
  try {
    await attach()
  } catch (error) {
    close()
    throw error
  }
  return { close }
}

async function attachOnce(peripheral: Peripheral, handlers: ConnectionHandlers): Promise<void> {
  try {
    if (peripheral.gatt === undefined) throw new DeviceError('not-found', `${peripheral.id} has no GATT server`)
    const server = await peripheral.gatt.connect()
    await handlers.attach(server)
    if (!server.connected) throw new DeviceError('connection-lost', 'lost while its services were read')
  } catch (error) {
    peripheral.gatt?.disconnect()
    throw connectionError(error)
  }
}

/** What a failed GATT operation means to the user; a DeviceError passes as it is. */
export function connectionError(error: unknown): DeviceError {
  if (error instanceof DeviceError) return error
  const message = error instanceof Error ? error.message : String(error)
  const isForeign = error instanceof DOMException && (error.name === 'NotFoundError' || error.name === 'SecurityError')
  return new DeviceError(isForeign ? 'not-found' : 'connection-lost', message, { cause: error })
}

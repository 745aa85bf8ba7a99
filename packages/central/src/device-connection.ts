import { DeviceError } from './device-error.ts'
import type { GattServer, Peripheral } from './web-bluetooth-shape.ts'

/** Waits before each attempt to get a lost device back; a person who walked off is back within these 15 seconds. */
const RECONNECT_DELAYS_MS = [500, 1000, 2000, 4000, 8000]
/** Between further attempts where nobody waits at a screen. */
const PATIENT_DELAY_MS = 30_000
/** Android tries to connect for as long as the device is away. */
const CONNECT_TIMEOUT_MS = 20_000

export interface ConnectionHandlers {
  /** Finds the characteristics and listens to them; runs after every connect. */
  attach(server: GattServer): Promise<void>
  /** The link broke; attempts to get it back follow. */
  onLost(): void
  onRestored(): void
  /** The last attempt failed. */
  onGivenUp(error: DeviceError): void
}

export interface ConnectionOptions {
  /** Goes on trying to get a lost device back, every 30 s in the end, until `close`. */
  readonly keepTrying?: boolean
}

export interface DeviceConnection {
  /** Ends the link and all attempts to get it back. */
  close(): void
}

/** Connects, and keeps connected until `close`. Rejects with DeviceError when the first attempt fails. */
export async function keepConnected(
  peripheral: Peripheral,
  handlers: ConnectionHandlers,
  options: ConnectionOptions = {},
): Promise<DeviceConnection> {
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
    const delay =
      RECONNECT_DELAYS_MS[attempt] ?? (options.keepTrying === true ? PATIENT_DELAY_MS : undefined)

    if (delay === undefined) {
      close()

      handlers.onGivenUp(
        new DeviceError('connection-lost', `not back after ${attempt} attempts`, { cause }),
      )

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

    if (closed) {
      peripheral.gatt?.disconnect()
      throw new DeviceError('connection-lost', 'closed while connecting')
    }

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
    if (peripheral.gatt === undefined)
      throw new DeviceError('not-found', `${peripheral.id} has no GATT server`)
    const server = await connectInTime(peripheral.gatt)
    await handlers.attach(server)
    if (!server.connected)
      throw new DeviceError('connection-lost', 'lost while its services were read')
  } catch (error) {
    peripheral.gatt?.disconnect()
    throw connectionError(error)
  }
}

async function connectInTime(gatt: GattServer): Promise<GattServer> {
  let timeout: ReturnType<typeof setTimeout> | undefined

  const tooLate = new Promise<never>((_, reject) => {
    timeout = setTimeout(
      () => reject(new DeviceError('not-found', `no connection within ${CONNECT_TIMEOUT_MS} ms`)),
      CONNECT_TIMEOUT_MS,
    )
  })

  try {
    return await Promise.race([gatt.connect(), tooLate])
  } finally {
    clearTimeout(timeout)
  }
}

/** What a failed GATT operation means to the user; a DeviceError passes as it is. */
export function connectionError(error: unknown): DeviceError {
  if (error instanceof DeviceError) return error
  const message = error instanceof Error ? error.message : String(error)

  const isForeign =
    error instanceof DOMException &&
    (error.name === 'NotFoundError' || error.name === 'SecurityError')

  return new DeviceError(isForeign ? 'not-found' : 'connection-lost', message, { cause: error })
}

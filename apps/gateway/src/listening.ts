import { setTimeout as wait } from 'node:timers/promises'
import type { BluetoothCentral, SensorSession } from '@kangban/central'
import { DeviceError } from '@kangban/central'
import type { DeviceReading } from '@kangban/contracts'

/** What listening to a device needs from whoever looks after its person. */
export interface Listening {
  /** The radio in reach of the person's devices. */
  readonly bluetooth: () => BluetoothCentral
  /** Whether a serial number is one of the person's, so that there is a key for it. */
  readonly isKnown: (deviceCode: string) => boolean
  readonly take: (deviceCode: string, readings: readonly DeviceReading[]) => void
  readonly battery: (deviceCode: string, percent: number) => void
  readonly log: (message: string) => void
}

export interface Listener {
  /** Lets the device go. */
  close(this: void): void
}

/** A device that is to be listened to. */
export interface Post extends Listener {
  /** Hands on the serial number: at once, or when the device that has just connected has told it. */
  told(this: void, work: (deviceCode: string) => void): void
  /** Connects as soon as the device is in reach; the session then keeps the link by itself. */
  listen(this: void, connect: () => Promise<SensorSession>): void
}

const FIRST_WAIT_MS = 1000
const MAX_WAIT_MS = 30_000

/** A device without a key is let go. */
export function createPost(
  { isKnown, log }: Pick<Listening, 'isKnown' | 'log'>,
  what: string,
): Post {
  const ended = new AbortController()
  let session: SensorSession | undefined
  let deviceCode: string | undefined
  const early: ((deviceCode: string) => void)[] = []

  const connected = async (connect: () => Promise<SensorSession>): Promise<SensorSession> => {
    for (let pause = FIRST_WAIT_MS; ; pause = Math.min(2 * pause, MAX_WAIT_MS)) {
      try {
        return await connect()
      } catch (error) {
        if (!(error instanceof DeviceError)) throw error
        await wait(pause, undefined, { signal: ended.signal })
      }
    }
  }

  const listen = async (connect: () => Promise<SensorSession>): Promise<void> => {
    session = await connected(connect)
    const serial = session.info.serialNumber

    if (ended.signal.aborted || serial === undefined || !isKnown(serial)) {
      if (!ended.signal.aborted) log(`a ${what} in reach is not one of the person's: let go`)
      session.close()
      return
    }

    deviceCode = serial
    for (const work of early.splice(0)) work(serial)
  }

  return {
    told(work) {
      if (deviceCode === undefined) early.push(work)
      else work(deviceCode)
    },
    listen(connect) {
      listen(connect).catch((error: unknown) => {
        if (!ended.signal.aborted) throw error
      })
    },
    close() {
      ended.abort()
      session?.close()
    },
  }
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebSocket } from 'ws'
import { WebSocketServer } from 'ws'
import { createHttpListener } from './http-listener.ts'
import type { RadioWorld } from '../radio/radio-session.ts'
import { createRadioSession } from '../radio/radio-session.ts'
import { createScenarioLoader } from './scenario-loader.ts'
import type { World } from '../world/world.ts'

/** Requests are short: the longest is a scan. */
const MAX_MESSAGE_BYTES = 16_384
/** A play waits for a central that has more than this to take. */
const CONGESTED_BYTES = 32_768
/** A central that takes nothing for so long (several minutes of ECG) is as good as gone. */
const MAX_UNSENT_BYTES = 1_048_576
const PING_INTERVAL_MS = 20_000
const CLOSE_GRACE_MS = 1000

/** Close codes of RFC 6455 7.4.1. */
const GOING_AWAY = 1001
const UNSUPPORTED_DATA = 1003
const INTERNAL_ERROR = 1011

export interface DeviceSimOptions {
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
  readonly world: World
  /** WFDB records that scenarios may name; undefined for none. */
  readonly recordFolder: string | undefined
  /** Where unexpected errors go. */
  readonly log: (message: string) => void
}

export interface DeviceSim {
  /** `http://host:port`; the radio is at `/radio`, or any path that ends so. */
  readonly url: string
  close(): Promise<void>
}

/** Starts listening. Rejects when the port is taken. */
export async function startDeviceSim(options: DeviceSimOptions): Promise<DeviceSim> {
  const { world } = options

  const http = createServer(
    createHttpListener(
      { world, scenarioLoader: createScenarioLoader(options.recordFolder) },
      options.log,
    ),
  )

  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  })

  http.on('upgrade', (request, socket, head) => {
    const [path = '', query = ''] = (request.url ?? '').split('?')

    if (path.endsWith('/radio')) {
      const givesWay = new URLSearchParams(query).has('gives-way')

      sockets.handleUpgrade(request, socket, head, (central) =>
        serveCentral({ world, givesWay, log: options.log }, central),
      )
    } else {
      socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n')
    }
  })

  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(options.port, options.host, resolve)
  })

  return {
    url: `http://${options.host}:${portOf(http.address())}`,
    async close() {
      for (const central of sockets.clients) central.close(GOING_AWAY)

      // A central that does not say goodbye must not keep the process.
      setTimeout(
        () => sockets.clients.forEach((central) => central.terminate()),
        CLOSE_GRACE_MS,
      ).unref()

      await new Promise((resolve) => http.close(resolve))
    },
  }
}

interface Serving {
  readonly world: RadioWorld
  readonly givesWay: boolean
  readonly log: (message: string) => void
}

function serveCentral({ world, givesWay, log }: Serving, central: WebSocket): void {
  const session = createRadioSession(world, {
    givesWay,
    sendText: (text) => central.send(text),
    sendBinary(bytes) {
      if (central.bufferedAmount > MAX_UNSENT_BYTES) central.terminate()
      else central.send(Buffer.from(bytes))
    },
    close: () => central.close(),
    isCongested: () => central.bufferedAmount > CONGESTED_BYTES,
  })

  central.on('message', (data, isBinary) => {
    if (isBinary) {
      central.close(UNSUPPORTED_DATA, 'requests are JSON text')
      return
    }

    try {
      session.receive(Buffer.isBuffer(data) ? data.toString('utf8') : '')
    } catch (error) {
      log(`radio: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
      central.close(INTERNAL_ERROR, 'the simulator failed')
    }
  })

  // `ws` closes the socket itself after a protocol error; `close` follows.
  central.on('error', (error) => log(`radio: ${error.message}`))

  let alive = true

  central.on('pong', () => {
    alive = true
  })

  const ping = setInterval(() => {
    if (!alive) central.terminate()
    alive = false
    central.ping()
  }, PING_INTERVAL_MS)

  central.on('close', () => {
    clearInterval(ping)
    session.end()
  })
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address === 'object' && address !== null) return address.port
  throw new Error(`the server listens on ${String(address)} and not on a port`)
}

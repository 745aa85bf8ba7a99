import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ECG_SERVICE, fullUuid, HEART_RATE_SERVICE } from '@kangban/gatt'
import type { WebSocket } from 'ws'
import { WebSocketServer } from 'ws'
import type { Clock } from './clock.ts'
import { createDeviceRegistry } from './device-registry.ts'
import { createEcgRecorder } from './ecg-recorder.ts'
import type { EcgSource } from './ecg-source.ts'
import type { RadioFaults } from './faults.ts'
import { createGroundTruth } from './ground-truth.ts'
import { answerHttp } from './http-control.ts'
import type { RadioWorld } from './radio-session.ts'
import { createRadioSession } from './radio-session.ts'
import { createWatch } from './watch.ts'

/** Requests are short: the longest is a scan. */
const MAX_MESSAGE_BYTES = 16_384
/** A central that takes nothing for so long (about a minute of ECG) is as good as gone. */
const MAX_UNSENT_BYTES = 131_072
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
  readonly seed: string
  readonly faults: RadioFaults
  readonly clock: Clock
  readonly ecgSource: EcgSource
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
  const registry = createDeviceRegistry(options)
  const groundTruth = createGroundTruth()
  const world: RadioWorld = {
    registry,
    peripherals: {
      watch: createWatch(options.seed),
      'ecg-recorder': createEcgRecorder(options.ecgSource, groundTruth),
    },
    advertised: { watch: [fullUuid(HEART_RATE_SERVICE)], 'ecg-recorder': [ECG_SERVICE] },
  }

  const http = createServer((request, response) => {
    answerHttp({ registry, groundTruth }, request, response).catch((error: unknown) => {
      options.log(`${request.method} ${request.url}: ${String(error)}`)
      response.destroy()
    })
  })
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false })
  http.on('upgrade', (request, socket, head) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (path.endsWith('/radio')) {
      sockets.handleUpgrade(request, socket, head, (central) => serveCentral(world, central, options.log))
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
      setTimeout(() => sockets.clients.forEach((central) => central.terminate()), CLOSE_GRACE_MS).unref()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}

function serveCentral(world: RadioWorld, central: WebSocket, log: (message: string) => void): void {
  const session = createRadioSession(world, {
    sendText: (text) => central.send(text),
    sendBinary(bytes) {
      if (central.bufferedAmount > MAX_UNSENT_BYTES) central.terminate()
      else central.send(bytes)
    },
    close: () => central.close(),
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

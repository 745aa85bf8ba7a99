import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract, type DeviceReading } from '@kangban/contracts'

/**
 * `down`: no answer at all. `lost`: takes the request and the answer is lost. `late`: answers after the client has given
 * up. `broken`: 503. `unwilling`: the device is not bound.
 */
export type Mood = 'well' | 'down' | 'lost' | 'late' | 'broken' | 'unwilling'

interface Stored {
  readonly deviceCode: string
  readonly reading: DeviceReading
}

export interface FakeApi {
  readonly baseUrl: string
  mood: Mood
  /** What it took of each batch id, the first time. */
  readonly batches: Map<string, readonly Stored[]>
  readonly strips: Map<
    string,
    { deviceCode: string; startedAt: string; ecgContent: string; complete: boolean }
  >
  /** Ids of all requests that came while it was not down, in order. */
  readonly heard: string[]
  readonly keys: Set<string>
  close(): Promise<void>
}

export const LATE_MS = 400

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += String(part)
  return JSON.parse(text)
}

/** Speaks the two ingest calls as the contract has them, and stores what has the same id once. */
export async function startFakeApi(): Promise<FakeApi> {
  const batches: FakeApi['batches'] = new Map()
  const strips: FakeApi['strips'] = new Map()
  const heard: string[] = []
  const keys = new Set<string>()

  const take = (path: string, body: unknown): unknown => {
    if (path.endsWith('/ingest-ecg')) {
      const { measurementId, ...strip } = contract.devices.ingestEcg.input.parse(body)
      heard.push(measurementId)
      if (api.mood === 'unwilling') return null
      const isNew = !strips.has(measurementId)
      if (isNew) strips.set(measurementId, strip)
      return { stored: isNew ? 'new' : 'already', reason: null }
    }

    const { batchId, deviceCode, readings } = contract.devices.ingestReadings.input.parse(body)
    heard.push(batchId)
    if (api.mood === 'unwilling') return null
    if (!batches.has(batchId))
      batches.set(
        batchId,
        readings.map((reading) => ({ deviceCode, reading })),
      )
    return { accepted: readings.length, duplicates: 0, refused: [] }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { mood } = api
    if (mood === 'down') return void request.socket.destroy()
    if (mood === 'broken') return void response.writeHead(503).end()
    keys.add(String(request.headers['x-device-key']))
    const data = take(request.url ?? '', await bodyOf(request))
    if (mood === 'lost') return void request.socket.destroy()
    const code = data === null ? '9999' : '1000'

    const send = () =>
      response.end(JSON.stringify({ code, msg: data === null ? '设备未绑定' : '', data }))

    if (mood === 'late') setTimeout(send, LATE_MS)
    else send()
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const api: FakeApi = {
    baseUrl: `http://127.0.0.1:${port}/api`,
    mood: 'well',
    batches,
    strips,
    heard,
    keys,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  return api
}

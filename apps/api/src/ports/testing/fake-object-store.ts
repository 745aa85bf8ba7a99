// An object store for what a real one does not do when it is asked to: hang, cut off, refuse, change between two calls.
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { ObjectStore } from '../../config/object-store.ts'

export interface Call {
  method: string
  key: string
  ifMatch: string | undefined
}

type Meddle = (call: Call, response: ServerResponse) => boolean | undefined

const etagOf = (bytes: Uint8Array) => `"${createHash('md5').update(bytes).digest('hex')}"`

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>no</Message></Error>`)
}

/** Runs until it is closed. What `meddle` gives true for, it has answered itself, or never will. */
export async function startFakeObjectStore() {
  const stored = new Map<string, Buffer>()
  const calls: Call[] = []
  const state: { meddle: Meddle } = { meddle: () => false }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = request
    const { pathname } = new URL(url, 'http://store')
    const key = pathname.split('/').slice(2).join('/')
    const call = { method, key, ifMatch: headers['if-match'] }
    const bytes = await buffer(request)
    calls.push(call)
    if (state.meddle(call, response)) return
    const found = stored.get(key)
    const isAsItWas = call.ifMatch === undefined || (found && etagOf(found) === call.ifMatch)

    if (method === 'PUT' && !isAsItWas)
      return found
        ? refuse(response, 412, 'PreconditionFailed')
        : refuse(response, 404, 'NoSuchKey')

    if (method === 'PUT') stored.set(key, bytes)
    else if (method === 'DELETE') stored.delete(key)
    else if (!found) return refuse(response, 404, 'NoSuchKey')
    const shown = stored.get(key) ?? Buffer.alloc(0)
    response.setHeader('etag', etagOf(shown))

    return response.end(method === 'GET' ? shown : '')
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo

  const place: ObjectStore = {
    bucket: 'kangban',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKey: 'access',
    secretKey: 'secret',
  }

  return {
    place,
    stored,
    calls,
    refuse,
    meddle(how: Meddle) {
      state.meddle = how
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

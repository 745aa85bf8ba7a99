import type { IncomingMessage, ServerResponse } from 'node:http'
import { control, ControlError } from './control.ts'
import type { DeviceRegistry } from './device-registry.ts'
import type { GroundTruth } from './ground-truth.ts'

const MAX_BODY_BYTES = 10_000

export interface ControlWorld {
  readonly registry: DeviceRegistry
  readonly groundTruth: GroundTruth
}

/** GET /healthz, POST /control, GET /truth[?device=ID]. Paths may have a prefix, as behind the API server. */
export async function answerHttp(
  world: ControlWorld,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, body } = await route(world, request).catch((error: unknown) => {
    if (error instanceof ControlError) return { status: error.status, body: { error: error.message } }
    throw error
  })
  // A body that is too long is not read to its end: the connection cannot be used again.
  if (!request.complete) response.setHeader('connection', 'close')
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

async function route(world: ControlWorld, request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  const url = new URL(request.url ?? '/', 'http://device-sim')
  const operation = `${request.method} ${url.pathname.slice(url.pathname.lastIndexOf('/'))}`
  switch (operation) {
    case 'GET /healthz':
      return { status: 200, body: { status: 'ok' } }
    case 'GET /truth':
      return {
        status: 200,
        body: { measurements: world.groundTruth.list(url.searchParams.get('device') ?? undefined) },
      }
    case 'POST /control':
      control(world.registry, await bodyText(request))
      return { status: 200, body: { done: true } }
    default:
      return { status: 404, body: { error: `${operation} is not one of GET /healthz, GET /truth, POST /control` } }
  }
}

async function bodyText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue
    length += chunk.length
    if (length > MAX_BODY_BYTES) throw new ControlError(400, `the body is longer than ${MAX_BODY_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

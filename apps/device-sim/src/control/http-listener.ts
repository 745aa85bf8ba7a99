import type { RequestListener } from 'node:http'
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http'
import type { ControlContext } from './control-router.ts'
import { appRouter } from './control-router.ts'

const MAX_BODY_BYTES = 100_000
const TRPC = '/trpc/'

/** `GET /healthz` and the control API under `/trpc/`. Paths may have a prefix, as behind the API server. */
export function createHttpListener(
  context: ControlContext,
  log: (message: string) => void,
): RequestListener {
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://device-sim')
    const at = pathname.indexOf(TRPC)

    if (at >= 0) {
      nodeHTTPRequestHandler({
        router: appRouter,
        createContext: () => context,
        req: request,
        res: response,
        path: pathname.slice(at + TRPC.length),
        maxBodySize: MAX_BODY_BYTES,
        onError({ error, path }) {
          if (error.code === 'INTERNAL_SERVER_ERROR')
            log(`control ${path}: ${error.stack ?? error.message}`)
        },
      }).catch((error: unknown) => {
        log(`${request.method} ${request.url}: ${String(error)}`)
        response.destroy()
      })

      return
    }

    const isHealth = request.method === 'GET' && pathname.endsWith('/healthz')

    const body = isHealth
      ? { status: 'ok' }
      : {
          error: `${request.method} ${pathname} is not one of GET /healthz, /trpc/..., and the radio at /radio`,
        }

    response.writeHead(isHealth ? 200 : 404, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })

    response.end(JSON.stringify(body))
  }
}

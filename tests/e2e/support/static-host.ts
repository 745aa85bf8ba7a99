import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The build of the web app. */
export const DIST = fileURLToPath(new URL('../../../apps/web/dist/', import.meta.url))

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** Any static host: a build, and one file that says where the back end is. */
export async function staticHost(
  folder: string,
  config: () => object,
): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname))
    if (path === '/config.json')
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(config()))

    try {
      const file = join(folder, path === '/' ? 'index.html' : path)

      response
        .setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
        .end(readFileSync(file))
    } catch {
      response.writeHead(404).end()
    }

    return undefined
  })

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

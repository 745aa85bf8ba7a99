import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Gives the address. It is the server of Node that listens, not Fastify: so the service does not refuse calls when the process
 * is busy, as it does in production, and as a test runner with a hundred mocks always is.
 */
export async function listen(server: Server, port: number): Promise<string> {
  // A browser asks again by itself, a POST too, where a connection is cut that was used before: a cut must be seen.
  server.maxRequestsPerSocket = 1
  server.listen({ host: '127.0.0.1', port })
  await once(server, 'listening')
  // A TCP server, which has listened just now.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

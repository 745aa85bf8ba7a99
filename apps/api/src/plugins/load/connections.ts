import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../../config/env.ts'
import { LIMITS } from '../../config/limits.ts'
import { createPlaces } from '../places.ts'

/** Loopback is where proxies, tests and the simulated devices stand; who is behind a proxy is the proxy's to count. */
const isLoopback = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address)

/** One address cannot take all connections, and all together cannot take all descriptors. */
export function limitConnections(
  server: Server,
  { trustProxy }: Pick<Config, 'trustProxy'>,
  most: number = LIMITS.connectionsOfAddress,
): void {
  const places = createPlaces(most)
  server.maxConnections = LIMITS.connectionsOfAll
  if (trustProxy > 0) return

  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (isLoopback(remoteAddress)) return
    const free = places(remoteAddress)
    if (free) socket.once('close', free)
    else socket.destroy()
  })
}

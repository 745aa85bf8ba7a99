import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { limitConnections } from './connections.ts'

const own = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address

/** How many of six connections from an address stay open. */
async function kept(host: string, trustProxy: number): Promise<number> {
  const server = createServer()
  limitConnections(server, { trustProxy }, 4)
  server.listen(0, '0.0.0.0')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const sockets: Socket[] = []

  for (let index = 0; index < 6; index++) {
    const socket = connect(port, host).on('error', () => {})
    sockets.push(socket)
    await once(socket, 'connect')
  }

  const open = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

  const expected = trustProxy > 0 || host.startsWith('127.') ? 6 : 4
  await expect.poll(open).toBe(expected)

  // One that goes makes room for another.
  sockets[0]?.destroy()
  await expect.poll(open).toBe(expected - 1)
  const again = connect(port, host).on('error', () => {})
  await expect.poll(open).toBe(expected)
  for (const socket of [...sockets, again]) socket.destroy()
  server.close()
  return expected
}

it('an address has so many connections; proxies and this machine are not counted', async () => {
  expect(await kept('127.0.0.1', 0)).toBe(6)
  // A machine without a network has no other address.
  if (own === undefined) return
  expect(await kept(own, 0)).toBe(4)
  expect(await kept(own, 1)).toBe(6)
})

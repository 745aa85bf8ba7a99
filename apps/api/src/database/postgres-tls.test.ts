// Towards a server that speaks TLS and shows a certificate that is signed by itself, and old.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Client } from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { poolConfig } from './postgres-pool.ts'

/** With the certificate that comes with the library; what it says inside TLS is not PostgreSQL. */
const impostor = new SMTPServer({ secure: true })
impostor.on('error', () => {})

const door = createServer((socket: Socket) => {
  socket.on('error', () => {})

  socket.once('data', () => {
    const inside = connect((impostor.server.address() as AddressInfo).port, '127.0.0.1')
    inside.on('error', () => {})
    socket.write('S')
    socket.pipe(inside).pipe(socket)
  })
})

beforeAll(async () => {
  impostor.listen(0, '127.0.0.1')
  door.listen(0, '127.0.0.1')
  await Promise.all([once(impostor.server, 'listening'), once(door, 'listening')])
})

afterAll(async () => {
  door.close()
  await new Promise<void>((resolve) => impostor.close(resolve))
})

async function connecting(mode: string): Promise<string> {
  const { port } = door.address() as AddressInfo
  const url = `postgresql://kangban:secret@127.0.0.1:${port}/kangban?sslmode=${mode}`
  const client = new Client({ ...poolConfig(url), connectionTimeoutMillis: 1000 })
  client.on('error', () => {})

  return client.connect().then(
    () => 'connected',
    (cause: Error) => cause.message,
  )
}

it('a database that cannot show who it is gets no password', async () => {
  expect(await connecting('verify-full')).toMatch(/certificate/)
})

it('with no-verify it would get on with whom it met, which production refuses', async () => {
  expect(await connecting('no-verify')).not.toMatch(/certificate/)
})

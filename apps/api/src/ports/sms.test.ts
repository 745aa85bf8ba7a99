import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createSmsGateway } from './sms.ts'

const MESSAGE = { to: '13800000001', text: '【康伴】验证码123456' }
const running: (() => void)[] = []

afterEach(() => {
  for (const stop of running.splice(0)) stop()
})

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  running.push(() => server.close().closeAllConnections())
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('hands a message over once, with the key, and by what it is known when it comes again', async () => {
  const told: unknown[] = []

  const url = await serve((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))

    request.on('end', () => {
      const { authorization, 'idempotency-key': id } = request.headers
      told.push([request.method, authorization, id, JSON.parse(body)])
      response.end()
    })
  })

  const gateway = createSmsGateway({ url, key: 'k' })
  await gateway.sendSms(MESSAGE)
  await gateway.sendSms({ ...MESSAGE, id: 'invitation-1' })

  expect(told).toEqual([
    ['POST', 'Bearer k', undefined, MESSAGE],
    ['POST', 'Bearer k', 'invitation-1', MESSAGE],
  ])
})

it.each([301, 302, 307, 308])('sends nothing where a %i leads', async (status) => {
  let arrived = 0

  const elsewhere = await serve((_, response) => {
    arrived += 1
    response.end()
  })

  const url = await serve((_, response) => {
    response.writeHead(status, { location: elsewhere }).end()
  })

  await expect(createSmsGateway({ url, key: 'k' }).sendSms(MESSAGE)).rejects.toThrow('fetch failed')
  expect(arrived).toBe(0)
})

it('says that a message was not taken', async () => {
  const url = await serve((_, response) => {
    response.writeHead(402).end()
  })

  await expect(createSmsGateway({ url, key: 'k' }).sendSms(MESSAGE)).rejects.toThrow('402')
})

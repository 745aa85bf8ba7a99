import { setTimeout as pause } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { readConfig } from '../../config/env.ts'
import { LIMITS } from '../../config/limits.ts'
import { sendFailure } from '../answer.ts'
import { mountPressure } from './pressure.ts'

/** No heap is so empty, so that every call is one under pressure once the start is over and a second was measured. */
const FULL = { loopDelayMs: LIMITS.loopDelayMs, heapShare: 1e-9 }
const MEASURED_MS = 2500
let app: FastifyInstance

afterEach(() => app.close())

async function serviceUnder(most?: typeof FULL): Promise<FastifyInstance> {
  app = fastify()
  app.setErrorHandler((cause: Error, _request, reply) => sendFailure(reply, cause))
  app.get('/healthz', () => ({ status: 'ok' }))

  await app.register(async (api) => {
    await mountPressure(api, most)
    api.get('/api/call', () => 'answered')
  })

  return app
}

it('refuses calls in the envelope and says when to come again, and answers how the service is', async () => {
  const url = await (await serviceUnder(FULL)).listen({ port: 0, host: '127.0.0.1' })
  await pause(MEASURED_MS)
  const refused = await fetch(`${url}/api/call`)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe(String(LIMITS.retryAfterSeconds))
  expect(await refused.json()).toEqual({ code: '503', msg: '服务器正忙，请稍后再试', data: null })
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

it('refuses nothing while there is no pressure', async () => {
  const url = await (await serviceUnder()).listen({ port: 0, host: '127.0.0.1' })
  await pause(MEASURED_MS)
  expect((await fetch(`${url}/api/call`)).status).toBe(200)
})

it('is left out for tests of pages, and never in production', () => {
  expect(readConfig({}).neverBusy).toBe(false)
  expect(readConfig({ NEVER_BUSY: '1' }).neverBusy).toBe(true)
  expect(() => readConfig({ MODE: 'production', NEVER_BUSY: '1' })).toThrow('NEVER_BUSY')
})

it('refuses nothing in a process that does not listen, whatever else it does', async () => {
  const silent = await serviceUnder(FULL)
  await pause(MEASURED_MS)
  expect((await silent.inject('/api/call')).statusCode).toBe(200)
})

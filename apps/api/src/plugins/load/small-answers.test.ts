import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { MESSAGES } from '@kangban/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

/** Some kB, also of somebody of whom nothing is known yet. */
const LONG = '/api/monitor/v1/app/home-summary'
const HEALTH = '/api/user/v1/health'
let app: TestApp
let user: Awaited<ReturnType<TestApp['logIn']>>

beforeAll(async () => {
  app = await startTestApp()
  user = await app.logIn('13800000001')
})

afterAll(() => app.stop())

const ask = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url, headers: { authorization: user.token, ...headers } })

describe('a long answer', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('comes smaller by %s, and is the same', async (encoding, unpack) => {
    const plain = await ask(LONG)
    const packed = await ask(LONG, { 'accept-encoding': encoding })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.headers['vary']).toContain('accept-encoding')
    expect(packed.headers['cache-control']).toBe('no-store')
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  })

  it('comes as it is to whoever takes neither, and a short one to everybody', async () => {
    expect((await ask(LONG, { 'accept-encoding': 'zstd' })).headers['content-encoding']).toBe(
      undefined,
    )

    const short = await ask(HEALTH, { 'accept-encoding': 'br, gzip' })
    expect(short.headers['content-encoding']).toBeUndefined()
    expect(short.json()).toMatchObject({ code: '1000' })
  })
})

it('unpacks nothing that is sent: a small body could grow without end', async () => {
  const sent = await app.server.inject({
    method: 'POST',
    url: '/api/user/v2/up-health-info',
    headers: {
      authorization: user.token,
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    },
    payload: gzipSync('{"height":170}'),
  })

  expect(sent.json()).toMatchObject({ msg: MESSAGES.badJson })
})

describe('the tag of what is read', () => {
  it('tells by 304 that the answer is still the same, in whatever encoding, and by 200 what has changed', async () => {
    const first = await ask(LONG)
    const tag = String(first.headers['etag'])
    expect(tag).toMatch(/^W\/"/)

    const again = await ask(LONG, { 'if-none-match': tag, 'accept-encoding': 'br' })
    expect([again.statusCode, again.body]).toEqual([304, ''])

    const before = String((await ask(HEALTH)).headers['etag'])
    expect((await ask(HEALTH, { 'if-none-match': before })).statusCode).toBe(304)
    await user.post('/user/v2/up-health-info', { height: 171 })
    const changed = await ask(HEALTH, { 'if-none-match': before })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers['etag']).not.toBe(before)
  })

  it('is looked up for whoever asks: another session is told nothing by it', async () => {
    const tag = String((await ask(HEALTH)).headers['etag'])
    const refused = await ask(HEALTH, { 'if-none-match': tag, authorization: 'nobody' })
    expect(refused.statusCode).toBe(200)
    expect(refused.json()).toMatchObject({ code: '410' })
  })

  it('is on nothing that changes something', async () => {
    const { headers } = await app.server.inject({
      method: 'POST',
      url: '/api/user/v2/up-health-info',
      headers: { authorization: user.token },
      payload: { height: 172 },
    })

    expect(headers['etag']).toBeUndefined()
  })
})

// What a production shows to a stranger, and what a forged host can make it say.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from './testing/start-test-app.ts'

const ORIGIN = 'https://h5.kangban.invalid'
const KEY = 'a-key-of-the-collector'
const webRoot = mkdtempSync(join(tmpdir(), 'kangban-web-'))
let production: TestApp

beforeAll(async () => {
  for (const folder of ['.vite', 'assets']) mkdirSync(join(webRoot, folder))

  for (const file of [
    'index.html',
    '.vite/manifest.json',
    '.env',
    'assets/a.js',
    'assets/a.js.map',
  ])
    writeFileSync(join(webRoot, file), 'built')

  production = await startTestApp({
    config: { mode: 'production', publicOrigin: ORIGIN, webRoot, trustProxy: 1 },
  })
})

afterAll(async () => {
  await production.stop()
  rmSync(webRoot, { recursive: true })
})

const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await production.http().get(path).set(headers)).status

it.each(['/metrics', '/docs', '/docs/', '/docs/json', '/docs/static/index.html'])(
  'a production has no %s',
  async (path) => expect(await statusOf(path)).toBe(404),
)

it.each(['/.vite/manifest.json', '/%2evite/manifest.json', '/.env', '/assets/a.js.map'])(
  'what a build leaves for its makers is not served: %s',
  async (path) => {
    expect(await statusOf(path)).toBe(404)
    expect(await statusOf('/assets/a.js')).toBe(200)
  },
)

it('metrics are for whoever has their key', async () => {
  const keyed = await startTestApp({ config: { metricsKey: KEY } })

  try {
    const ask = (authorization: string) =>
      keyed.http().get('/metrics').set('authorization', authorization)

    for (const wrong of ['', KEY, 'Bearer ', `Bearer ${KEY}x`, `Basic ${KEY}`])
      expect((await ask(wrong)).status).toBe(404)

    expect((await ask(`Bearer ${KEY}`)).text).toContain('kangban_call_seconds')
  } finally {
    await keyed.stop()
  }
})

it('no link goes to a host that a request names', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }

  for (const path of ['/api/common/v1/news?type=1', '/config.json', '/', '/api/nowhere']) {
    const { text, headers: told } = await production.http().get(path).set(headers)
    expect(text + JSON.stringify(told)).not.toContain('evil.example')
  }
})

const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy'])

it('nothing runs, is styled or is asked but what comes from here', async () => {
  const { headers } = await production.http().get('/')
  const policy = policyOf(headers)
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("connect-src 'self';")

  for (const part of ["script-src 'self'", "base-uri 'none'", "object-src 'none'", 'form-action'])
    expect(policy).toContain(part)
})

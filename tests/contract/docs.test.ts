// The browser of the OpenAPI document works without the internet.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/start-test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

it('serves the page and all that it loads from here, and lets the browser load nothing from elsewhere', async () => {
  const page = await app.http().get('/docs/').redirects(1)
  expect(page.status).toBe(200)
  const loaded = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link ?? '')
  expect(loaded.filter((link) => link.endsWith('.js')).length).toBeGreaterThan(1)
  expect(page.text).not.toMatch(/https?:\/\//)

  for (const link of loaded) {
    const path = new URL(link, 'http://here/docs/').pathname
    expect([path, (await app.http().get(path)).status]).toEqual([path, 200])
  }

  // Swagger's own page asks a validator on the internet.
  expect((await app.http().get('/docs/static/swagger-initializer.js')).text).toContain(
    'validatorUrl: null',
  )

  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toMatch(/https?:|\*/)
})

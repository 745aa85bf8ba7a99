import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

let production: TestApp

beforeAll(async () => {
  production = await startTestApp({ config: { mode: 'production' } })
})

afterAll(() => production.stop())

const pin = async (phone: string, cookie = '') => {
  const { headers } = await production
    .http()
    .get('/api/user/v1/app/pin')
    .query({ phone })
    .set({ cookie, 'sec-fetch-site': 'same-origin' })

  return String(headers['set-cookie'])
}

it('a cookie of a production is of this host alone, over https, and no script reads it', async () => {
  expect(await pin('13966160001')).toMatch(
    /^__Host-device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
})

it('is read by that name alone', async () => {
  const [own = ''] = (await pin('13966160002')).split(';')
  const token = own.slice(own.indexOf('=') + 1)
  expect(await pin('13966160003', own)).toContain(token)
  expect(await pin('13966160004', `device=${token}`)).not.toContain(token)
})

import { contract, listOperations } from '@kangban/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

const ALLOWED = 'https://h5.example.cn'
const REFUSED = '请在康伴的页面里操作'
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ config: { corsOrigins: [ALLOWED] } })
})

afterAll(() => app.stop())

const operations = listOperations(contract).map(
  ([name, { safety, method, path }]) =>
    [name, { safety, method, path: `/api${path.replaceAll(/\{\w+\}/g, '1')}` }] as const,
)

const ask = async (
  { method, path }: { method: 'GET' | 'POST'; path: string },
  headers: Record<string, string>,
) => {
  const { body } = await app.server.inject({ method, url: path, headers })
  return (JSON.parse(body) as { msg: string }).msg
}

describe('a page of another site', () => {
  const changing = operations.filter(([, { safety }]) => safety !== 'read')

  it.each(changing)('can have no browser ask for %s', async (_, call) => {
    for (const site of ['cross-site', 'same-site']) {
      expect(await ask(call, { 'sec-fetch-site': site })).toBe(REFUSED)
      const origin = 'https://evil.example'
      expect(await ask(call, { 'sec-fetch-site': site, origin })).toBe(REFUSED)
    }
  })

  it('sends no codes to a phone by a picture', async () => {
    const call = { method: 'GET', path: '/api/user/v1/app/pin?phone=13966110001' } as const

    expect(await ask(call, { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' })).toBe(
      REFUSED,
    )

    expect(await app.services.database.smsCode.count()).toBe(0)
    expect(await ask(call, { 'sec-fetch-site': 'same-origin' })).toBe('操作成功')
    expect(await app.services.database.smsCode.count()).toBe(1)
  })

  it.each(operations.filter(([, { safety }]) => safety === 'read'))(
    'may lead to what only reads: %s',
    async (_, call) =>
      expect(await ask(call, { 'sec-fetch-site': 'cross-site' })).not.toBe(REFUSED),
  )
})

it.each([
  ['our own page', { 'sec-fetch-site': 'same-origin' }],
  ['an address that somebody typed in', { 'sec-fetch-site': 'none' }],
  ['what is no browser', {}],
  ['a page that CORS allows', { 'sec-fetch-site': 'cross-site', origin: ALLOWED }],
])('%s may ask', async (_, headers) => {
  for (const [, call] of operations) expect(await ask(call, headers)).not.toBe(REFUSED)
})

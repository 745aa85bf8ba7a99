// Bodies that no client of ours sends are refused in the envelope, in Chinese, and never by a fall.
import { contract, listOperations } from '@kangban/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/start-test-app.ts'

const DEPTH = 5_000
const deepList = '['.repeat(DEPTH) + ']'.repeat(DEPTH)
const deepObject = `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`
const posts = listOperations(contract).filter(([, { method }]) => method === 'POST')
const forms = posts.filter(([, { encoding }]) => encoding === 'multipart')

let app: TestApp
let token: string

beforeAll(async () => {
  app = await startTestApp()
  token = (await app.logIn('13912340000')).token
})

afterAll(() => app.stop())

async function send(path: string, type: string, payload: string) {
  const { statusCode, body } = await app.server.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: token, 'content-type': type },
    payload,
  })

  return { status: statusCode, ...(JSON.parse(body) as { code: string; msg: string }) }
}

const refused = (msg: string) => ({ status: 400, code: '400', msg, data: null })
const BAD_JSON = refused('请求内容格式不正确')

describe(`JSON ${DEPTH} deep`, () => {
  it.each(posts.filter(([, { encoding }]) => encoding === undefined))(
    'is refused by %s',
    async (_, { path }) => {
      for (const body of [deepList, deepObject, `{"content":${deepList}}`])
        expect(await send(path, 'application/json', body)).toEqual(BAD_JSON)
    },
  )

  it('is refused by the tRPC face, in the body and in the address', async () => {
    const headers = { authorization: token, 'content-type': 'application/json' }
    const url = '/api/trpc/feedback.sendFeedback'
    const sent = await app.server.inject({ method: 'POST', url, headers, payload: deepList })

    const asked = await app.server.inject({
      url: `/api/trpc/account.listConsents?input=${deepList}`,
      headers,
    })

    for (const { statusCode, body } of [sent, asked]) {
      expect(statusCode).toBe(400)

      expect(JSON.parse(body)).toMatchObject({
        error: { message: '请求内容格式不正确', data: { failure: { code: '400' } } },
      })
    }
  })
})

const PART = 'content-disposition: form-data; name="purpose"'

describe('a form', () => {
  it.each([
    ['without a boundary', 'multipart/form-data', ''],
    ['that ends early', 'multipart/form-data; boundary=x', `--x\r\n${PART}\r\n\r\narch`],
    ['of headers without an end', 'multipart/form-data; boundary=x', `--x\r\n${PART}`],
    [
      'with a name of JavaScript',
      'multipart/form-data; boundary=x',
      `--x\r\n${PART.replace('purpose', '__proto__')}\r\n\r\na\r\n--x--`,
    ],
  ])('%s is refused', async (_, type, payload) => {
    for (const [, { path }] of forms) expect(await send(path, type, payload)).toEqual(BAD_JSON)
  })

  it.each(posts)(
    'without a boundary makes %s fall neither on the one face nor on the other',
    async (name, { path }) => {
      expect((await send(path, 'multipart/form-data', 'x')).status).toBeLessThan(500)
      expect((await send(`/trpc/${name}`, 'multipart/form-data', 'x')).status).toBeLessThan(500)
    },
  )
})

it('what tRPC itself refuses is refused in Chinese', async () => {
  const headers = { authorization: token, 'content-type': 'application/json' }

  const call = async (path: string, payload?: string) => {
    const method = payload === undefined ? 'GET' : 'POST'
    const { body } = await app.server.inject({ method, url: `/api/trpc/${path}`, headers, payload })
    return (JSON.parse(body) as { error: { message: string; data: unknown } }).error
  }

  const answers = [
    await call('no.such'),
    await call('feedback.sendFeedback'),
    await call('feedback.sendFeedback', '{"a":'),
    await call('feedback.sendFeedback', `{"a":"${'x'.repeat(2_000_000)}"}`),
    await call('account.listConsents?input={'),
  ]

  for (const { message } of answers) expect(message).toMatch(/^[\p{Script=Han}，。0-9]+$/u)

  expect(answers.map(({ data }) => data)).toMatchObject([
    { failure: { code: '404' } },
    { failure: { code: '400' } },
    { failure: { code: '400' } },
    { failure: { code: '413' } },
    { failure: { code: '400' } },
  ])
})

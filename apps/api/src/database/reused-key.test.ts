// The same key with another content is another wish: it is neither done nor answered as if it were.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

const PATH = '/user/v1/feedback'
const key = () => ({ 'idempotency-key': randomUUID() })
const REUSED = { status: 422, code: '422', msg: '这次提交和上一次的内容不同，请返回后重新填写' }

it('is refused by name, and the first answer stays for the first content', async () => {
  const user = await app.logIn('13912345001')
  const headers = key()
  const first = await user.post(PATH, { type: 'data', content: '血压页打不开' }, headers)
  expect(first.code).toBe('1000')
  expect(await user.post(PATH, { type: 'data', content: '别的话' }, headers)).toMatchObject(REUSED)
  expect(await user.post(PATH, { content: '血压页打不开', type: 'data' }, headers)).toEqual(first)
  expect(await app.services.database.feedback.count()).toBe(1)
})

it('of twenty at once with ten contents, one content is kept and answered, the others are refused', async () => {
  const user = await app.logIn('13912345002')
  const before = await app.services.database.feedback.count()
  const headers = key()

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      user.post(PATH, { type: 'data', content: `第${index % 10}句` }, headers),
    ),
  )

  const told = answers.map(({ code }) => code).toSorted()
  expect(told).toEqual(['1000', '1000', ...Array.from({ length: 18 }, () => '422')])
  expect(await app.services.database.feedback.count()).toBe(before + 1)
})

it('is refused by the tRPC face as well', async () => {
  const { token } = await app.logIn('13912345003')
  const headers = key()

  const send = (content: string) =>
    app
      .http()
      .post('/api/trpc/feedback.sendFeedback')
      .set({ authorization: token, ...headers })
      .send({ type: 'data', content })

  expect((await send('一')).status).toBe(200)
  const { status, body } = await send('二')
  expect([status, body.error.data.failure.code]).toEqual([422, '422'])
})

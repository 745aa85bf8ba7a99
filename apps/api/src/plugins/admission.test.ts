import { afterAll, beforeAll, expect, it } from 'vitest'
import { heldReads, KINDS_OF_READINGS } from '../testing/held-reads.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

let app: TestApp
const held = heldReads(() => app)

beforeAll(async () => {
  app = await startTestApp({ services: { reads: held.reads } })
})

afterAll(async () => {
  await app.stop()
  await held.close()
})

const EXPORT = '/user/v1/account/export'

it('makes one export of an account at a time, whichever face is asked, and few of all accounts', async () => {
  const people = []
  for (const last of [1, 2, 3, 4, 5]) people.push(await app.logIn(`1396600000${last}`))
  const [first, second, third, fourth, fifth] = people
  if (!first || !second || !third || !fourth || !fifth) throw new Error('five log in')
  const running = [first, second, third, fourth].map(async (user) => user.get(EXPORT))
  await expect.poll(held.waiting).toBe(running.length * KINDS_OF_READINGS)

  expect(await first.get(EXPORT)).toEqual({
    status: 429,
    code: '429',
    msg: '上一次操作还没有完成，请稍后再试',
    data: null,
  })

  const overTrpc = await app
    .http()
    .get('/api/trpc/account.exportData')
    .set('authorization', first.token)

  expect(overTrpc.status).toBe(429)

  expect(overTrpc.body.error).toMatchObject({
    message: '上一次操作还没有完成，请稍后再试',
    data: { failure: { code: '429' } },
  })

  expect(await fifth.get(EXPORT)).toMatchObject({
    status: 503,
    code: '503',
    msg: '服务器正忙，请稍后再试',
  })

  held.letThrough()

  expect((await Promise.all(running)).map(({ code }) => code)).toEqual([
    '1000',
    '1000',
    '1000',
    '1000',
  ])

  expect(await first.get(EXPORT)).toMatchObject({ code: '1000' })
  expect(await fifth.get(EXPORT)).toMatchObject({ code: '1000' })
})

it('frees the place of an export whose reader has gone', async () => {
  held.holdAgain()
  const user = await app.logIn('13966000009')
  const url = await app.server.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()

  const left = fetch(`${url}/api${EXPORT}`, {
    headers: { authorization: user.token },
    signal: leaving.signal,
  }).catch(() => 'left')

  await expect.poll(held.waiting).toBe(KINDS_OF_READINGS)
  expect(await user.get(EXPORT)).toMatchObject({ code: '429' })
  leaving.abort()
  expect(await left).toBe('left')
  held.letThrough()
  await expect.poll(async () => (await user.get(EXPORT)).code).toBe('1000')
})

// A stream of live values belongs to a session: it ends with it, also where the session is ended at another replica.
import { MS_PER_DAY } from '@kangban/china-time'
import { setTimeout as pause } from 'node:timers/promises'
import type { LiveEvent } from '@kangban/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, buildApp } from '../../apps/api/src/app.ts'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/start-test-app.ts'

const PATIENCE_MS = 8_000
let app: TestApp
let other: App
let url: string

beforeAll(async () => {
  app = await startTestApp()
  other = await buildApp(app.services.config, { clock: app.clock })
  url = await app.server.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await other.server.close()
  await app.stop()
})

const event: LiveEvent = {
  kind: 'reading',
  metric: 'heartRate',
  value: 72,
  at: '2026-03-02T10:00:00+08:00',
}

/** Listens; gives what has come, and a promise of the end. */
async function listen(token: string) {
  const answer = await fetch(`${url}/api/trpc/monitoring.watchEvents`, {
    headers: { authorization: token },
  })

  const came = { text: '' }

  const ended = (async () => {
    for await (const chunk of answer.body ?? []) came.text += Buffer.from(chunk).toString()
  })()

  return { came, ended }
}

type User = Awaited<ReturnType<TestApp['logIn']>>

const accountIdOf = async ({ userCode }: User) =>
  (await app.services.database.account.findUniqueOrThrow({ where: { userCode } })).id

const LOG_OUT = '/user/v1/account/logout'

const endings: [string, (user: User, phone: string) => Promise<unknown>][] = [
  ['log-out', (user) => user.get(LOG_OUT)],
  [
    'log-out at another replica',
    ({ token }) =>
      other.server.inject({ url: `/api${LOG_OUT}`, headers: { authorization: token } }),
  ],
  [
    'a deletion request',
    async (user, phone) => {
      await user.get('/user/v1/app/pin', { phone, purpose: 'deletion' })
      return user.get(LOG_OUT, { pin: app.newestCode(phone) })
    },
  ],
  ['thirty days', async () => app.clock.advance(31 * MS_PER_DAY)],
]

it.each(endings)('ends after %s, and tells no value that comes later', async (name, end) => {
  const phone = `139777000${endings.findIndex(([each]) => each === name) + 10}`
  const user = await app.logIn(phone)
  const accountId = await accountIdOf(user)
  const { came, ended } = await listen(user.token)
  await expect.poll(() => came.text).toContain('connected')
  app.services.live.publish(accountId, event)
  await expect.poll(() => came.text).toContain('"value":72')
  await end(user, phone)
  app.services.live.publish(accountId, { ...event, value: 73 })

  const isOver = await Promise.race([
    ended.then(() => true),
    pause(PATIENCE_MS, false, { ref: false }),
  ])

  expect(came.text).not.toContain('"value":73')
  expect(isOver).toBe(true)
})

it('ends by itself when nothing comes any more', async () => {
  const user = await app.logIn('13977700099')
  const { came, ended } = await listen(user.token)
  await expect.poll(() => came.text).toContain('connected')
  await user.get(LOG_OUT)

  const isOver = await Promise.race([
    ended.then(() => true),
    pause(PATIENCE_MS, false, { ref: false }),
  ])

  expect(isOver).toBe(true)
})

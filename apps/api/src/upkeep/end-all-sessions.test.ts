import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { endAllSessions } from './end-all-sessions.ts'

type User = Awaited<ReturnType<TestApp['logIn']>>

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

const isIn = async (user: User) => (await user.get('/user/v1/account/flag')).code === '1000'
const all = async (users: User[]) => Promise.all(users.map(isIn))

it('logs one account out everywhere, tells its owner, and nobody else notices', async () => {
  const users = [await app.logIn('13966150001'), await app.logIn('13966150001')]
  const neighbour = await app.logIn('13966150002')
  expect(await endAllSessions(app.services, users[0]?.userCode)).toBe(2)
  expect(await all(users)).toEqual([false, false])
  expect(await isIn(neighbour)).toBe(true)
  const again = await app.logIn('13966150001')

  const { data } = await again.get<{ list: { kind: string }[] }>('/user/v1/account/security-events')

  expect(data.list.map(({ kind }) => kind)).toContain('all-sessions-ended')
  expect(await endAllSessions(app.services, again.userCode)).toBe(1)
  expect(await endAllSessions(app.services, again.userCode)).toBe(0)

  const where = { kind: 'all-sessions-ended', account: { userCode: again.userCode } }
  expect(await app.services.database.securityEvent.count({ where })).toBe(2)
})

it('logs all out', async () => {
  const users = [await app.logIn('13966150003'), await app.logIn('13966150004')]
  expect(await endAllSessions(app.services)).toBeGreaterThanOrEqual(users.length)
  expect(await all(users)).toEqual([false, false])
})

it('says when there is no such account', async () => {
  await expect(endAllSessions(app.services, 'U404')).rejects.toThrow('There is no account U404')
})

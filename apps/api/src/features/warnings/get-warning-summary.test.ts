import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
type User = Awaited<ReturnType<TestApp['logIn']>>
let mother: User
let stranger: User

beforeAll(async () => {
  app = await startTestApp()
  mother = await app.logIn('13700001021')
  stranger = await app.logIn('13700001022')
})

afterAll(() => app.stop())

const summary = async (user: User, query: Record<string, string> = {}) => {
  const { code, data } = await user.get<{ open: number; sentence: { text: string }[] } | null>(
    '/monitor/v1/abnormal/summary',
    query,
  )

  return { code, open: data?.open, said: data?.sentence.map(({ text }) => text).join('') }
}

async function happen(occurredAt: string, { handled = false } = {}) {
  const { id: accountId } = await app.services.database.account.findUniqueOrThrow({
    where: { userCode: mother.userCode },
  })

  await app.services.database.warning.create({
    data: {
      id: randomUUID(),
      accountId,
      kind: 'oxygen-low',
      level: 'bad',
      value: 87,
      limit: 90,
      occurredAt: new Date(occurredAt),
      handledAt: handled ? app.clock.now() : null,
    },
  })
}

it('counts and says what waits, of today and of the last seven days', async () => {
  expect(await summary(mother)).toEqual({ code: '1000', open: 0, said: '近期没有异常，一切平稳。' })
  await happen('2026-02-23T23:59:00+08:00', { handled: true })
  expect((await summary(mother)).said).toBe('近期没有异常，一切平稳。')
  await happen('2026-02-24T00:01:00+08:00', { handled: true })
  expect((await summary(mother)).said).toBe('近 7 天有 1 件事，都处理过了。')
  await happen('2026-03-02T03:26:00+08:00')

  expect(await summary(mother)).toMatchObject({
    open: 1,
    said: '今天有 1 件事待处理，请看夜里的血氧。',
  })

  await happen('2026-03-01T03:26:00+08:00')

  expect(await summary(mother)).toMatchObject({
    open: 2,
    said: '有 2 件事待处理，先看夜里的血氧。',
  })
})

it('is not for strangers', async () => {
  expect(await summary(stranger)).toMatchObject({ open: 0 })
  expect((await summary(stranger, { userCode: mother.userCode })).code).toBe('401')
})

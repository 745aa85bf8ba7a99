import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

it('[API-118] [API-119] the flag says whether the account has the emergency-help service', async () => {
  const user = await app.logIn('13800000001')
  const where = { userCode: user.userCode }
  await app.services.database.account.update({ where, data: { isDaoAn: true } })

  const flag = (client: { get: typeof user.get }) =>
    client.get<{ isDaoAn: boolean }>('/user/v1/account/flag')

  expect(await flag(user)).toMatchObject({ code: '1000', data: { isDaoAn: true } })

  expect(await flag(await app.logIn('13700008001'))).toMatchObject({
    code: '1000',
    data: { isDaoAn: false },
  })

  expect((await flag(app.client())).code).toBe('410')
})

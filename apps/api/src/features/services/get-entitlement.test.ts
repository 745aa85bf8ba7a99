import { afterAll, beforeAll, expect, it } from 'vitest'
import { MS_PER_DAY } from '@kangban/china-time'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

it('[CONFLICT-11] [API-049] [API-050] [API-051] [GATE-23] tells whether a benefit card is in force', async () => {
  const user = await app.logIn('13700003001')
  const { database } = app.services

  const { id: accountId } = await database.account.findUniqueOrThrow({
    where: { userCode: user.userCode },
  })

  const isHave = async (query: Record<string, string> = {}) => {
    const { status, code, data } = await user.get<{ isHave: unknown }>('/equity/v1/info', query)
    expect([status, code]).toEqual([200, '1000'])
    return data.isHave
  }

  expect(await isHave()).toBe(0)
  const now = app.clock.now().getTime()
  const day = MS_PER_DAY

  const entitlement = (id: string, code: string, [from, to]: [number, number]) => ({
    id,
    accountId,
    code,
    startsAt: new Date(now + from * day),
    endsAt: new Date(now + to * day),
    remaining: {},
  })

  await database.entitlement.createMany({
    data: [
      entitlement('over', '0001', [-20, -1]),
      entitlement('to come', '0001', [5, 9]),
      entitlement('other', '0002', [-1, 9]),
    ],
  })

  expect([await isHave(), await isHave({ code: '0001' }), await isHave({ code: '0002' })]).toEqual([
    0, 0, 1,
  ])

  app.clock.advance(6 * day)

  expect([await isHave(), await isHave({ code: '' }), await isHave({ code: '0009' })]).toEqual([
    1, 1, 0,
  ])

  app.clock.advance(3 * day)
  expect(await isHave()).toBe(0)
})

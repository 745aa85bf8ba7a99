import { shanghaiMoment } from '@kangban/china-time'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { startPushService } from '../../ports/testing/fake-push-service.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { eraseAccount } from '../../upkeep/erase-account.ts'
import { deliverReminders } from './deliver-reminders.ts'

const PATH = '/reminder/v1/app'

let app: TestApp
let user: Awaited<ReturnType<TestApp['logIn']>>
let service: Awaited<ReturnType<typeof startPushService>>
let phone = 13_700_600_000
let now = shanghaiMoment('2026-03-02', '05:00')

beforeAll(async () => {
  app = await startTestApp({
    config: { pushAnywhere: true },
    services: { clock: { now: () => now } },
  })
})

afterAll(() => app.stop())

beforeEach(async () => {
  now = shanghaiMoment('2026-03-02', '05:00')
  phone += 1
  user = await app.logIn(String(phone))
  service = await startPushService()

  await user.post(`${PATH}/save`, {
    kind: 'medicine',
    name: '华法林',
    dose: '3 mg',
    weekdays: [1],
    times: ['06:10', '07:00', '22:30'],
    active: true,
  })

  await user.post(`${PATH}/push`, service.subscription)
})

afterEach(async () => {
  await app.services.database.pushTarget.deleteMany()
  await service.stop()
})

const deliverAt = (time: string) => {
  now = shanghaiMoment('2026-03-02', time)
  return deliverReminders(app.services)
}

const targets = () =>
  app.services.database.pushTarget.count({ where: { account: { userCode: user.userCode } } })

it('arrives encrypted, signed by the service, and says nothing of medicines', async () => {
  await deliverAt('06:10')
  const [message] = service.arrived
  expect(message?.text).toBe('该吃药了')
  const { data } = await user.get<{ delivery: { pushKey: string } }>(`${PATH}/list`)
  expect(message?.signer?.key).toBe(data.delivery.pushKey)

  expect(message?.signer?.claims).toMatchObject({
    aud: new URL(service.subscription.endpoint).origin,
    sub: 'mailto:support@example.invalid',
  })

  expect(message?.headers).toMatchObject({ urgency: 'high', ttl: '1800', topic: 'reminder' })
})

it('comes once of two replicas, and at night too: the phone itself knows when to be still', async () => {
  await Promise.all([deliverAt('06:10'), deliverAt('06:10'), deliverAt('06:10')])
  expect(service.arrived).toHaveLength(1)
  await deliverAt('22:30')
  expect(service.arrived).toHaveLength(2)
})

it.each([404, 410, 403])('a browser that is gone (%i) is forgotten', async (status) => {
  service.answer(status)
  await deliverAt('06:10')
  expect(await targets()).toBe(0)
  await deliverAt('07:00')
  expect(service.arrived).toEqual([])
})

it('is tried again where the push service fails', async () => {
  service.answer(503)
  await expect(deliverAt('06:10')).rejects.toThrow('503')
  service.answer(201)
  await deliverAt('06:11')
  expect(service.arrived).toHaveLength(1)
  expect(await targets()).toBe(1)
})

it('ends with the session, whichever way that ends, and with the account', async () => {
  await user.get('/user/v1/account/logout')
  await deliverAt('06:10')
  expect(service.arrived).toEqual([])
  const again = await app.logIn(String(phone))
  await again.post(`${PATH}/push`, service.subscription)
  const { database } = app.services
  const own = { account: { userCode: user.userCode } }
  // As it runs out by itself, without anybody logging out.
  await database.session.updateMany({ where: own, data: { expiresAt: now } })
  await deliverAt('07:00')
  expect(service.arrived).toEqual([])

  await database.account.update({
    where: { userCode: user.userCode },
    data: { deletionRequestedAt: now },
  })

  await eraseAccount(app.services, user.userCode)
  const left = [database.pushTarget, database.reminder, database.reminderMark] as const
  const account = { account: { userCode: user.userCode } }
  expect(await left[0].count({ where: account })).toBe(0)
  expect(await left[1].count({ where: account })).toBe(0)
  expect(await left[2].count({ where: account })).toBe(0)
})

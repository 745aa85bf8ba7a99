import { MS_PER_DAY, MS_PER_MINUTE } from '@kangban/china-time'
import { AREAS, DEVICE_TYPES, SECURITY_EVENT_WORDS, type contract } from '@kangban/contracts'
import type * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bindingCode, stepAt } from '../../security/binding-code.ts'
import { exported } from '../../testing/exported.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { eraseAccount } from '../../upkeep/erase-account.ts'
import { sweep } from '../../upkeep/sweep.ts'

type Events = z.infer<typeof contract.account.listSecurityEvents.output>
type User = Awaited<ReturnType<TestApp['logIn']>>

const PATH = '/user/v1/account/security-events'
const CONSENT = { kind: 'health-data', version: '2023-11-20' }
const IPHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' }
const CODE_KEY = '0badc0de'.repeat(8)

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ config: { trustProxy: 1 } })
})

afterAll(() => app.stop())

let lastPhone = 13920000000
const newPhone = () => String((lastPhone += 1))

async function newUser() {
  const phone = newPhone()
  return { phone, ...(await app.logIn(phone)) }
}

/** Later, so that one comes after the other. */
const step = () => app.clock.advance(1000)

/** What the log tells, when what is written behind answers is written. */
async function eventsOf(user: User, query: Record<string, string> = {}) {
  await app.services.securityLog.idle()
  return (await user.get<Events>(PATH, query)).data
}

const kindsOf = async (user: User) =>
  (await eventsOf(user)).list.map(({ kind }) => kind).toReversed()

const rowsOf = async ({ userCode }: { userCode: string }) =>
  app.services.database.securityEvent.findMany({
    where: { account: { userCode } },
    orderBy: { at: 'asc' },
  })

const tryToLogIn = (phone: string, address = '203.0.113.7') =>
  app
    .client()
    .get('/user/v1/app/login', { phone, pin: '000000' }, { 'x-forwarded-for': address, ...IPHONE })

const change = (user: User, body: object) =>
  user.post<{ sharedWith: { id: string }[] }>('/family/v1/app/members', body)

const peek = (stranger: User, { userCode }: User) =>
  stranger.get('/monitor/v1/app/home-summary', { userCode })

describe('what happens to an account is told to its owner', () => {
  it('log-ins, log-outs and sessions that are ended, newest first, with this one marked', async () => {
    const phone = newPhone()
    const [first, second] = [await app.logIn(phone), await app.logIn(phone)]
    const third = await app.logIn(phone)
    await second.get('/user/v1/account/logout')
    step()
    const [, old] = (await third.get<{ id: string }[]>('/user/v1/account/session-list')).data
    await third.post('/user/v1/account/session-end', { id: old?.id })
    step()
    // Nobody is there to be ended.
    await third.post('/user/v1/account/session-end', {})
    expect((await first.get('/user/v1/health')).code).toBe('410')
    await app.logIn(phone)
    await third.post('/user/v1/account/session-end', {})

    expect(await kindsOf(third)).toEqual([
      'logged-in',
      'logged-in',
      'logged-in',
      'logged-out',
      'session-ended',
      'logged-in',
      'other-sessions-ended',
    ])

    const { list } = await eventsOf(third)

    expect(list.map(({ current }) => current)).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
      false,
    ])

    expect(list.map(({ at }) => at)).toEqual(
      list
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
  })

  it('consents, when they are given or withdrawn and not when nothing changes', async () => {
    const user = await newUser()
    const give = () => user.post('/user/v1/app/consent', CONSENT)
    const withdraw = () => user.post('/user/v1/app/consent-withdraw', { kind: CONSENT.kind })

    for (const call of [give, give, withdraw, withdraw, give]) {
      await call()
      step()
    }

    expect(await kindsOf(user)).toEqual([
      'logged-in',
      'consent-given',
      'consent-withdrawn',
      'consent-given',
    ])
  })

  it('what the family may look at', async () => {
    const [mother, son] = [await newUser(), await newUser()]

    const invite = async (areas: readonly string[] = AREAS) => {
      const asked = { action: 'invite', phone: son.phone, label: '儿子', areas }
      const id = (await change(mother, asked)).data.sharedWith[0]?.id
      step()
      return id
    }

    const id = await invite()
    await change(son, { action: 'decline', id })
    step()
    await invite()
    await invite()
    await invite(['metrics'])
    await change(son, { action: 'accept', id, label: '妈妈' })
    step()
    await change(mother, { action: 'share', id, areas: ['metrics'] })
    await change(mother, { action: 'share', id, areas: ['ecg'] })
    step()
    await change(son, { action: 'leave', id })
    step()
    await invite()
    await change(mother, { action: 'revoke', id })

    expect((await kindsOf(mother)).slice(1)).toEqual([
      'grant-given',
      'grant-left',
      'grant-given',
      'grant-changed',
      'grant-accepted',
      'grant-changed',
      'grant-left',
      'grant-given',
      'grant-revoked',
    ])

    expect(await kindsOf(son)).toEqual(['logged-in'])
    const accepted = (await rowsOf(mother)).find(({ kind }) => kind === 'grant-accepted')
    expect(accepted).toMatchObject({ sessionId: null, actorHash: expect.any(String) })
  })

  it('devices, by their type', async () => {
    const user = await newUser()
    await user.post('/user/v2/up-health-info', { height: 170, weight: 65 })
    const { database, vault } = app.services
    const code = 'KE-1'

    await database.device.create({
      data: {
        code,
        typeCode: DEVICE_TYPES.watch,
        name: '',
        firmware: '',
        keyHash: '',
        codeKeyCipher: vault.encrypt(CODE_KEY),
      },
    })

    const jsonBrs = JSON.stringify({ bindingCode: bindingCode(CODE_KEY, stepAt(app.clock.now())) })

    const bind = (told: object) =>
      user.get('/device/v1/app/bind-device', { bindStatus: '02', deviceCode: code, ...told })

    await bind({})
    await bind({ jsonBrs })
    await bind({ jsonBrs })
    step()
    const unbinding = { bindStatus: '03', deviceCode: code }
    await user.get('/device/v1/app/unbind-bind-device', unbinding)
    await user.get('/device/v1/app/unbind-bind-device', unbinding)
    const { list } = await eventsOf(user)

    expect(list.map(({ text }) => text)).toEqual(['解绑了手表', '绑定了手表', '登录了'])
  })

  it('the page for the doctor: made, opened from where, withdrawn', async () => {
    const user = await newUser()

    const made = await user.post<{ id: string; token: string }>('/report/v1/app/doctor-share', {
      form: 'doctor',
      days: 7,
    })

    const open = () =>
      app.client().get('/report/v1/doctor-share', { token: made.data.token }, IPHONE)

    for (let times = 0; times < 3; times++) await open()
    step()
    const revoke = () => user.post('/report/v1/app/doctor-share-revoke', { id: made.data.id })
    await revoke()
    await revoke()
    await open()
    const { list } = await eventsOf(user)

    expect(list.map(({ kind, count }) => `${kind} ${count}`).toSorted()).toEqual([
      'logged-in 1',
      'page-made 1',
      'page-opened 3',
      'page-withdrawn 1',
    ])

    expect(list.find(({ kind }) => kind === 'page-opened')).toMatchObject({
      device: '苹果手机',
      current: false,
    })
  })

  it('exports', async () => {
    const user = await newUser()
    const { url } = (await user.get<{ url: string }>('/user/v1/account/export-link')).data
    await app.http().get(url)
    await app.http().get(url)
    await app.http().get(url.replace('signature=', 'signature=x'))
    const found = (await eventsOf(user)).list.filter(({ kind }) => kind === 'data-exported')
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ count: 2 })
  })

  it('a deletion that is asked for and taken back', async () => {
    const user = await newUser()
    const { phone } = user
    await app.client().get('/user/v1/app/pin', { phone, purpose: 'deletion' })
    await user.get('/user/v1/account/logout', { pin: app.newestCode(phone) })
    app.clock.advance(61_000)
    const again = await app.logIn(phone)
    await again.post('/user/v1/account/deletion-withdraw', {})
    await again.post('/user/v1/account/deletion-withdraw', {})

    expect((await kindsOf(again)).toSorted()).toEqual([
      'all-sessions-ended',
      'deletion-requested',
      'deletion-withdrawn',
      'logged-in',
      'logged-in',
    ])
  })
})

describe('what somebody else tries', () => {
  it('is told: log-ins with a wrong code, of a known phone alone, answered as ever', async () => {
    const user = await newUser()
    const known = await tryToLogIn(user.phone)
    const unknown = await tryToLogIn(newPhone())
    expect(known).toEqual(unknown)
    const [event] = (await eventsOf(user)).list

    expect(event).toMatchObject({
      kind: 'log-in-failed',
      refused: true,
      device: '苹果手机',
      current: false,
      count: 1,
    })
  })

  it('is one row for an address and ten minutes, however often', async () => {
    const user = await newUser()
    for (let times = 0; times < 12; times++) await tryToLogIn(user.phone)
    await tryToLogIn(user.phone, '203.0.113.8')
    app.clock.advance(10 * MS_PER_MINUTE)
    await tryToLogIn(user.phone)
    const failed = (await eventsOf(user)).list.filter(({ kind }) => kind === 'log-in-failed')
    expect(failed.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([1, 1, 12])
  })

  it('is one row of a day more, from however many addresses', async () => {
    const user = await newUser()
    for (let host = 1; host <= 30; host++) await tryToLogIn(user.phone, `198.51.100.${host}`)
    const failed = (await eventsOf(user)).list.filter(({ kind }) => kind === 'log-in-failed')
    expect(failed).toHaveLength(21)
    expect(failed.reduce((sum, { count }) => sum + count, 0)).toBe(30)
    expect(failed.filter(({ device }) => device === '')).toMatchObject([{ count: 10 }])
  })

  it('is told when it is her data without a grant, by calls of the family and by others', async () => {
    const [owner, stranger] = [await newUser(), await newUser()]
    expect((await peek(stranger, owner)).code).toBe('401')
    await peek(stranger, owner)
    await stranger.get('/device/v1/app/bind-device-list', { userCode: owner.userCode })
    await stranger.get('/monitor/v1/app/home-summary', { userCode: 'U-nobody' })
    const [event, ...others] = (await eventsOf(owner)).list
    expect(event).toMatchObject({ kind: 'access-refused', current: false })
    expect(event?.count).toBeGreaterThan(1)
    expect(others.map(({ kind }) => kind)).toEqual(['logged-in'])
    expect(await kindsOf(stranger)).toEqual(['logged-in'])
  })

  it('answers as ever when the note cannot be written, which is told to the log', async () => {
    const [owner, stranger] = [await newUser(), await newUser()]
    const failures: string[] = []
    app.services.securityLog.onFailure((_, name) => failures.push(name))

    const rename = (from: string, to: string) =>
      app.services.database.$executeRawUnsafe(`ALTER TABLE "${from}" RENAME TO "${to}"`)

    await rename('SecurityEvent', 'Away')

    try {
      expect((await peek(stranger, owner)).code).toBe('401')
      expect((await tryToLogIn(owner.phone)).code).toBe('9999')
      await app.services.securityLog.idle()
      expect(failures).toEqual(['the note of access-refused', 'the note of log-in-failed'])
      // A change is there with what tells of it, or neither is.
      expect((await owner.get('/user/v1/account/logout')).code).toBe('500')
    } finally {
      await rename('Away', 'SecurityEvent')
    }

    expect((await owner.get('/user/v1/health')).code).toBe('1000')
    expect(await kindsOf(owner)).toEqual(['logged-in'])
  })
})

describe('the log', () => {
  it('is the own one, whoever names another', async () => {
    const [owner, stranger] = [await newUser(), await newUser()]
    expect((await stranger.get(PATH, { userCode: owner.userCode })).code).toBe('401')
    const oldest = (await eventsOf(owner)).list.at(-1)
    // Of another's log a row is no place to begin at.
    expect((await eventsOf(stranger, { before: oldest?.id ?? '' })).list).toHaveLength(1)
    expect((await app.client().get(PATH)).code).toBe('410')
  })

  it('comes in pages of fifty that leave out and repeat nothing, also of one moment', async () => {
    const user = await newUser()
    const { database } = app.services

    const { id: accountId } = await database.account.findUniqueOrThrow({
      where: { userCode: user.userCode },
    })

    await database.securityEvent.createMany({
      data: Array.from({ length: 120 }, (_, index) => ({
        id: `page-${index}`,
        accountId,
        kind: 'logged-out',
        device: '',
        at: new Date(app.clock.now().getTime() - Math.floor(index / 40) * MS_PER_MINUTE),
      })),
    })

    const seen: string[] = []
    const sizes: number[] = []
    let more = true

    while (more) {
      const page = await eventsOf(user, seen.length > 0 ? { before: seen.at(-1) ?? '' } : {})
      seen.push(...page.list.map(({ id }) => id))
      sizes.push(page.list.length)
      more = page.more
    }

    expect(sizes).toEqual([50, 50, 21])
    expect(new Set(seen).size).toBe(121)
  })

  it('holds no phone, name, address, code or account of another in clear', async () => {
    const [owner, stranger] = [await newUser(), await newUser()]
    await owner.post('/user/v2/up-health-info', { name: '欧阳测试' })
    await tryToLogIn(owner.phone, '203.0.113.99')
    await peek(stranger, owner)
    await app.services.securityLog.idle()
    const rows = JSON.stringify(await rowsOf(owner))
    expect(rows).toContain('log-in-failed')

    const accounts = await app.services.database.account.findMany({
      where: { userCode: stranger.userCode },
    })

    const secrets = [
      owner.phone,
      stranger.phone,
      stranger.userCode,
      '欧阳测试',
      '203.0.113',
      '127.0.0.1',
    ]

    for (const secret of [...secrets, accounts[0]?.id ?? '', owner.token, '000000'])
      expect(rows).not.toContain(secret)
  })

  it('is swept after 180 days, exported in clear words, and erased with the account', async () => {
    const user = await newUser()
    const { database } = app.services
    const [head, row] = (await exported(app, user))('账号/账号动态.csv').split('\r\n')
    expect(row).toContain(SECURITY_EVENT_WORDS['logged-in'])
    expect(head).not.toMatch(/hash/i)
    app.clock.advance(179 * MS_PER_DAY)
    await sweep(app.services, app.clock.now())
    await app.services.securityLog.idle()
    expect(await rowsOf(user)).toHaveLength(2)
    app.clock.advance(2 * MS_PER_DAY)
    await sweep(app.services, app.clock.now())
    expect(await rowsOf(user)).toHaveLength(0)
    const again = await app.logIn(user.phone)
    expect(await rowsOf(again)).toHaveLength(1)

    const { id } = await database.account.update({
      where: { userCode: user.userCode },
      data: { deletionRequestedAt: app.clock.now() },
    })

    await eraseAccount(app.services, user.userCode)
    expect(await database.securityEvent.count({ where: { accountId: id } })).toBe(0)
  })
})

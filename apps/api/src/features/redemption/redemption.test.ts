import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '@kangban/china-time'
import { readFileSync } from 'node:fs'
import { type RecordEntry as Entry, RedemptionInfo } from '@kangban/contracts'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { addActivity, givePoints } from '../../testing/wheels.ts'

const ADMIN = '13740000000'
const ORIGIN = 'https://h5.example.cn'
const UNKNOWN = '0'.repeat(32)
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({
    config: { adminPhone: ADMIN, publicOrigin: ORIGIN, corsOrigins: ['https://m.example.cn'] },
  })

  await addActivity(app.services.database, { id: 'wheel', activityType: '0002', consume: 60 }, [
    { name: '现金红包8.8元', rate: 1, stock: 1000, cents: 880 },
  ])
})

afterAll(() => app.stop())

let lastPhone = 13740000000
type User = Awaited<ReturnType<TestApp['logIn']>>

/** Somebody who has just won cash, and the id that it is redeemed by. */
async function winner(): Promise<{ user: User; phone: string; id: string }> {
  const phone = String((lastPhone += 1))
  const user = await app.logIn(phone)

  const { id: accountId } = await app.services.database.account.findUniqueOrThrow({
    where: { userCode: user.userCode },
  })

  await givePoints(app.services.database, accountId, 60)

  const drawn = await user.post<{ id: string }>('/activity/v1/app/draw', {
    id: 'wheel',
    acitivityType: '0002',
  })

  return { user, phone, id: drawn.data.id }
}

/** Past the pause of a minute, and past the ten codes a day that a login has. */
const LATER_MS = 3 * MS_PER_HOUR

/** Sends a code, to the administrator unless told otherwise, and gives it. */
async function codeFor(
  purpose?: string,
  { phone = ADMIN, after = LATER_MS } = {},
): Promise<string> {
  app.clock.advance(after)
  const sent = await app.client().get('/user/v1/app/pin', purpose ? { phone, purpose } : { phone })
  expect(sent.code).toBe('1000')
  return app.newestCode(phone)
}

async function ask(query: Record<string, string>) {
  const { body, headers } = await app.http().get('/api/prize/v1/exchange-info').query(query)
  const [cookie = ''] = headers['set-cookie'] ?? []
  return { answer: body as { code: string; msg: string; data: RedemptionInfo }, cookie }
}

const another = (code: string) => (code === '000000' ? '000001' : '000000')
const inspect = async (id: string) => ask({ phone: ADMIN, code: await codeFor('redemption'), id })

const redeem = (id: string, cookie = '') =>
  app
    .client()
    .get(`/activity/v1/app/manual/${id}`, {}, cookie ? { cookie: cookie.split(';')[0] ?? '' } : {})

describe('the redemption info', () => {
  it('[API-029] [API-031] [REQ-43] is what the administrator needs to see, without a session', async () => {
    const { user, phone, id } = await winner()
    const wonAt = app.clock.now()
    await user.post('/user/v2/up-health-info', { name: '李建军' })
    const { answer } = await inspect(id)
    expect(answer).toMatchObject({ code: '1000' })
    expect(z.parse(RedemptionInfo, answer.data)).toEqual(answer.data)

    expect(answer.data).toMatchObject({
      id,
      activityName: '活动wheel',
      userName: '李建军',
      userPhone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
      prizeName: '现金红包8.8元',
      sendStatus: '1001',
    })

    expect(wonAt.getTime() - Date.parse(answer.data.createTime)).toBeLessThan(120_000)
  })

  it('works with a code that was asked for as documented, without a purpose', async () => {
    const { id } = await winner()
    expect((await ask({ phone: ADMIN, code: await codeFor(), id })).answer.code).toBe('1000')
  })

  it('[API-030] [REDEEM-21] is refused without a code, with a wrong one and with a used one', async () => {
    const { id } = await winner()
    const code = await codeFor('redemption')
    const missing = { code: '9999', msg: '请输入验证码', data: null }
    expect((await ask({ phone: ADMIN, id })).answer).toEqual(missing)
    expect((await ask({ phone: ADMIN, id, code: '' })).answer).toEqual(missing)
    const wrong = { code: '9999', msg: '验证码错误', data: null }

    for (const given of [another(code), '12345', 'abcdef']) {
      const { answer, cookie } = await ask({ phone: ADMIN, id, code: given })
      expect([answer, cookie]).toEqual([wrong, ''])
    }

    expect((await ask({ phone: ADMIN, id, code })).answer.code).toBe('1000')
    expect((await ask({ phone: ADMIN, id, code })).answer).toEqual(wrong)
  })

  it('is there for a queue: more codes a day to the administrator than to anybody else', async () => {
    app.clock.advance(MS_PER_DAY)
    for (let turn = 0; turn < 12; turn++) await codeFor('redemption', { after: 2 * MS_PER_MINUTE })
    const asked = { phone: ADMIN, purpose: 'login' }
    const codes: string[] = []

    for (let turn = 0; turn < 4; turn++) {
      codes.push((await app.client().get('/user/v1/app/pin', asked)).code)
      app.clock.advance(2 * MS_PER_MINUTE)
    }

    expect(codes).toEqual(['1000', '1000', '1000', '9999'])
    app.clock.advance(MS_PER_DAY)
  })

  it('is for the phone of the administrator alone', async () => {
    const { phone, id } = await winner()
    const code = await codeFor('redemption', { phone })
    const { answer, cookie } = await ask({ phone, code, id })
    expect([answer, cookie]).toEqual([{ code: '9999', msg: '验证码错误', data: null }, ''])
  })

  it('[REDEEM-21] of an unknown id does not exist, and a wrong code does not tell so', async () => {
    const code = await codeFor('redemption')

    expect((await ask({ phone: ADMIN, code: another(code), id: UNKNOWN })).answer.msg).toBe(
      '验证码错误',
    )

    const { answer, cookie } = await ask({ phone: ADMIN, code, id: UNKNOWN })
    expect([answer, cookie]).toEqual([{ code: '9999', msg: '奖品不存在', data: null }, ''])
  })

  it('binds a code to what it was asked for', async () => {
    const { id } = await winner()

    for (const purpose of ['login', 'deletion']) {
      const code = await codeFor(purpose)
      expect((await ask({ phone: ADMIN, code, id })).answer.msg).toBe('验证码错误')
    }

    const code = await codeFor('redemption')

    expect((await app.client().get('/user/v1/app/login', { phone: ADMIN, pin: code })).code).toBe(
      '9999',
    )
  })
})

describe('redeeming', () => {
  it('[API-035] [REDEEM-18] changes the status from 1001 to 1002', async () => {
    const { id } = await winner()
    const { answer, cookie } = await inspect(id)
    expect(answer.data.sendStatus).toBe('1001')

    expect(await redeem(id, cookie)).toEqual({
      status: 200,
      code: '1000',
      msg: '操作成功',
      data: {},
    })

    expect((await inspect(id)).answer.data.sendStatus).toBe('1002')

    const { redeemedAt } = await app.services.database.redemption.findUniqueOrThrow({
      where: { id },
    })

    expect(redeemedAt).not.toBeNull()
  })

  it('[REQ-43] needs the cookie that a right code has set: HttpOnly, 10 minutes, stored as a hash', async () => {
    const { user, id } = await winner()
    expect(await redeem(id)).toMatchObject({ code: '9999', msg: '请先输入管理员验证码' })
    expect((await user.get(`/activity/v1/app/manual/${id}`)).code).toBe('9999')
    const { cookie } = await inspect(id)

    expect(cookie).toMatch(
      /^redemption-permit=[\w-]{43}; Max-Age=600; Path=\/api; HttpOnly; SameSite=Strict$/,
    )

    const token = cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'))

    expect(JSON.stringify(await app.services.database.redemptionPermit.findMany())).not.toContain(
      token,
    )

    expect((await redeem(id, 'redemption-permit=made-up')).code).toBe('9999')
    app.clock.advance(600_000)
    expect(await redeem(id, cookie)).toMatchObject({ code: '9999', msg: '请先输入管理员验证码' })
    const { status } = await app.services.database.redemption.findUniqueOrThrow({ where: { id } })
    expect(status).toBe('1001')
  })

  it('[REQ-43] redeems no other prize with that cookie', async () => {
    const [one, two] = [await winner(), await winner()]
    const { cookie } = await inspect(one.id)

    expect(await redeem(two.id, cookie)).toMatchObject({
      code: '9999',
      msg: '请先输入管理员验证码',
    })

    expect(await redeem(UNKNOWN, cookie)).toMatchObject({
      code: '9999',
      msg: '请先输入管理员验证码',
    })

    expect((await redeem(one.id, cookie)).code).toBe('1000')
  })

  it('[REDEEM-21] [REQ-43] works once, by the same cookie or another', async () => {
    const { id } = await winner()
    const one = await inspect(id)

    const other = await ask({
      phone: ADMIN,
      code: await codeFor('redemption', { after: 61_000 }),
      id,
    })

    expect((await redeem(id, one.cookie)).code).toBe('1000')
    const twice = { code: '9999', msg: '该奖品已核销', data: null }
    expect(await redeem(id, one.cookie)).toMatchObject(twice)
    expect(await redeem(id, other.cookie)).toMatchObject(twice)
    expect(await redeem(id, (await inspect(id)).cookie)).toMatchObject(twice)
  })
})

describe('the administrator', () => {
  it('[ROLE-06] is whoever has the code sent to the configured phone, for one redeem of one unguessable id', async () => {
    const { user, phone, id } = await winner()
    const ids = [id]
    while (ids.length < 8) ids.push((await winner()).id)
    // 128 random bits: no place holds the same digit eight times but by a chance of one in ten million.
    for (const each of ids) expect(each).toMatch(/^[\da-f]{32}$/)
    for (let at = 0; at < 32; at += 1) expect(new Set(ids.map((each) => each[at])).size).not.toBe(1)

    const refused = { code: '9999', data: null }
    // A session is no permission, and neither is a code that another phone was sent, nor a wrong one.
    expect(await user.get(`/activity/v1/app/manual/${id}`)).toMatchObject(refused)
    const theirs = await ask({ phone, id, code: await codeFor('redemption', { phone }) })
    expect([theirs.answer.code, theirs.cookie]).toEqual(['9999', ''])
    const wrong = await ask({ phone: ADMIN, id, code: another(await codeFor('redemption')) })
    expect([wrong.answer.code, wrong.cookie]).toEqual(['9999', ''])
    expect(await redeem(id)).toMatchObject(refused)

    const { cookie } = await inspect(id)
    expect(cookie).toContain('Max-Age=600;')
    expect((await redeem(ids[1] ?? '', cookie)).code).toBe('9999')
    expect((await inspect(id)).answer.data.sendStatus).toBe('1001')
    expect((await redeem(id, (await inspect(id)).cookie)).code).toBe('1000')
    expect(await redeem(id, cookie)).toMatchObject(refused)
  })

  it('[CONFLICT-09] exists on the redemption page alone: the data knows no role, and a session of that phone may no more than any', async () => {
    const schema = readFileSync(new URL('../../../../../prisma/schema.prisma', import.meta.url))
    expect(schema.toString()).not.toMatch(/role|admin/i)
    const { id, user } = await winner()
    app.clock.advance(LATER_MS)
    const admin = await app.logIn(ADMIN)
    expect(JSON.stringify(await admin.get('/user/v1/health'))).not.toMatch(/role|admin/i)
    const foreign = { userCode: user.userCode }
    expect((await admin.get('/monitor/v1/abnormal/list', foreign)).code).toBe('401')

    expect(await admin.get(`/activity/v1/app/manual/${id}`)).toMatchObject({
      code: '9999',
      msg: '请先输入管理员验证码',
    })

    const { cookie } = await ask({ phone: ADMIN, code: await codeFor(), id })
    expect((await redeem(id, cookie)).code).toBe('1000')
  })
})

const qrCode = (user: User, query: Record<string, string>, headers = {}) =>
  user.get<{ url: string }>('/files/v1/app/qr-code', query, headers)

const page = (id: string, origin = ORIGIN) => `${origin}/#/writeOff?id=${id}`

async function decode(url: string): Promise<string | undefined> {
  const { status, headers, body } = await app.http().get(url).buffer(true)
  expect([status, headers['content-type']]).toEqual([200, 'image/png'])

  const { data, info } = await sharp(body as Buffer)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })

  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

describe('the QR code', () => {
  it('[API-032] [API-033] [API-034] is an image that opens the redemption page with the id', async () => {
    const { user, id } = await winner()
    const { status, code, data } = await qrCode(user, { reqUrl: page(id), id })
    expect([status, code]).toEqual([200, '1000'])
    expect(await decode(data.url)).toBe(page(id))
    const elsewhere = await qrCode(user, { reqUrl: page(id, 'https://m.example.cn'), id })
    expect(await decode(elsewhere.data.url)).toBe(page(id, 'https://m.example.cn'))
  })

  it('[BRIDGE-19] may lead to the H5 hosts of the environment, and to none where there are none', async () => {
    const { user, id } = await winner()
    const { config } = app.services
    const links = { ...config.links }
    const at = (host: string) => qrCode(user, { reqUrl: page(id, host), id })
    config.links.h5Test = 'https://h5-test.example.cn/app'
    config.links.h5Production = 'https://h5-live.example.cn'
    for (const host of ['https://h5-test.example.cn', 'https://h5-live.example.cn'])
      expect(await decode((await at(host)).data.url)).toBe(page(id, host))
    expect((await at('https://h5-evil.example.cn')).code).toBe('9999')
    Object.assign(config.links, { ...links, h5Test: '', h5Production: '' })
    expect((await at('https://h5-test.example.cn')).code).toBe('9999')
    Object.assign(config.links, links)
  })

  it('of the prize record is the same, and the record tells when it was redeemed', async () => {
    const { user, id } = await winner()
    const query = { pn: '1', ps: '20', flag: '2' }

    const records = async () => {
      const { data } = await user.get<{ list: Entry[] }>('/integral/v1/app/integral-record', query)
      return data.list
    }

    const [pending] = await records()
    expect(await decode(pending?.url ?? '')).toBe(page(id))
    expect(pending?.kangban).toEqual({ sendStatus: '1001' })
    await redeem(id, (await inspect(id)).cookie)
    expect((await records())[0]?.kangban).toEqual({ sendStatus: '1002' })
  })

  it('leads to the configured address, without one to wherever the request reached us', async () => {
    const { user, id } = await winner()
    const { config } = app.services

    const codes = async () => {
      const asked = ['h', 'evil'].map((host) =>
        qrCode(user, { reqUrl: page(id, `http://${host}`), id }, { host: 'h' }),
      )

      return (await Promise.all(asked)).map(({ code }) => code)
    }

    expect(await codes()).toEqual(['9999', '9999'])
    config.publicOrigin = null
    expect(await codes()).toEqual(['1000', '9999'])
    config.publicOrigin = ORIGIN
  })

  it('is made of an own prize only', async () => {
    const [{ user }, other] = [await winner(), await winner()]
    const unknown = { code: '9999', msg: '奖品不存在', data: null }
    expect(await qrCode(user, { reqUrl: page(other.id), id: other.id })).toMatchObject(unknown)
    expect(await qrCode(user, { reqUrl: page(UNKNOWN), id: UNKNOWN })).toMatchObject(unknown)

    expect(
      (await app.client().get('/files/v1/app/qr-code', { reqUrl: page(other.id), id: other.id }))
        .code,
    ).toBe('410')
  })

  it('leads to no page of somebody else', async () => {
    const [{ user, id }, other] = [await winner(), await winner()]

    for (const reqUrl of [
      page(id, 'https://evil.example'),
      page(other.id),
      'javascript:alert(1)',
      'x'.repeat(501),
    ]) {
      expect(await qrCode(user, { reqUrl, id })).toMatchObject({
        code: '9999',
        msg: '核销链接不正确',
        data: null,
      })
    }
  })

  it('needs its signature, and expires', async () => {
    const { user, id } = await winner()
    const { url } = (await qrCode(user, { reqUrl: page(id), id })).data

    const forged = url.replace(
      /qr-code\/[\w-]+/,
      `qr-code/${Buffer.from('https://evil.example/').toString('base64url')}`,
    )

    for (const link of [
      forged,
      url.replace(/signature=.*/, 'signature=x'),
      url.split('?')[0] ?? '',
    ]) {
      expect((await app.http().get(link)).status).toBe(404)
    }

    app.clock.advance(2 * MS_PER_HOUR)

    expect((await app.http().get(url)).body).toEqual({
      code: '404',
      msg: '二维码已过期，请返回重新打开',
      data: null,
    })
  })
})

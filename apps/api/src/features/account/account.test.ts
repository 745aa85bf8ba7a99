import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '@kangban/china-time'
import { LoginResult } from '@kangban/contracts'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

let lastPhone = 13900000000
const newPhone = () => String((lastPhone += 1))
const sendCode = (phone: string) => app.client().get('/user/v1/app/pin', { phone })

const logIn = (phone: string, pin: string) =>
  app.client().get<LoginResult>('/user/v1/app/login', { phone, pin })

const another = (code: string) => (code === '000000' ? '000001' : '000000')

describe('SMS codes', () => {
  it('[API-020] [LOGIN-22] sends six digits by the SMS port and keeps only their hash', async () => {
    const phone = newPhone()
    expect(await sendCode(phone)).toMatchObject({ code: '1000', data: {} })
    const code = app.newestCode(phone)
    expect(code).toMatch(/^\d{6}$/)
    const rows = JSON.stringify(await app.services.database.smsCode.findMany())
    expect(rows).not.toContain(code)
    expect(rows).not.toContain(phone)
  })

  it('[API-021] [LOGIN-17] refuses a phone that is none', async () => {
    for (const phone of ['', '1380000000', '12800000001', 'abc']) {
      expect(await sendCode(phone)).toMatchObject({ code: '9999', msg: '请输入正确的手机号格式' })
    }

    expect(await app.client().get('/user/v1/app/pin')).toMatchObject({
      code: '9999',
      msg: '请输入正确的手机号格式',
    })
  })

  it('answers the same for a known and an unknown phone', async () => {
    const known = newPhone()
    await app.logIn(known)
    expect(await sendCode(known)).toEqual(await sendCode(newPhone()))
  })

  it('that could not be sent is told and forgotten, so that the next one may be asked for at once', async () => {
    let works = false
    const sent: string[] = []

    const flaky = await startTestApp({
      services: {
        sms: {
          sendSms: ({ to }) => {
            if (!works) return Promise.reject(new Error('gateway down'))
            sent.push(to)
            return Promise.resolve()
          },
        },
      },
    })

    const ask = () => flaky.client().get('/user/v1/app/pin', { phone: '13900009999' })
    expect(await ask()).toMatchObject({ code: '9999', msg: '短信没有发出去，请稍后再试' })
    expect(await flaky.services.database.smsCode.count()).toBe(0)
    works = true
    expect((await ask()).code).toBe('1000')
    expect(sent).toEqual(['13900009999'])
    await flaky.stop()
  })

  it('sends one a minute at first, less and less often, ten a day', async () => {
    const phone = newPhone()
    await sendCode(phone)
    app.clock.advance(59_000)
    expect(await sendCode(phone)).toMatchObject({ code: '9999', msg: '请1分钟后再获取验证码' })
    app.clock.advance(1000)
    expect((await sendCode(phone)).code).toBe('1000')
    expect(await sendCode(phone)).toMatchObject({ code: '9999', msg: '请2分钟后再获取验证码' })

    for (let sent = 2; sent < 10; sent++) {
      app.clock.advance(MS_PER_HOUR)
      expect((await sendCode(phone)).code).toBe('1000')
    }

    app.clock.advance(MS_PER_HOUR)

    expect(await sendCode(phone)).toMatchObject({
      code: '9999',
      msg: '今日获取验证码次数已达上限，请明天再试',
    })

    app.clock.advance(MS_PER_DAY)
    expect((await sendCode(phone)).code).toBe('1000')
  })

  it('sends sixty an hour to one address, whatever the phones', async () => {
    app.clock.advance(2 * MS_PER_HOUR)
    for (let sent = 0; sent < 60; sent++) expect((await sendCode(newPhone())).code).toBe('1000')
    expect(await sendCode(newPhone())).toMatchObject({ status: 429, code: '429' })
    app.clock.advance(2 * MS_PER_HOUR)
  })

  it('[LOGIN-22] ends after five minutes', async () => {
    const phone = newPhone()
    await sendCode(phone)
    app.clock.advance(5 * MS_PER_MINUTE)
    expect(await logIn(phone, app.newestCode(phone))).toMatchObject({ code: '9999', data: null })
  })

  it('[LOGIN-22] [API-023] ends after five wrong tries, also for the right code', async () => {
    const phone = newPhone()
    await sendCode(phone)
    const code = app.newestCode(phone)

    for (let tries = 0; tries < 5; tries++) {
      expect(await logIn(phone, another(code))).toMatchObject({
        code: '9999',
        msg: '验证码错误或已失效，请重新获取',
      })
    }

    expect((await logIn(phone, code)).code).toBe('9999')
  })

  it('is good for one login, also when two arrive at once', async () => {
    const phone = newPhone()
    await sendCode(phone)
    const code = app.newestCode(phone)

    const codes = (await Promise.all([1, 2, 3, 4].map(() => logIn(phone, code)))).map(
      (answer) => answer.code,
    )

    expect(codes.filter((answered) => answered === '1000')).toHaveLength(1)
  })

  it('is bound to its purpose: one for a login ends no account, one for the end of an account logs nobody in', async () => {
    const phone = newPhone()
    const user = await app.logIn(phone)

    for (const purpose of [undefined, 'login', 'redemption']) {
      await app.client().get('/user/v1/app/pin', purpose ? { phone, purpose } : { phone })

      expect((await user.get('/user/v1/account/logout', { pin: app.newestCode(phone) })).code).toBe(
        '9999',
      )

      app.clock.advance(6 * MS_PER_MINUTE)
    }

    for (const purpose of ['redemption', 'deletion']) {
      await app.client().get('/user/v1/app/pin', { phone, purpose })
      expect((await logIn(phone, app.newestCode(phone))).code).toBe('9999')
      app.clock.advance(6 * MS_PER_MINUTE)
    }

    await app.client().get('/user/v1/app/pin', { phone, purpose: 'login' })
    expect((await logIn(phone, app.newestCode(phone))).code).toBe('1000')
    const unknown = await app.client().get('/user/v1/app/pin', { phone, purpose: 'payment' })
    expect(unknown).toMatchObject({ code: '9999', msg: '验证码用途不正确' })
  })

  it('is bound to its phone', async () => {
    const [phone, other] = [newPhone(), newPhone()]
    await sendCode(phone)
    await sendCode(other)

    expect((await logIn(other, app.newestCode(phone))).code).toBe(
      app.newestCode(phone) === app.newestCode(other) ? '1000' : '9999',
    )
  })
})

describe('login', () => {
  it('[API-022] [API-024] [LOGIN-15] [LOGIN-21] answers token, userCode, isNewUser and the user info', async () => {
    const phone = newPhone()
    await sendCode(phone)
    const { code, data } = await logIn(phone, app.newestCode(phone))
    expect(code).toBe('1000')
    expect(z.safeParse(LoginResult, data).success).toBe(true)

    expect(data.userInfo).toMatchObject({
      userPhone: phone,
      userCode: data.userCode,
      isBinding: false,
      token: data.token,
      refreshToken: data.token,
    })
  })

  it('[API-025] tells a new user from one who has filled something in', async () => {
    const phone = newPhone()
    const first = await app.logIn(phone)
    expect(first.isNewUser).toBe(true)
    await first.post('/user/v2/up-health-info', { height: 170, weight: 65 })
    expect((await app.logIn(phone)).isNewUser).toBe(false)
  })

  it('keeps tokens, phones and names unreadable in the database', async () => {
    const phone = newPhone()
    const user = await app.logIn(phone)
    await user.post('/user/v2/up-health-info', { name: '欧阳测试' })
    const { database } = app.services

    const rows = JSON.stringify([
      await database.account.findMany(),
      await database.session.findMany(),
      await database.profile.findMany(),
    ])

    for (const secret of [phone, user.token, '欧阳测试']) expect(rows).not.toContain(secret)
    expect((await user.get<{ name: string }>('/user/v1/health')).data.name).toBe('欧阳测试')
  })
})

describe('sessions', () => {
  it("[REQ-42] a missing, unknown or expired token answers 410; a known user who may not use a call, '401'", async () => {
    const user = await app.logIn(newPhone())
    const other = await app.logIn(newPhone())
    const expired = { code: '410', msg: '登录已失效，请重新登录', data: null }
    expect(await app.client().get('/user/v1/health')).toMatchObject(expired)
    expect(await app.client('nobody').get('/user/v1/health')).toMatchObject(expired)
    expect((await user.get('/user/v1/health')).code).toBe('1000')
    const foreign = { userCode: other.userCode }
    const notShared = { code: '401', msg: '对方没有把健康分享给您，或者已经收回', data: null }
    const forbidden = { code: '401', msg: '您没有权限查看该内容', data: null }
    expect(await user.get('/monitor/v1/abnormal/list', foreign)).toMatchObject(notShared)
    expect(await user.post('/user/v2/up-health-info', foreign)).toMatchObject(forbidden)
    expect(await app.client().get('/monitor/v1/abnormal/list', foreign)).toMatchObject(expired)
    app.clock.advance(31 * MS_PER_DAY)
    expect(await user.get('/user/v1/health')).toMatchObject(expired)
  })

  it('[ROLE-01] the token is taken as it is, and after Bearer too', async () => {
    const user = await app.logIn(newPhone())
    expect((await app.client(`Bearer ${user.token}`).get('/user/v1/health')).code).toBe('1000')
    expect((await app.client(user.token).get('/user/v1/health')).code).toBe('1000')
  })

  it('[REQ-43] only the calls for getting in work without a token', async () => {
    const answers = await Promise.all([
      sendCode(newPhone()),
      logIn(newPhone(), '123456'),
      app.client().get('/device/v1/app/bind-device-list'),
      app.client().post('/monitor/v1/app/save-ecg', {}),
    ])

    expect(answers.map(({ code }) => code)).toEqual(['1000', '9999', '410', '410'])
  })

  it('[API-026] [API-028] log-out ends this session only', async () => {
    const phone = newPhone()
    const [one, two] = [await app.logIn(phone), await app.logIn(phone)]
    expect((await one.get('/user/v1/account/logout')).code).toBe('1000')
    expect((await one.get('/user/v1/health')).code).toBe('410')
    expect((await two.get('/user/v1/health')).code).toBe('1000')
  })

  it('[API-027] [API-028] with a right code every session ends and the deletion is filed; a wrong one changes nothing', async () => {
    const phone = newPhone()
    const [one, two] = [await app.logIn(phone), await app.logIn(phone)]
    await app.client().get('/user/v1/app/pin', { phone, purpose: 'deletion' })
    const code = app.newestCode(phone)
    expect((await one.get('/user/v1/account/logout', { pin: another(code) })).code).toBe('9999')
    expect((await two.get('/user/v1/health')).code).toBe('1000')
    expect((await one.get('/user/v1/account/logout', { pin: code })).code).toBe('1000')
    expect((await two.get('/user/v1/health')).code).toBe('410')

    expect(app.services.outbox.messages()[0]).toMatchObject({
      kind: 'mail',
      text: expect.stringContaining('注销账号申请'),
    })
  })
})

describe('consent', () => {
  it('is recorded once, with its first date', async () => {
    const user = await app.logIn(newPhone())
    const consent = { kind: 'health-data', version: '2023-11-20' }
    expect((await user.get('/user/v1/app/consent-list')).data).toEqual([])
    const first = await user.post('/user/v1/app/consent', consent)
    app.clock.advance(MS_PER_HOUR)
    expect((await user.post('/user/v1/app/consent', consent)).data).toEqual(first.data)
    expect((await user.get('/user/v1/app/consent-list')).data).toEqual([first.data])
  })
})

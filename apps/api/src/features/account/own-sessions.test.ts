import { MS_PER_HOUR } from '@kangban/china-time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { deviceWords } from '../../shared/security-events/device-words.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

let lastPhone = 13910000000
const newPhone = () => String((lastPhone += 1))
type User = Awaited<ReturnType<TestApp['logIn']>>

interface Session {
  id: string
  device: string
  current: boolean
}

const sessionsOf = async (user: User) =>
  (await user.get<Session[]>('/user/v1/account/session-list')).data

const isIn = async (user: User) => (await user.get('/user/v1/health')).code === '1000'

const deletionOf = async (user: User) =>
  (
    await user.get<{ deletion: { requestedAt: string; reviewedBy: string } | null }>(
      '/user/v1/account/info',
    )
  ).data.deletion

const answerSurvey = async (user: User) =>
  (await user.post('/survey/v1/app/submit', { code: 'tcm', answers: {} })).msg

describe('the sessions of a person', () => {
  it('that a log-in was asked with ends, whosever it was', async () => {
    const phones = [newPhone(), newPhone()]
    const [former, elsewhere] = [await app.logIn(phones[0] ?? ''), await app.logIn(phones[0] ?? '')]

    for (const phone of phones) {
      await app.client().get('/user/v1/app/pin', { phone })
      const given = { phone, pin: app.newestCode(phone) }
      // A wrong code ends nothing.
      await former.get('/user/v1/app/login', { ...given, pin: '12345x' })
      expect(await isIn(former)).toBe(phone === phones[0])
      const { code } = await former.get('/user/v1/app/login', given)
      expect(code).toBe('1000')
      expect(await isIn(former)).toBe(false)
    }

    expect(await isIn(elsewhere)).toBe(true)
  })

  it('are listed with this one first, and one is logged out by its id', async () => {
    const phone = newPhone()
    const [old, now] = [await app.logIn(phone), await app.logIn(phone)]
    const listed = await sessionsOf(now)
    expect(listed.map(({ current }) => current)).toEqual([true, false])
    expect(await sessionsOf(old)).toMatchObject([{ id: listed[1]?.id, current: true }, {}])
    const end = (user: User) => user.post('/user/v1/account/session-end', { id: listed[1]?.id })
    const stranger = await app.logIn(newPhone())
    expect(await end(stranger)).toMatchObject({ code: '9999', msg: '该登录已经退出' })
    expect(await isIn(old)).toBe(true)
    expect((await end(now)).code).toBe('1000')
    expect([await isIn(old), await isIn(now)]).toEqual([false, true])
    expect(await end(now)).toMatchObject({ code: '9999', msg: '该登录已经退出' })
    expect(await sessionsOf(now)).toHaveLength(1)
  })

  it('end all but this one at once', async () => {
    const phone = newPhone()
    const [one, two, now] = [await app.logIn(phone), await app.logIn(phone), await app.logIn(phone)]
    const other = await app.logIn(newPhone())
    expect((await now.post('/user/v1/account/session-end', {})).code).toBe('1000')

    expect([await isIn(one), await isIn(two), await isIn(now), await isIn(other)]).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0',
      '苹果手机 · 微信',
    ],
    ['Mozilla/5.0 (Linux; Android 15; PKG110) Chrome/130 Mobile Safari', '安卓手机'],
    ['Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/130 Safari', '安卓平板'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130', '电脑'],
    ['curl/8', '其他设备'],
  ])('%s is called %s', (userAgent, words) => {
    expect(deviceWords(userAgent)).toBe(words)
  })
})

describe('the deletion of an account', () => {
  it('may be taken back after a new login, within the 48 hours that it is reviewed', async () => {
    const phone = newPhone()
    const user = await app.logIn(phone)
    expect(await deletionOf(user)).toBeNull()
    await app.client().get('/user/v1/app/pin', { phone, purpose: 'deletion' })
    await user.get('/user/v1/account/logout', { pin: app.newestCode(phone) })
    app.clock.advance(MS_PER_HOUR)
    const again = await app.logIn(phone)
    const deletion = await deletionOf(again)

    expect(Date.parse(deletion?.reviewedBy ?? '') - Date.parse(deletion?.requestedAt ?? '')).toBe(
      48 * MS_PER_HOUR,
    )

    expect((await again.post('/user/v1/account/deletion-withdraw', {})).code).toBe('1000')
    expect(await deletionOf(again)).toBeNull()
    const mails = () => app.services.outbox.messages().filter(({ kind }) => kind === 'mail')
    expect(mails()[0]?.text).toContain('撤回了注销账号的申请')
    const before = mails().length
    expect((await again.post('/user/v1/account/deletion-withdraw', {})).code).toBe('1000')
    expect(mails()).toHaveLength(before)
  })
})

describe('a consent', () => {
  const consent = { kind: 'health-data', version: '2023-11-20' }

  it('that is withdrawn stops what needs it, and counts anew when it is given again', async () => {
    const user = await app.logIn(newPhone())
    const first = await user.post<{ givenAt: string }>('/user/v1/app/consent', consent)
    expect(await answerSurvey(user)).not.toBe('请先同意健康数据的收集与使用')

    expect((await user.post('/user/v1/app/consent-withdraw', { kind: 'health-data' })).code).toBe(
      '1000',
    )

    expect((await user.get('/user/v1/app/consent-list')).data).toEqual([])
    expect(await answerSurvey(user)).toBe('请先同意健康数据的收集与使用')
    app.clock.advance(MS_PER_HOUR)
    const second = await user.post<{ givenAt: string }>('/user/v1/app/consent', consent)
    expect(Date.parse(second.data.givenAt)).toBeGreaterThan(Date.parse(first.data.givenAt))
    expect((await user.get('/user/v1/app/consent-list')).data).toEqual([second.data])
    expect(await answerSurvey(user)).not.toBe('请先同意健康数据的收集与使用')
  })
})

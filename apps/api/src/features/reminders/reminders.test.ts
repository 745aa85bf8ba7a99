import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { MINUTES_PER_DAY, MS_PER_DAY, MS_PER_MINUTE, shanghaiMoment } from '@kangban/china-time'
import { type contract, MAX_REMINDERS } from '@kangban/contracts'
import type * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exported } from '../../testing/exported.ts'
import { createTestClock, startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { deliverReminders } from './deliver-reminders.ts'

type View = z.infer<typeof contract.reminders.getReminders.output>
type User = Awaited<ReturnType<TestApp['logIn']>>

const DAY = '2026-03-02'
const DAILY = [1, 2, 3, 4, 5, 6, 7]
const PATH = '/reminder/v1/app'

let app: TestApp
let user: User
let accountId: string
let phone = 13_700_500_000

const clock = createTestClock()
let now: Date

beforeAll(async () => {
  app = await startTestApp({ services: { clock: { now: () => now } } })
})

afterAll(() => app.stop())

const setClock = (time: string, day = DAY) => {
  now = shanghaiMoment(day, time)
}

async function newUser(): Promise<User> {
  now = clock.now()
  phone += 1
  const made = await app.logIn(String(phone))
  clock.advance(MS_PER_DAY)
  return made
}

const idOf = async ({ userCode }: User) =>
  (await app.services.database.account.findUniqueOrThrow({ where: { userCode } })).id

beforeEach(async () => {
  user = await newUser()
  accountId = await idOf(user)
  setClock('05:00')
})

const view = async (who = user) => (await who.get<View>(`${PATH}/list`)).data

const plan = (fields: object = {}) => ({
  kind: 'pressure',
  name: '',
  dose: '',
  weekdays: DAILY,
  times: ['06:00', '20:30'],
  active: true,
  ...fields,
})

const save = (fields: object = {}, who = user, headers = {}) =>
  who.post<{ id: string }>(`${PATH}/save`, plan(fields), headers)

const remove = (id: string, more: object = {}, who = user) =>
  who.post(`${PATH}/delete`, { id, ...more })

const mark = (id: string, as: string, more: object = {}, who = user) =>
  who.post(`${PATH}/mark`, { id, day: DAY, time: '06:00', as, ...more })

const measure = (time: string, day = DAY) =>
  app.services.database.bloodPressure.create({
    data: {
      id: randomBytes(8).toString('hex'),
      accountId,
      at: shanghaiMoment(day, time),
      systolic: 139,
      diastolic: 89,
      source: 'monitor',
    },
  })

const states = async () => (await view()).items.map(({ time, state }) => `${time} ${state}`)

describe('plans', () => {
  it('are added, changed and listed, of the own account alone', async () => {
    const { data } = await save({ times: ['20:30', '06:00'], weekdays: [7, 1] })
    const pill = { kind: 'medicine', dose: '5 mg', times: ['06:10'] }
    const medicine = await save({ ...pill, name: ' 氨氯地平 ' })

    expect((await view()).plans).toEqual([
      { ...plan({ weekdays: [1, 7] }), id: data.id, title: '测血压' },
      {
        ...plan({ ...pill, name: '氨氯地平' }),
        id: medicine.data.id,
        title: '氨氯地平 5 mg',
      },
    ])

    await save({ id: data.id, times: ['07:00'] })
    const changed = async () => (await view()).plans.find((one) => one.id === data.id)?.times
    expect(await changed()).toEqual(['07:00'])
    const stranger = await newUser()
    setClock('05:00')
    expect((await view(stranger)).plans).toEqual([])

    const answers = [
      await save({ id: data.id }, stranger),
      await remove(data.id, {}, stranger),
      await remove(data.id, { undo: true }, stranger),
      await mark(data.id, 'done', {}, stranger),
    ]

    for (const answer of answers)
      expect(answer).toMatchObject({ code: '9999', msg: '提醒不存在或已删除' })

    expect(await changed()).toEqual(['07:00'])
    expect(await app.client().get(`${PATH}/list`)).toMatchObject({ code: '410' })
  })

  it.each([
    ['no day', { weekdays: [] }, '请至少选一天'],
    ['a day twice', { weekdays: [1, 1] }, '星期应为1到7，不能重复'],
    ['no time', { times: [] }, '请至少填一个时间'],
    ['no such time', { times: ['24:00'] }, '时间格式应为HH:mm，如06:10'],
    ['a time twice', { times: ['06:00', '06:00'] }, '时间不能重复'],
    ['seven times', { times: [1, 2, 3, 4, 5, 6, 7].map((h) => `0${h}:00`) }, '一个提醒最多6个时间'],
    ['a medicine without a name', { kind: 'medicine', name: ' ' }, '请填写药名'],
    ['another kind', { kind: 'music' }, '请选择提醒什么'],
  ])('refuses %s', async (_, fields, msg) => {
    expect(await save(fields)).toMatchObject({ code: '9999', msg })
    expect((await view()).plans).toEqual([])
  })

  it('are no more than a person can keep, however many are added at once', async () => {
    const made = await Promise.all(Array.from({ length: MAX_REMINDERS + 3 }, () => save()))
    expect(made.filter(({ code }) => code === '1000')).toHaveLength(MAX_REMINDERS)
    expect((await save()).msg).toBe('最多20个提醒，请先删除不用的')
  })

  it('a repeated call adds one', async () => {
    const headers = { 'idempotency-key': 'reminder-0001' }
    const [first, second] = [await save({}, user, headers), await save({}, user, headers)]
    expect(second.data).toEqual(first.data)
    expect((await view()).plans).toHaveLength(1)
  })

  it('go with an undo, and nothing that came due goes with them', async () => {
    const { data } = await save()
    setClock('06:30')
    await mark(data.id, 'done')
    setClock('10:00')
    await remove(data.id)
    expect(await view()).toMatchObject({ plans: [], done: 1, total: 1 })
    expect((await remove(data.id)).code).toBe('1000')
    await remove(data.id, { undo: true })
    expect((await view()).plans.map(({ id }) => id)).toEqual([data.id])
    expect((await view()).nextAt).toBe('2026-03-02T20:30:00+08:00')
    expect((await remove(data.id, { undo: true })).code).toBe('1000')
  })

  it('what came due under the old times stays when they are changed', async () => {
    const { data } = await save()
    setClock('10:00')
    await save({ id: data.id, times: ['12:00'] })
    expect(await states()).toEqual(['06:00 missed', '12:00 upcoming'])
    await save({ id: data.id, active: false, times: ['12:00'] })
    expect(await states()).toEqual(['06:00 missed'])
    const rows = await app.services.database.reminder.count({ where: { accountId } })
    expect(rows).toBe(2)
  })

  it('are suggested of medicines and devices, until they are planned', async () => {
    await user.post('/user/v1/medicines', {
      medicines: [{ name: '氨氯地平', dose: '5 mg', timing: '每天早晨 1 次', since: null }],
    })

    expect((await view()).suggestions).toMatchObject([
      { title: '氨氯地平 5 mg', kind: 'medicine', times: ['08:00'] },
    ])

    await save((await view()).suggestions[0])
    expect((await view()).suggestions).toEqual([])
  })
})

describe('today', () => {
  it('is done by a reading, by hand, skipped or put off, and taken back', async () => {
    const { data } = await save()
    setClock('06:00')
    expect(await states()).toEqual(['06:00 due', '20:30 upcoming'])
    await mark(data.id, 'snoozed')

    expect((await view()).items[0]).toMatchObject({
      state: 'snoozed',
      at: '2026-03-02T06:10:00+08:00',
    })

    setClock('06:10')
    expect((await states())[0]).toBe('06:00 due')
    await mark(data.id, 'skipped')
    expect((await states())[0]).toBe('06:00 skipped')
    await mark(data.id, 'open')
    expect((await states())[0]).toBe('06:00 due')
    await mark(data.id, 'done')
    expect((await view()).items[0]).toMatchObject({ state: 'done', byReading: false })
    await measure('06:20')
    expect((await view()).items[0]).toMatchObject({ byReading: true, value: '139/89' })
  })

  it.each([
    ['pressure', { kind: 'bloodPressure', systolic: 138, diastolic: 86, pulse: null, arm: null }],
    ['oxygen', { kind: 'oxygen', value: 97 }],
    ['temperature', { kind: 'temperature', value: 36.5 }],
    ['weight', { kind: 'weight', value: 61 }],
  ])('of %s are done by what is typed in too', async (kind, typed) => {
    await save({ kind })
    setClock('06:25')
    await user.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })

    const stored = await user.post('/monitor/app/v1/manual/save', {
      measurementId: randomUUID(),
      reading: {
        ...typed,
        at: `${DAY}T06:20:00+08:00`,
        place: 'home',
        circumstances: null,
        note: '',
      },
    })

    expect(stored.code).toBe('1000')
    expect((await view()).items[0]).toMatchObject({ state: 'done', byReading: true })
  })

  it('cannot be marked long before, for a day that is over, or at a time that is not planned', async () => {
    const { data } = await save()
    const refused = { code: '9999', msg: '只能记今天和昨天已经到点的' }
    setClock('10:00')
    expect(await mark(data.id, 'done', { time: '20:30' })).toMatchObject(refused)
    expect(await mark(data.id, 'done', { time: '11:00' })).toMatchObject(refused)
    expect(await mark(data.id, 'done', { day: '2026-02-20' })).toMatchObject(refused)
    expect((await mark(data.id, 'done')).code).toBe('1000')
    expect((await mark(data.id, 'eaten')).msg).toBe('操作类型不正确')
  })
})

interface Message {
  to: string
  text: string
}

const sms = (): Message[] =>
  app.services.outbox.messages().filter(({ to, code }) => to === String(phone) && code === null)

const texts = () => sms().map(({ text }) => text)
const deliver = () => deliverReminders(app.services)
const wantSms = () => user.post(`${PATH}/delivery`, { sms: true })

describe('by SMS', () => {
  it('comes at the time of the morning alone on a night that has three, around midnight', async () => {
    await wantSms()
    await save({ times: ['00:30', '23:50', '06:00'] })
    setClock('23:40')
    const before = now.getTime()

    for (let minutes = 0; minutes <= MINUTES_PER_DAY; minutes += 5) {
      now = new Date(before + minutes * MS_PER_MINUTE)
      await deliver()
    }

    // Only the one of the morning: the others fall into the quiet of the night.
    expect(texts()).toHaveLength(1)
  })

  it('comes only to whoever wants it, once, with no word of health in it', async () => {
    await save({ kind: 'medicine', name: '华法林', times: ['06:00'] })
    setClock('06:00')
    await deliver()
    expect(texts()).toEqual([])
    await save({ times: ['06:20'] })
    await wantSms()
    expect((await view()).delivery.sms).toBe(true)
    setClock('06:20')
    await deliver()
    await deliver()
    expect(texts()).toEqual(['【康伴】该量血压、吃药了。'])
  })

  it('of several replicas at once, and of two reminders at one time, one is sent', async () => {
    await wantSms()
    await save({ times: ['07:00'] })
    await save({ kind: 'weight', times: ['07:00'] })
    setClock('07:00')
    await Promise.all(Array.from({ length: 6 }, deliver))
    expect(texts()).toEqual(['【康伴】该量血压、称体重了。'])
  })

  it('comes again when it was put off, and not when it is done', async () => {
    await wantSms()
    const { data } = await save({ times: ['06:00'] })
    setClock('06:00')
    await deliver()
    await mark(data.id, 'snoozed')
    setClock('06:09')
    await deliver()
    expect(texts()).toHaveLength(1)
    setClock('06:10')
    await deliver()
    expect(texts()).toHaveLength(2)
    await mark(data.id, 'snoozed')
    await measure('06:15')
    setClock('06:20')
    await deliver()
    expect(texts()).toHaveLength(2)
  })

  it('never comes at night, nor more often than a day allows', async () => {
    await wantSms()
    await save({ kind: 'watch', times: ['22:00', '05:59', '23:30'] })
    const hours = ['06', '08', '10', '12', '14', '16']
    await save({ kind: 'weight', times: hours.map((hour) => `${hour}:00`) })
    await save({ kind: 'ecg', times: ['17:00', '18:00'] })
    const all = ['05:59', ...hours.map((hour) => `${hour}:00`), '17:00', '18:00', '22:00', '23:30']

    for (const time of all) {
      setClock(time)
      await deliver()
    }

    expect(texts()).toHaveLength(6)
    setClock('06:00', '2026-03-03')
    await deliver()
    expect(texts()).toHaveLength(7)
  })

  it('a service that starts late sends what came due just now and nothing older', async () => {
    await wantSms()
    await save({ times: ['06:00', '20:30'] })
    setClock('12:00')
    await deliver()
    expect(texts()).toEqual([])
    setClock('20:50')
    await deliver()
    expect(texts()).toHaveLength(1)
    setClock('06:20', '2026-03-05')
    await deliver()
    expect(texts()).toHaveLength(2)
  })

  it('survives a gateway that fails, and a replica that died while it sent', async () => {
    await wantSms()
    await save({ times: ['06:00'] })
    setClock('06:00')
    let down = true

    const services = {
      ...app.services,
      sms: {
        sendSms: (message: { to: string; text: string }) =>
          down ? Promise.reject(new Error('down')) : app.services.sms.sendSms(message),
      },
    }

    await expect(deliverReminders(services)).rejects.toThrow('down')
    down = false
    await deliverReminders(services)
    expect(texts()).toEqual([])
    setClock('06:01')
    await deliverReminders(services)
    expect(texts()).toHaveLength(1)

    // As it stands when a process was killed between its claim and the gateway's answer.
    await app.services.database.reminderNotice.updateMany({
      where: { accountId },
      data: { settledAt: null, outcome: 'sending', claimedUntil: new Date(now.getTime() + 60_000) },
    })

    await deliver()
    expect(texts()).toHaveLength(1)
    setClock('06:03')
    await deliver()
    expect(texts()).toHaveLength(2)
  })

  it('goes to nobody whose account is being deleted', async () => {
    await wantSms()
    await save({ times: ['06:00'] })

    await app.services.database.account.update({
      where: { id: accountId },
      data: { deletionRequestedAt: now },
    })

    setClock('06:00')
    await deliver()
    expect(texts()).toEqual([])
  })
})

const browserKeys = () => {
  const pair = createECDH('prime256v1')

  return {
    p256dh: pair.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
}

const subscribe = (
  who = user,
  endpoint = `https://push.example.org/${randomBytes(8).toString('hex')}`,
) => who.post(`${PATH}/push`, { endpoint, ...browserKeys() })

const targets = (id = accountId) =>
  app.services.database.pushTarget.findMany({ where: { accountId: id } })

describe('a browser that wants notices', () => {
  it.each([
    'http://push.example.org/1',
    'https://127.0.0.1/1',
    'https://10.1.2.3/1',
    'https://[::1]/1',
    'https://[::ffff:10.0.0.1]/1',
    'https://169.254.169.254/latest',
    'https://localhost/1',
    'https://push.example.org:8443/1',
    'https://user:word@push.example.org/1',
    'file:///etc/passwd',
    'no address',
  ])('may not name %s', async (endpoint) => {
    expect(await subscribe(user, endpoint)).toMatchObject({
      code: '9999',
      msg: '这部手机的通知打不开，请用别的方式提醒',
    })
  })

  it('is kept sealed, once for each session, and goes with it', async () => {
    const endpoint = 'https://push.example.org/secret-address'
    expect((await subscribe(user, endpoint)).code).toBe('1000')
    expect((await subscribe(user, endpoint)).code).toBe('1000')
    expect(await targets()).toHaveLength(1)
    expect(JSON.stringify(await targets())).not.toContain('secret-address')
    expect((await view()).delivery).toMatchObject({ push: true, sms: false })
    await user.post(`${PATH}/push-end`, {})
    expect(await targets()).toEqual([])
    await subscribe(user, endpoint)
    await user.get('/user/v1/account/logout')
    expect(await targets()).toEqual([])
  })

  it('belongs to who is logged in now', async () => {
    const endpoint = 'https://push.example.org/one-phone'
    await subscribe(user, endpoint)
    const next = await newUser()
    await subscribe(next, endpoint)
    expect(await targets()).toEqual([])
    expect(await targets(await idOf(next))).toHaveLength(1)
  })
})

it('is all in the export, but for addresses and keys', async () => {
  const { data } = await save()
  setClock('06:30')
  await mark(data.id, 'done')
  await subscribe(user, 'https://push.example.org/secret-address')

  const textOf = await exported(app, user)
  expect(textOf('账号/提醒.csv')).toContain('06:00；20:30')
  expect(textOf('账号/提醒记录.csv')).toMatch(new RegExp(`${DAY},06:00,做了`))
  expect(textOf('账号/收通知的手机.csv')).toContain('push.example.org')
  expect(textOf('账号/收通知的手机.csv')).not.toContain('secret-address')
})

import { MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from '@kangban/china-time'
import { RESCUE_SECONDS, type RescueState } from '@kangban/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exported } from '../../testing/exported.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { deliverRescues } from './deliver-rescues.ts'

type User = Awaited<ReturnType<TestApp['logIn']>>

const PLACE = { latitude: 39.9123, longitude: 116.4001, accuracy: 20 }
const SECONDS_MS = RESCUE_SECONDS * MS_PER_SECOND

let app: TestApp
let user: User
let contact: string
let phone = 13_700_700_000
let made = 0
let failing = false

beforeAll(async () => {
  app = await startTestApp()
  const { sms } = app.services
  const send = sms.sendSms.bind(sms)

  sms.sendSms = (message) =>
    failing ? Promise.reject(new Error('the gateway is away')) : send(message)
})

afterAll(() => app.stop())

beforeEach(async () => {
  failing = false
  phone += 2
  contact = String(phone + 1)
  user = await app.logIn(String(phone))
})

const newId = () => `rescue-${++made}`

const start = (rescueId: string, more: object = {}, who = user) =>
  who.post<RescueState>('/rescue/v1/app/start', { rescueId, ...more })

const cancel = (rescueId: string, who = user) =>
  who.post<RescueState>('/rescue/v1/app/cancel', { rescueId })

const addContact = (contactPhone = contact) =>
  user.post('/user/v1/save/contacts', { contactName: '李建军（儿子）', contactPhone })

const told = () =>
  app.services.outbox
    .messages()
    .filter(({ to }) => to === contact)
    .map(({ text }) => text)

const pass = async (time = SECONDS_MS) => {
  app.clock.advance(time)
  await deliverRescues(app.services)
}

describe('a rescue', () => {
  it('tells the contacts after ten seconds, once, however often it is asked and whoever delivers', async () => {
    await addContact()
    const id = newId()
    const { data } = await start(id)
    expect(data).toEqual({ state: 'waiting', secondsLeft: RESCUE_SECONDS, contacts: 1 })
    await start(id, { place: PLACE })
    await pass(SECONDS_MS - 1)
    expect(told()).toEqual([])
    app.clock.advance(1)
    await Promise.all([deliverRescues(app.services), deliverRescues(app.services)])
    await pass()
    expect(told()).toHaveLength(1)
    expect(told()[0]).toContain('按了一键救援')
    expect(told()[0]).toContain('position=116.4001,39.9123')
    expect((await start(id)).data).toEqual({ state: 'told', secondsLeft: 0, contacts: 1 })
  })

  it('says that there is no place where the phone tells none', async () => {
    await addContact()
    await start(newId())
    await pass()
    expect(told()[0]).toContain('手机没有取到位置')
  })

  it('tells nobody when it is called off in time, and says so when it is too late', async () => {
    await addContact()
    const id = newId()
    await start(id)
    expect((await cancel(id)).data.state).toBe('cancelled')
    await pass()
    expect(told()).toEqual([])
    const late = newId()
    await start(late)
    await pass()
    expect((await cancel(late)).data).toEqual({ state: 'told', secondsLeft: 0, contacts: 1 })
  })

  it('says when there is nobody to tell', async () => {
    expect((await start(newId())).data.state).toBe('nobody')
  })

  it('is tried again when the gateway is away, and given up with a word', async () => {
    await addContact()
    failing = true
    const id = newId()
    await start(id)
    await expect(pass()).rejects.toThrow('the gateway is away')
    expect((await start(id)).data.state).toBe('waiting')
    failing = false
    await pass(MS_PER_MINUTE)
    expect(told()).toHaveLength(1)
    failing = true
    const other = newId()
    await start(other)
    await expect(pass()).rejects.toThrow('the gateway is away')
    await expect(pass(MS_PER_MINUTE)).rejects.toThrow('the gateway is away')
    await expect(pass(MS_PER_MINUTE)).rejects.toThrow('the gateway is away')
    expect((await start(other)).data.state).toBe('failed')
  })

  it('tells three times an hour at most, also at once; what was called off does not count', async () => {
    await addContact()
    const off = newId()
    await start(off)
    await cancel(off)
    const asked = await Promise.all(Array.from({ length: 6 }, () => start(newId())))
    const states = asked.map(({ data }) => data.state)
    expect(states.filter((state) => state === 'waiting')).toHaveLength(3)
    expect(states.filter((state) => state === 'often')).toHaveLength(3)
    app.clock.advance(MS_PER_HOUR)
    expect((await start(newId())).data.state).toBe('waiting')
  })

  it('belongs to the user of the token: a stranger with its id calls nothing off and learns nothing', async () => {
    await addContact()
    const id = newId()
    await start(id, { place: PLACE })
    const stranger = await app.logIn(String(phone + 100_000))
    const answer = await cancel(id, stranger)
    expect(answer.code).toBe('9999')
    expect(answer.msg).toBe('没有找到这次救援')
    expect((await start(id, {}, stranger)).data.state).toBe('nobody')
    await pass()
    expect(told()).toHaveLength(1)
    expect((await app.client().post('/rescue/v1/app/start', { rescueId: id })).code).toBe('410')
  })

  it.each([
    [{ rescueId: 'short' }, '救援编号格式不正确'],
    [{ rescueId: 'long enough!' }, '救援编号格式不正确'],
    [{ rescueId: 'rescue-x', place: { ...PLACE, latitude: 91 } }, '位置不正确'],
    [{ rescueId: 'rescue-x', place: { ...PLACE, accuracy: -1 } }, '位置不正确'],
  ])('refuses %j', async (body, words) => {
    const { msg } = await user.post('/rescue/v1/app/start', body)
    expect(msg).toContain(words)
  })

  it('keeps the place unreadable in the database, exports it, and erases it with the account', async () => {
    const id = newId()
    await start(id, { place: PLACE })
    const rows = await app.services.database.rescue.findMany({ where: { rescueId: id } })
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('39.91')
    const textOf = await exported(app, user)
    expect(textOf('账号/一键救援.csv')).toContain('39.91')
    await app.services.database.account.delete({ where: { userCode: user.userCode } })
    expect(await app.services.database.rescue.count({ where: { rescueId: id } })).toBe(0)
  })
})

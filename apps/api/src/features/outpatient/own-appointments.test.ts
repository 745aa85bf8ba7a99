import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, MS_PER_DAY, MS_PER_MINUTE, shanghaiDay, shanghaiTime } from '@kangban/china-time'
import { writeExpectDate } from '@kangban/contracts'
import { imageKey } from '../../ports/stored-image.ts'
import { exported } from '../../testing/exported.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { appointment as written } from './testing/appointment.ts'
import { createMailServer } from './testing/mail-server.ts'

const ASK = '/outpatient/v1/assist-send-email'
const LIST = '/outpatient/v1/app/list'
const CHANGE = '/outpatient/v1/app/change'
const CANCEL = '/outpatient/v1/app/cancel'
const FAILED = { status: 200, code: '9999', msg: '预约没有发送出去，请稍后再试', data: null }

interface Own {
  id: string
  state: string
  changedAt: string | null
  cancelledAt: string | null
  expectHospital: string
  diagnosticReports: { id: string; url: string }[]
}

const mail = createMailServer()
let app: TestApp
let number = 13_700_006_000
let appointment = written
let user: Awaited<ReturnType<TestApp['logIn']>>

async function newUser() {
  const account = await app.logIn(String(++number))
  await account.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })
  return account
}

/** From so many days after today to so many. */
const days = (from: number, to: number): string => {
  const today = shanghaiDay(app.clock.now())
  return writeExpectDate({ from: addDays(today, from), to: addDays(today, to) })
}

const own = async (of = user) => (await of.get<Own[]>(LIST)).data

async function booked(): Promise<string> {
  await user.post(ASK, appointment)
  app.clock.advance(MS_PER_MINUTE)
  return (await own())[0]?.id ?? ''
}

const change = (id: string, changed: object = {}, key?: string) =>
  user.post(CHANGE, { id, ...appointment, ...changed }, key ? { 'idempotency-key': key } : {})

const refusal = (msg: string) => ({ status: 200, code: '9999', msg, data: null })

const letters = (id: string) =>
  app.services.database.appointment.count({ where: { OR: [{ id }, { firstId: id }] } })

beforeAll(async () => {
  app = await startTestApp({ services: { mail } })
})

afterAll(() => app.stop())

beforeEach(async () => {
  mail.sent.length = 0
  mail.setUp(true)
  user = await newUser()
  // Some tests let days go by.
  appointment = { ...written, expectDate: days(3, 6) }
})

describe('own appointments', () => {
  it('are listed newest first with what was asked, and with their pictures', async () => {
    const { id: accountId } = await app.services.database.account.findUniqueOrThrow({
      where: { userCode: user.userCode },
    })

    const image = randomUUID()
    await app.services.files.put(imageKey('image', image), Buffer.from('报告'))

    await app.services.database.storedFile.create({
      data: {
        id: image,
        accountId,
        purpose: 'outpatient',
        mediaType: 'image/jpeg',
        bytes: 6,
        sha256: '',
        createdAt: app.clock.now(),
      },
    })

    expect(await own()).toEqual([])
    await booked()
    const at = shanghaiTime(app.clock.now())
    await user.post(ASK, { ...appointment, expectHospital: '省医院', diagnosticReportIds: image })
    const [newest, first] = await own()

    expect(newest).toMatchObject({
      state: 'submitted',
      createdAt: at,
      changedAt: null,
      cancelledAt: null,
      userName: '王桂兰',
      expectHospital: '省医院',
      diagnosticReports: [{ id: image }],
      otherMaterials: [],
    })

    expect(newest?.diagnosticReports[0]?.url).toContain(image)
    expect(first?.expectHospital).toBe('市第一人民医院')
  })

  it('show nothing that did not go out, nor anything of somebody else', async () => {
    mail.setUp(false)
    expect(await user.post(ASK, appointment, { 'idempotency-key': randomUUID() })).toEqual(FAILED)
    expect(await own()).toEqual([])
    mail.setUp(true)
    await booked()
    expect(await own(await newUser())).toEqual([])
  })

  it('are past when their last day is over', async () => {
    await booked()
    app.clock.advance(7 * MS_PER_DAY)
    expect(await own()).toMatchObject([{ state: 'past' }])
  })
})

describe('a change', () => {
  it('is a second mail that refers to the first and says what was otherwise', async () => {
    const id = await booked()
    const at = shanghaiTime(app.clock.now())
    const answer = await change(id, { expectDate: days(7, 7), baoXiaoMethod: '自费' })
    expect(answer).toMatchObject({ code: '1000', data: {} })
    const [first, second] = mail.sent
    expect([first?.id, first?.about, second?.about]).toEqual([id, undefined, id])
    expect(second?.id).not.toBe(id)
    expect(second?.subject).toBe(`门诊预约更改：市第一人民医院 心血管内科 ${days(7, 7)}`)
    const lines = second?.text.split('\n') ?? []

    expect(lines.slice(0, 2)).toEqual([
      '这个预约有更改，请以这封邮件为准。',
      `预约编号：${id.slice(0, 8).toUpperCase()}`,
    ])

    expect(first?.text).toContain(lines[1])
    expect(lines).toContain(`期望日期：${days(7, 7)}（原为：${days(3, 6)}）`)
    expect(lines).toContain('报销方式：自费（原为：医保）')
    expect(lines).toContain('就诊人：王桂兰')

    expect(await own()).toMatchObject([
      { id, state: 'submitted', changedAt: at, expectDate: days(7, 7) },
    ])
  })

  it('that could not be mailed changes nothing, and the same key mails it once', async () => {
    const id = await booked()
    const key = randomUUID()
    mail.setUp(false)
    expect(await change(id, { expectHospital: '省医院' }, key)).toEqual(FAILED)
    expect(await own()).toMatchObject([{ changedAt: null, expectHospital: '市第一人民医院' }])
    mail.setUp(true)
    const again = () => change(id, { expectHospital: '省医院' }, key)

    expect((await Promise.all([again(), again()])).map(({ code }) => code)).toEqual([
      '1000',
      '1000',
    ])

    expect(mail.sent).toHaveLength(2)
    expect(await own()).toMatchObject([{ expectHospital: '省医院' }])
  })

  it('without a key is withdrawn when it could not be mailed', async () => {
    const id = await booked()
    mail.setUp(false)
    await change(id)
    expect(await letters(id)).toBe(1)
  })

  it.each([
    [{ idNo: '999999195003142048' }, '请输入正确的身份证号'],
    [{ expectDate: '2026.1.1-2026.3.5' }, '期望就诊日期不能早于今天'],
    [{ otherMaterialIds: 'unknown' }, '图片已失效，请重新上传'],
    [{ id: '../x' }, '没有找到这个预约'],
  ])('with %o is refused', async (changed, msg) => {
    const id = await booked()
    expect(await change(id, changed)).toEqual(refusal(msg))
    expect(mail.sent).toHaveLength(1)
  })

  it('is possible ten times a day', async () => {
    const id = await booked()
    const answers = await Promise.all(Array.from({ length: 12 }, () => change(id)))
    expect(answers.filter(({ code }) => code === '1000')).toHaveLength(10)
    expect(mail.sent).toHaveLength(11)
  })
})

describe('a cancellation', () => {
  it('is one mail, however often and at once it is asked', async () => {
    const id = await booked()
    await change(id, { expectHospital: '省医院' })
    app.clock.advance(MS_PER_MINUTE)
    const at = shanghaiTime(app.clock.now())
    const cancel = () => user.post(CANCEL, { id })
    const answers = [...(await Promise.all([cancel(), cancel(), cancel()])), await cancel()]
    expect(answers.map(({ code }) => code)).toEqual(['1000', '1000', '1000', '1000'])
    expect(mail.sent).toHaveLength(3)
    const sent = mail.sent.at(-1)
    expect(sent).toMatchObject({ about: id, attachments: [] })
    expect(sent?.subject).toBe(`门诊预约取消：省医院 心血管内科 ${appointment.expectDate}`)
    expect(sent?.text).toMatch(/^这个预约取消了，请不要再安排。\n预约编号：/)
    expect(await own()).toMatchObject([{ state: 'cancelled', cancelledAt: at }])
    expect(await change(id)).toEqual(refusal('这个预约已经取消，不能再改'))
  })

  it('that could not be mailed leaves the appointment as it was, also for those who ask at once', async () => {
    const id = await booked()
    mail.setUp(false)
    const cancel = () => user.post(CANCEL, { id })
    expect(await Promise.all([cancel(), cancel()])).toEqual([FAILED, FAILED])
    expect(await own()).toMatchObject([{ state: 'submitted' }])
    mail.setUp(true)
    expect((await cancel()).code).toBe('1000')
    expect(await own()).toMatchObject([{ state: 'cancelled' }])
  })

  it('comes too late when the last day is over, as a change does', async () => {
    const id = await booked()
    app.clock.advance(7 * MS_PER_DAY)
    const over = refusal('预约的日期已经过了，需要就诊请重新预约')
    expect(await user.post(CANCEL, { id })).toEqual(over)
    expect(await change(id, { expectDate: days(9, 10) })).toEqual(over)
    expect(mail.sent).toHaveLength(1)
  })
})

it('an appointment of somebody else is as unknown as none, to change and to cancel', async () => {
  const id = await booked()
  user = await newUser()
  const unknown = refusal('没有找到这个预约')

  for (const one of [id, randomUUID()]) {
    expect(await change(one)).toEqual(unknown)
    expect(await user.post(CANCEL, { id: one })).toEqual(unknown)
  }

  expect(mail.sent).toHaveLength(1)
  expect((await app.client().get(LIST)).code).toBe('410')
})

it('letters are in the export, each with its kind and what it is about', async () => {
  const id = await booked()
  await change(id, { expectHospital: '省医院' })
  const [, request, changed] = (await exported(app, user))('账号/门诊预约.csv').split('\r\n')
  expect(request).toMatch(new RegExp(`^${id},申请,.*期望医院：市第一人民医院`))
  expect(changed).toMatch(new RegExp(`,更改,${id},.*期望医院：省医院`))
})

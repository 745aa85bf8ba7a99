import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MS_PER_DAY } from '@kangban/china-time'
import { imageKey } from '../../ports/stored-image.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { mailAppointment } from './mail-appointment.ts'
import { appointment } from './testing/appointment.ts'
import { createMailServer } from './testing/mail-server.ts'

const PATH = '/outpatient/v1/assist-send-email'

const mail = createMailServer()
let app: TestApp
let number = 13_700_005_000
let user: Awaited<ReturnType<TestApp['logIn']>>
let accountId: string

async function newUser() {
  const account = await app.logIn(String(++number))
  await account.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })
  return account
}

const idOf = async ({ userCode }: { userCode: string }) =>
  (await app.services.database.account.findUniqueOrThrow({ where: { userCode } })).id

beforeAll(async () => {
  app = await startTestApp({ services: { mail } })
})

afterAll(() => app.stop())

beforeEach(async () => {
  mail.sent.length = 0
  mail.setUp(true)
  user = await newUser()
  accountId = await idOf(user)
})

const ask = (change: object = {}, key?: string) =>
  user.post<number>(
    PATH,
    { ...appointment, ...change },
    key === undefined ? {} : { 'idempotency-key': key },
  )

const stored = () => app.services.database.appointment.findMany({ where: { accountId } })

async function addImage(owner: string, bytes: Buffer, size = bytes.length) {
  const id = randomUUID()
  await app.services.files.put(imageKey('image', id), bytes)

  await app.services.database.storedFile.create({
    data: {
      id,
      accountId: owner,
      purpose: 'outpatient',
      mediaType: 'image/jpeg',
      bytes: size,
      sha256: '',
      createdAt: app.clock.now(),
    },
  })

  return id
}

describe('an appointment', () => {
  it('[API-057] is kept unreadable, mailed with its images, and answers 1000 twice', async () => {
    const [report, second, other] = [
      Buffer.from('报告一'),
      Buffer.from('报告二'),
      Buffer.from('处方'),
    ]

    const reports = [await addImage(accountId, report), await addImage(accountId, second)]
    const material = await addImage(accountId, other)
    const answer = await ask({ diagnosticReportIds: reports.join(','), otherMaterialIds: material })
    expect(answer).toMatchObject({ status: 200, code: '1000', data: 1000 })
    const [row, ...more] = await stored()
    expect(more).toEqual([])

    expect(row).toMatchObject({
      mailedAt: app.clock.now(),
      mailTries: 1,
      fileIds: [...reports, material],
    })

    for (const secret of ['王桂兰', '999999195003142049', '13800000001', '血压偏高']) {
      expect(JSON.stringify(row)).not.toContain(secret)
    }

    expect(mail.sent).toHaveLength(1)
    const [sent] = mail.sent
    expect(sent?.to).toBe('assist@example.invalid')
    expect(sent?.subject).toBe('门诊预约申请：市第一人民医院 心血管内科 2026.3.5-2026.3.8')

    for (const line of [
      '就诊人：王桂兰',
      '身份证号：999999195003142049',
      '报销方式：医保',
      '病情描述：近两周早晨血压偏高，偶有头晕。',
    ]) {
      expect(sent?.text.split('\n')).toContain(line)
    }

    expect(sent?.attachments).toEqual([
      { name: '诊断报告1.jpg', mediaType: 'image/jpeg', bytes: report },
      { name: '诊断报告2.jpg', mediaType: 'image/jpeg', bytes: second },
      { name: '其他资料1.jpg', mediaType: 'image/jpeg', bytes: other },
    ])
  })

  it('names nobody in the subject of its mail', async () => {
    await ask()
    expect(mail.sent[0]?.subject).not.toMatch(/王桂兰|9999991950|13800000001/)
  })

  it.each([
    [{ userName: '' }, '请输入就诊人姓名'],
    [{ idNo: '999999195003142048' }, '请输入正确的身份证号'],
    [{ userPhone: '1380000000' }, '请输入正确的手机号格式'],
    [{ expectHospital: ' ' }, '请输入期望就诊医院'],
    [{ expectKeShi: '' }, '请输入期望就诊科室'],
    [{ expectDate: '2026.3.8-2026.3.5' }, '请选择期望就诊日期，开始日期不能晚于结束日期'],
    [{ expectDate: '2026.3.1-2026.3.5' }, '期望就诊日期不能早于今天'],
    [{ diagnosticReportIds: 'unknown' }, '图片已失效，请重新上传'],
  ])('with %o is refused, neither kept nor mailed', async (change, msg) => {
    expect(await ask(change)).toEqual({ status: 200, code: '9999', msg, data: null })
    expect([await stored(), mail.sent]).toEqual([[], []])
  })

  it('may be for today', async () => {
    expect((await ask({ expectDate: '2026.3.2-2026.3.2' })).data).toBe(1000)
  })

  it('with an image of somebody else is refused as with an unknown one', async () => {
    const stranger = await idOf(await newUser())
    const image = await addImage(stranger, Buffer.from('别人的报告'))

    const [theirs, unknown] = [
      await ask({ otherMaterialIds: image }),
      await ask({ otherMaterialIds: randomUUID() }),
    ]

    expect(theirs).toEqual(unknown)
    expect(theirs.msg).toBe('图片已失效，请重新上传')
    expect(mail.sent).toEqual([])
  })

  it('with more image bytes than a mail can carry is refused', async () => {
    const image = await addImage(accountId, Buffer.from('大'), 19 * 1024 * 1024)

    expect(await ask({ otherMaterialIds: image })).toMatchObject({
      code: '9999',
      msg: '图片太大，请减少几张',
    })
  })

  it('needs the consent to health data, and a session', async () => {
    const without = await app.logIn(String(++number))

    expect(await without.post(PATH, appointment)).toMatchObject({
      code: '9999',
      msg: '请先同意健康数据的收集与使用',
    })

    expect((await app.client().post(PATH, appointment)).code).toBe('410')
  })
})

describe('sent again', () => {
  it('with the same key it is mailed once, also at once', async () => {
    const key = randomUUID()
    const answers = await Promise.all([ask({}, key), ask({}, key), ask({}, key)])
    answers.push(await ask({}, key))
    expect(answers.map(({ data }) => data)).toEqual([1000, 1000, 1000, 1000])
    expect(mail.sent).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })

  it('after a failed mail the same key mails what was kept, under the same mail id', async () => {
    const key = randomUUID()
    mail.setUp(false)
    const failure = { status: 200, code: '9999', msg: '预约没有发送出去，请稍后再试', data: null }
    expect(await ask({}, key)).toEqual(failure)
    const [kept] = await stored()
    expect(kept).toMatchObject({ mailedAt: null, mailTries: 1 })
    expect(await ask({}, key)).toEqual(failure)
    mail.setUp(true)
    expect((await ask({}, key)).data).toBe(1000)
    const [mailed, ...more] = await stored()
    expect(more).toEqual([])
    expect(mailed).toMatchObject({ id: kept?.id, mailedAt: app.clock.now(), mailTries: 3 })
    expect(mail.sent.map(({ id }) => id)).toEqual([kept?.id])
  })

  it('two that mail the same one at once send it once', async () => {
    mail.setUp(false)
    await ask({}, randomUUID())
    const [kept] = await stored()
    mail.setUp(true)
    const id = kept?.id ?? ''
    await Promise.all([1, 2].map(() => mailAppointment(app.services, id, 'visits@kangban.test')))
    await mailAppointment(app.services, id, 'visits@kangban.test')
    expect(mail.sent.map((sent) => sent.id)).toEqual([id])
  })

  it('without a key a failed one is withdrawn', async () => {
    mail.setUp(false)
    expect((await ask()).code).toBe('9999')
    expect(await stored()).toEqual([])
  })
})

describe('limits', () => {
  it('takes five a day, also when they come at once, and five more the next day', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()))
    expect(answers.filter(({ code }) => code === '1000')).toHaveLength(5)

    expect(new Set(answers.filter(({ code }) => code !== '1000').map(({ msg }) => msg))).toEqual(
      new Set(['今天提交的预约已达上限，请明天再试']),
    )

    expect([(await stored()).length, mail.sent.length]).toEqual([5, 5])
    app.clock.advance(MS_PER_DAY)
    expect((await ask()).code).toBe('1000')
  })
})

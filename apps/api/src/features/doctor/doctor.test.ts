import { MS_PER_DAY } from '@kangban/china-time'
import type { contract, DoctorShare } from '@kangban/contracts'
import { encodeSampleBlock } from '@kangban/ecg-core'
import type * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfUaFaults } from '../../shared/pdf/testing/pdf-ua-faults.ts'
import { readPdf } from '../../shared/pdf/testing/read-pdf.ts'
import { measureDays } from '../../testing/measured-days.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

type Page = z.infer<typeof contract.doctor.getDoctorPage.output>
type Made = z.infer<typeof contract.doctor.createDoctorShare.output>
type Shared = z.infer<typeof contract.doctor.getSharedDoctorPage.output>

let app: TestApp
let owner: Awaited<ReturnType<TestApp['logIn']>>
let stranger: Awaited<ReturnType<TestApp['logIn']>>

const MEDICINES = [{ name: '氨氯地平', dose: '5 mg', timing: '每天早晨 1 次', since: null }]

beforeAll(async () => {
  app = await startTestApp()
  owner = await app.logIn('13700340001')
  stranger = await app.logIn('13700340002')

  const { id } = await app.services.database.account.findUniqueOrThrow({
    where: { userCode: owner.userCode },
  })

  await measureDays(app.services.database, id, { from: '2026-02-23', count: 7 })
  await owner.post('/user/v2/up-health-info', { name: '王桂兰', sex: 2, birthday: '1954-03-18' })
  await owner.post('/user/v1/medicines', { medicines: MEDICINES })
})

afterAll(() => app.stop())

const page = async (form: string, who = owner) =>
  (await who.get<Page>('/report/v1/app/doctor-page', { form })).data

const share = (form: string, days: number | string = 7) =>
  owner.post<Made>('/report/v1/app/doctor-share', { form, days })

const read = (token: string) => app.client().get<Shared>('/report/v1/doctor-share', { token })

const sent = async (who = owner) =>
  (await who.get<DoctorShare[]>('/report/v1/app/doctor-share-list')).data

const revoke = (id: string, who = owner) => who.post('/report/v1/app/doctor-share-revoke', { id })
const ended = { code: '9999', msg: '链接已失效，请本人重新发一份', data: null }

const pdf = async (url: string) => {
  const response = await app
    .http()
    .get(url)
    .buffer(true)
    .parse((stream, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => done(null, Buffer.concat(chunks)))
    })

  return { type: response.headers['content-type'] ?? '', bytes: response.body as Buffer }
}

describe('medicines', () => {
  it('are kept as a whole list, in their order, of the own account', async () => {
    const list = async (who = owner) => (await who.get('/user/v1/medicines')).data
    expect(await list()).toEqual(MEDICINES)
    const two = [{ ...MEDICINES[0], name: ' 华法林 ', since: '2026-02-01' }, ...MEDICINES]
    await owner.post('/user/v1/medicines', { medicines: two })
    expect(await list()).toEqual([{ ...two[0], name: '华法林' }, MEDICINES[0]])
    await owner.post('/user/v1/medicines', { medicines: MEDICINES })
    expect(await list()).toEqual(MEDICINES)
    expect(await list(stranger)).toEqual([])
    expect(await app.client().get('/user/v1/medicines')).toMatchObject({ code: '410' })
  })

  it('want a name, and no more than 20', async () => {
    const save = (medicines: object[]) => owner.post('/user/v1/medicines', { medicines })
    expect((await save([{ ...MEDICINES[0], name: ' ' }])).msg).toBe('请填写药名')

    expect((await save(Array.from({ length: 21 }, () => MEDICINES[0] ?? {}))).msg).toBe(
      '最多填写20种药',
    )

    expect((await owner.get('/user/v1/medicines')).data).toEqual(MEDICINES)
  })
})

describe('the page', () => {
  it('holds the 30 days of its owner, counted', async () => {
    const { fromDay, toDay, pressure, person, sleep } = await page('doctor')
    expect([fromDay, toDay]).toEqual(['2026-02-01', '2026-03-02'])
    expect(pressure.total.morning).toEqual({ sbp: 128, dbp: 78, count: 7 })
    expect(pressure.total.evening).toEqual({ sbp: 124, dbp: 76, count: 7 })
    expect(pressure.readings).toHaveLength(14)
    expect(sleep.nights).toHaveLength(30)
    expect(person.name).toBe('王桂兰')
    expect(person.medicines).toEqual(['氨氯地平 5 mg，每天早晨 1 次（本人填写）'])
  })

  it('is of nobody else, and needs a session and a known form', async () => {
    expect((await page('doctor', stranger)).pressure.readings).toEqual([])
    const path = '/report/v1/app/doctor-page'
    expect(await app.client().get(path, { form: 'doctor' })).toMatchObject({ code: '410' })
    expect((await owner.get(path, { form: 'all' })).msg).toBe('请选择医生版或家人版')
  })

  it('tells of a long record what was counted, beside what the person says of it, and prints its strips', async () => {
    const patient = await app.logIn('13700340003')
    const { database } = app.services

    const { id: accountId } = await database.account.findUniqueOrThrow({
      where: { userCode: patient.userCode },
    })

    const rateHz = 250
    const minute = Float32Array.from({ length: 60 * rateHz }, (_, i) => (i % 200 === 0 ? 1 : 0))
    const rate = { meanBpm: 75, lowestBpm: 60, highestBpm: 130 }
    const run = { kind: 'ventricular-run', from: 2000, to: 3000, beats: 5, longestRrMs: 700 }

    await database.holterRecord.create({
      data: {
        id: 'long-1',
        accountId,
        measurementId: 'long-1',
        deviceCode: 'ECG-0001',
        startedAt: new Date('2026-02-20T08:00:00+08:00'),
        rateHz,
        sampleCount: 2 * minute.length,
        status: 'ready',
        summary: {
          microvolts: 1,
          summary: {
            recordedSeconds: 120,
            usableSeconds: 120,
            beats: 150,
            earlyBeats: 12,
            wideEarlyBeats: 7,
            heartRate: rate,
            suspectedAfSeconds: 60,
            pausesOver2s: 0,
            pausesOver2500ms: 0,
            longestPauseMs: null,
            sdnn: null,
            rmssd: null,
            ventricularBeats: { count: 7, low: 6, high: 9 },
            supraventricularBeats: { count: 5, low: 0, high: 800 },
            couplets: 1,
            longestRunBeats: 5,
          },
          hours: [],
          episodes: [
            { ...run, heartRate: rate },
            { ...run, kind: 'suspected-af', from: 15_000, to: 30_000, heartRate: rate },
          ],
        },
        createdAt: app.clock.now(),
        blocks: {
          create: [0, 1].map((index) => ({ index, samples: encodeSampleBlock(minute) })),
        },
      },
    })

    await database.markDenial.create({
      data: { accountId, recordId: 'long-1', sample: 2000, kind: run.kind, saidAt: new Date() },
    })

    const { ecg, pdfUrl } = await page('doctor', patient)

    const counted =
      '提早的心跳（不宽）5 次，次数不太准，以医生看波形为准；宽大的心跳 7 次，估计实际 6–9 次'

    expect(ecg.text).toContain(counted)
    expect(ecg.text).toContain('成对的宽大心跳 1 次；最长的连续宽大心搏 5 次心跳')
    expect(ecg.text).toContain('疑似房颤共 1分，占看得清的 50%')
    expect(ecg.text).toContain('本人说其中 1 处标记不是')

    expect(ecg.strips).toMatchObject([
      { startedAt: '2026-02-20T08:00:06+08:00', verdict: '连续宽大心搏', source: '2 分钟记录' },
      { startedAt: '2026-02-20T08:00:58+08:00', verdict: '疑似房颤' },
    ])

    // Both are on paper, the second of which goes from one block into the next.
    const printed = readPdf((await pdf(pdfUrl ?? '')).bytes).texts.join('')
    for (const { verdict } of ecg.strips) expect(printed).toContain(`${verdict}：`)
    expect(printed.replaceAll(/\s/g, '')).toContain(counted.replaceAll(' ', ''))
  })

  it('is a tagged PDF behind a link that ends', async () => {
    const pdfUrl = (await page('doctor')).pdfUrl ?? ''
    const { type, bytes } = await pdf(pdfUrl)
    expect(type).toBe('application/pdf')
    expect(pdfUaFaults(bytes)).toEqual([])
    expect(readPdf(bytes).texts[0]).toContain('王桂兰')

    // The link of one form opens no other, nor somebody else's.
    for (const forged of [
      pdfUrl.replace('-doctor', '-family'),
      pdfUrl.replace(owner.userCode, stranger.userCode),
      pdfUrl.replace(/signature=.{4}/, 'signature=AAAA'),
    ])
      expect((await app.http().get(forged)).body).toMatchObject(ended)
  })
})

describe('a page that was sent', () => {
  it('for the doctor has what a doctor needs, for the family neither name, illness nor medicine', async () => {
    const [doctor, family] = [(await share('doctor')).data, (await share('family')).data]
    expect(doctor.token).toMatch(/^[\w-]{43}$/)
    expect(doctor.url).toBe(`#/doctorPage?token=${doctor.token}`)
    expect((await read(doctor.token)).data.person).toMatchObject({ name: '王桂兰' })
    const shown = (await read(family.token)).data
    expect(shown.person).toMatchObject({ name: '王*兰', illnesses: null, medicines: null })
    const text = JSON.stringify(shown)
    for (const secret of ['王桂兰', '氨氯地平', '13700340001', owner.userCode])
      expect(text).not.toContain(secret)
    const printed = readPdf((await pdf(shown.pdfUrl)).bytes).texts.join('')
    expect(printed).toContain('王*兰')
    expect(printed).not.toContain('王桂兰')
  })

  it('stays as it was, and is kept sealed, by the hash of its token', async () => {
    const { data } = await share('doctor')
    await owner.post('/user/v1/medicines', { medicines: [{ ...MEDICINES[0], name: '新药' }] })
    expect((await read(data.token)).data.person.medicines?.[0]).toContain('氨氯地平')
    await owner.post('/user/v1/medicines', { medicines: MEDICINES })
    const rows = JSON.stringify(await app.services.database.doctorShare.findMany())
    for (const secret of [data.token, '王桂兰', '氨氯地平']) expect(rows).not.toContain(secret)
  })

  it('is listed with its form, its end and how often it was opened', async () => {
    app.clock.advance(1000)
    const { data } = await share('family', 1)

    expect((await sent())[0]).toMatchObject({
      id: data.id,
      form: 'family',
      seen: 0,
      lastSeenAt: null,
    })

    await read(data.token)
    await read(data.token)
    await read('unknown')

    expect((await sent())[0]).toMatchObject({
      id: data.id,
      state: 'living',
      expiresAt: data.expiresAt,
      seen: 2,
      lastSeenAt: expect.any(String),
    })

    expect(await sent(stranger)).toEqual([])
    app.clock.advance(MS_PER_DAY)
    expect((await sent())[0]).toMatchObject({ state: 'ended', revokedAt: null })
    expect(await read(data.token)).toMatchObject(ended)
  })

  it('ends at once when it is taken back, with the PDF whose link was signed before', async () => {
    const { data } = await share('doctor')
    const { pdfUrl } = (await read(data.token)).data
    expect((await pdf(pdfUrl)).type).toBe('application/pdf')
    expect(await revoke(data.id, stranger)).toMatchObject({ code: '9999', msg: '分享不存在' })
    expect((await read(data.token)).code).toBe('1000')
    expect((await revoke(data.id)).code).toBe('1000')
    expect((await revoke(data.id)).code).toBe('1000')
    expect(await read(data.token)).toMatchObject(ended)
    expect((await app.http().get(pdfUrl)).body).toMatchObject(ended)
    expect((await sent())[0]).toMatchObject({ state: 'ended', revokedAt: expect.any(String) })

    const row = await app.services.database.doctorShare.findUniqueOrThrow({
      where: { id: data.id },
    })

    expect(row.contentCipher).toBe('')
  })

  it('ends with the account', async () => {
    const { data } = await share('doctor')
    const where = { userCode: owner.userCode }
    const { account } = app.services.database
    await account.update({ where, data: { deletionRequestedAt: app.clock.now() } })
    expect(await read(data.token)).toMatchObject(ended)
    await account.update({ where, data: { deletionRequestedAt: null } })
    expect((await read(data.token)).code).toBe('1000')
  })

  it('lives 1 to 30 days, and 20 at once, also when many are made at the same moment', async () => {
    for (const days of [0, 31, 1.5, 'soon'])
      expect((await share('doctor', days)).msg).toBe('分享天数应为1到30天')

    const living = (await sent()).filter(({ state }) => state === 'living').length
    const made = await Promise.all(Array.from({ length: 22 }, () => share('family')))
    expect(made.filter(({ code }) => code === '1000')).toHaveLength(20 - living)
    expect((await share('doctor')).msg).toBe('最多同时分享20份，请先取消不用的分享')
  })
})

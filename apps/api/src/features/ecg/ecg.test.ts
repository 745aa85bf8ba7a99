import { randomUUID } from 'node:crypto'
import { MS_PER_HOUR } from '@kangban/china-time'
import type { EcgDetail, EcgMeasurement } from '@kangban/contracts'
import { formatSamples, parseSamples } from '@kangban/ecg-core'
import { createEcg, createPerson, createRandom } from '@kangban/vitals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveOf } from '../../testing/live-of.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const SECONDS = 30

const person = createPerson(createRandom(1), {
  id: 'P1',
  sex: 'female',
  ageYears: 72,
  conditions: [],
})

const recording = (kind: 'sinus' | 'af' | 'pvc', heartRate = 72) =>
  createEcg({ person, seed: 7, rateHz: 512, rhythm: { kind, heartRate } }).read(SECONDS * 512)

const measurement = (samples: Float32Array, change: object = {}) => ({
  measurementId: randomUUID(),
  deviceType: '10040001',
  deviceCode: 'ECG-0001',
  startedAt: '2026-03-02T09:30:00+08:00',
  ecgContent: formatSamples(samples),
  complete: true,
  ...change,
})

let app: TestApp
let user: Awaited<ReturnType<TestApp['logIn']>>

const save = (body: object) =>
  user.post<{ id: string; heartRat: number; stored: string }>('/monitor/v1/app/save-ecg', body)

const detail = async (id: string) =>
  (await user.get<EcgDetail>('/monitor/v1/app/find-ecg-info', { ecgId: id })).data

/** What stands beside a record that is saved so. */
const told = async (change: object) => {
  const { data } = await save(measurement(recording('sinus').slice(0, 5 * 512), change))
  return (await detail(data.id)).kangban?.circumstances
}

beforeAll(async () => {
  app = await startTestApp()
  user = await app.logIn('13900000001')
  await user.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' })
})

afterAll(() => app.stop())

describe('saving', () => {
  it('keeps every sample and answers the figures', async () => {
    const samples = recording('sinus')
    samples.fill(Number.NaN, 5000, 5100)
    const { data } = await save(measurement(samples))
    expect(data).toMatchObject({ stored: 'new' })
    expect(Math.abs(data.heartRat - 72)).toBeLessThanOrEqual(2)
    const kept = parseSamples((await detail(data.id)).ecgContent)
    expect(kept.gaps).toBe(100)
    expect(formatSamples(kept.samples)).toBe(formatSamples(samples))
  })

  it('stores once what is sent twice, also at once', async () => {
    const body = measurement(recording('sinus'))
    const answers = await Promise.all([save(body), save(body), save(body)])
    answers.push(await save(body))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(answers.filter(({ data }) => data.stored === 'new')).toHaveLength(1)

    const count = await app.services.database.ecgRecord.count({
      where: { measurementId: body.measurementId },
    })

    expect(count).toBe(1)
  })

  it('keeps a cut measurement and says so', async () => {
    const { data } = await save(
      measurement(recording('sinus').slice(0, 8 * 512), { complete: false }),
    )

    expect((await detail(data.id)).dataContent).toContain('测量中断')
  })

  it('keeps what was told of the moment, apart from a moment of which nobody asked', async () => {
    expect(await told({ circumstances: ['palpitations', 'before-medicine'] })).toEqual([
      'palpitations',
      'before-medicine',
    ])

    expect(await told({ circumstances: [] })).toEqual([])
    expect(await told({ circumstances: null })).toBeNull()
    expect(await told({})).toBeNull()
  })

  it.each([
    [
      'a circumstance that nobody knows',
      { circumstances: ['hungry'] },
      '提交的内容有误，请检查后再试',
    ],
    ['text for samples', { ecgContent: '0.1,zwei,0.3' }, '心电数据格式不正确'],
    ['almost nothing', { ecgContent: '0.1,0.2,0.3' }, '有效心电不足，无法保存'],
    [
      'more than ten minutes in a short text',
      { ecgContent: '0,1 '.repeat(153_601) },
      '一次心电最多10分钟',
    ],
    ['only gaps', { ecgContent: ','.repeat(20_000) }, '有效心电不足，无法保存'],
    ['another number than a UUID', { measurementId: '1' }, '测量编号格式不正确'],
    ['an unknown device type', { deviceType: '10050001' }, '设备类型错误'],
    ['no time', { startedAt: 'yesterday' }, '提交的内容有误，请检查后再试'],
  ])('refuses %s and stores nothing', async (_, change, msg) => {
    const before = await app.services.database.ecgRecord.count()

    expect(await save(measurement(recording('sinus'), change))).toMatchObject({
      code: '9999',
      msg,
      data: null,
    })

    expect(await app.services.database.ecgRecord.count()).toBe(before)
  })

  it('needs the consent to health data', async () => {
    const stranger = await app.logIn('13900000002')
    const answer = await stranger.post('/monitor/v1/app/save-ecg', measurement(recording('sinus')))
    expect(answer).toMatchObject({ code: '9999', msg: '请先同意健康数据的收集与使用' })
  })

  it('keeps how far the beats of the QTc lie apart, and tells no number of a strip without one', async () => {
    const { data } = await save(measurement(recording('sinus')))
    const { qtcFridericia, qtcSd } = (await detail(data.id)).kangban ?? {}
    expect(qtcFridericia).toBeGreaterThan(300)
    expect(qtcSd).toBeGreaterThanOrEqual(0)
    expect(qtcSd).toBeLessThan(60)
    const flat = await save(measurement(new Float32Array(SECONDS * 512)))
    expect((await detail(flat.data.id)).kangban).toMatchObject({ qtcFridericia: null, qtcSd: null })
  })

  it('adds the heart rate to the readings and warns of a suspected atrial fibrillation', async () => {
    const at = '2026-02-20T08:00:00+08:00'
    const { data } = await save(measurement(recording('af', 95), { startedAt: at }))
    const { database } = app.services

    const reading = await database.reading.findFirst({
      where: { kind: 'heartRate', at: new Date(at) },
    })

    expect(Math.round(reading?.value ?? 0)).toBe(data.heartRat)

    expect(
      await database.warning.count({ where: { kind: 'af-suspected', occurredAt: new Date(at) } }),
    ).toBe(1)

    expect((await detail(data.id)).kangban?.sentence.map(({ text }) => text).join('')).toContain(
      '疑似房颤',
    )
  })

  it('is pushed to the open pages of its owner only', async () => {
    const { userCode } = user

    const { id: accountId } = await app.services.database.account.findUniqueOrThrow({
      where: { userCode },
    })

    const stop = new AbortController()
    const events = liveOf(app.services.live, accountId, stop.signal)
    const next = events.next()
    await save(measurement(recording('sinus')))
    expect((await next).value).toMatchObject({ kind: 'ecg', metric: 'ecg' })
    stop.abort()
  })
})

describe('reading', () => {
  it('[API-096] [API-097] [API-098] lists the watch records of a day in China, newest first', async () => {
    const watch = { deviceType: '10010002' }

    for (const startedAt of [
      '2026-02-10T00:00:00+08:00',
      '2026-02-10T23:59:59+08:00',
      '2026-02-11T00:00:00+08:00',
    ]) {
      await save(measurement(recording('sinus'), { ...watch, startedAt }))
    }

    const { data } = await user.get<{ dataEcgInfosRespList: { dataTime: string }[] }>(
      '/monitor/v1/app/find-ecg-list',
      {
        dayDate: '2026-02-10',
      },
    )

    expect(data.dataEcgInfosRespList.map(({ dataTime }) => dataTime)).toEqual([
      '2026-02-10T23:59:59+08:00',
      '2026-02-10T00:00:00+08:00',
    ])
  })

  it('[API-102] [API-103] [API-104] lists the recorder measurements of a day with their states', async () => {
    await save(measurement(recording('sinus'), { startedAt: '2026-02-12T09:05:07+08:00' }))

    const { data } = await user.get<EcgMeasurement[]>('/swk-ecg/v1/measurements/by-date-user', {
      measurementDate: '2026-02-12',
      userCode: user.userCode,
    })

    expect(data).toMatchObject([
      {
        recordStartTime: '2026-02-12 09:05:07',
        durationStr: '30秒',
        completed: true,
        labeled: true,
      },
    ])
  })

  it('[API-099] [API-100] [API-101] answers a record by its id, and no other id', async () => {
    const { data } = await save(measurement(recording('pvc', 70)))
    const record = await detail(data.id)

    expect(record).toMatchObject({
      heartRat: data.heartRat,
      kangban: { id: data.id, source: 'recorder', durationSeconds: 30 },
    })

    expect(record.kangban?.marks.length).toBeGreaterThan(0)
    expect(record.dataContent).toContain('不是诊断')

    expect(await user.get('/monitor/v1/app/find-ecg-info', { ecgId: randomUUID() })).toMatchObject({
      code: '9999',
      msg: '心电记录不存在',
    })
  })

  it('shows nothing of another user', async () => {
    const { data } = await save(measurement(recording('sinus')))
    const stranger = await app.logIn('13900000003')

    expect((await stranger.get('/monitor/v1/app/find-ecg-info', { ecgId: data.id })).code).toBe(
      '9999',
    )

    const query = { measurementDate: '2026-03-02', userCode: user.userCode }
    expect((await stranger.get('/swk-ecg/v1/measurements/by-date-user', query)).code).toBe('401')
  })
})

describe('report', () => {
  it('is a PDF behind a link that expires and cannot be made up', async () => {
    const { data } = await save(measurement(recording('sinus')))
    const link = (await detail(data.id)).kangban?.pdfFilePath ?? ''
    const pdf = await app.http().get(link).responseType('blob')
    expect(pdf.headers['content-type']).toBe('application/pdf')

    expect(
      Buffer.from(pdf.body as Uint8Array)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')

    expect((await app.http().get(link.replace(data.id, randomUUID()))).status).toBe(404)

    expect((await app.http().get(link.replace(/expires=\d+/, 'expires=9999999999'))).status).toBe(
      404,
    )

    expect((await app.http().get(link.split('?')[0] ?? '')).status).toBe(404)
    app.clock.advance(2 * MS_PER_HOUR)
    const late = await app.http().get(link)
    expect([late.status, late.body.msg]).toEqual([404, '报告链接已过期，请返回重新打开'])
  })
})

interface MonthRow {
  id: string
  thumbnail: string | null
  doctor: { knows: boolean; text: string } | null
}

const monthOfJanuary = async () =>
  (await user.get<{ list: MonthRow[] }>('/monitor/v1/app/ecg-month', { month: '2026-01' })).data
    .list

const at = (hour: string) => ({ startedAt: `2026-01-05T${hour}:30:00+08:00` })

it('draws every record of a month small, and says of a fibrillation whether a doctor knows of it', async () => {
  const calm = await save(measurement(recording('sinus'), at('08')))
  const irregular = await save(measurement(recording('af', 110), at('09')))
  const rows = await monthOfJanuary()

  expect(rows.map(({ id, doctor }) => [id, doctor])).toEqual([
    [irregular.data.id, { knows: false, text: '还没给医生看' }],
    [calm.data.id, null],
  ])

  for (const { thumbnail } of rows) expect(thumbnail).toMatch(/^[0-9a-z]{120}$/)

  const events = await user.get<{ id: string }[]>('/monitor/v1/abnormal/list', {})

  const ids = events.data.map(({ id }) => id)
  await user.post('/monitor/v1/abnormal/read', { ids, handledAs: '问过医生' })
  expect((await monthOfJanuary())[0]?.doctor).toEqual({ knows: true, text: '问过医生' })
})

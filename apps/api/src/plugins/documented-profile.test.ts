import { lastDays } from '@kangban/china-time'
import { contract, DEVICE_TYPES, isSuccess, listOperations } from '@kangban/contracts'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { qrCodeLink } from '../security/qr-code-link.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { calls, PERSON, send, startSeeded } from './testing/documented-profile-calls.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['logIn']>>

beforeAll(async () => {
  app = await startSeeded({ profile: 'documented', corsOrigins: ['https://h5.example.cn'] })
  user = await app.logIn(PERSON)
}, 60_000)

afterAll(() => app.stop())

const ours = listOperations(contract).filter(([, { origin }]) => origin === 'ours')

describe('what is ours', () => {
  it('is not there, as a server says it that nobody of us wrote', async () => {
    expect(ours.length).toBeGreaterThan(30)

    for (const [name, { method, path }] of ours) {
      const place = `/api${path.replaceAll(/\{\w+\}/g, '1')}`

      const asking =
        method === 'GET' ? app.http().get(`${place}?type=1`) : app.http().post(place).send({})

      const { status, body } = await asking.set('authorization', user.token)

      expect([name, status, body]).toEqual([
        name,
        404,
        {
          timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          status: 404,
          error: 'Not Found',
          path: place,
        },
      ])
    }
  })

  it('is neither spoken by tRPC nor described', async () => {
    for (const path of [
      '/api/trpc/profile.getHealthInfo',
      '/api/trpc/monitoring.watchEvents',
      '/docs',
      '/docs/json',
    ]) {
      const { status, body } = await app.http().get(path).set('authorization', user.token)
      expect([path, status, body.error]).toEqual([path, 404, 'Not Found'])
    }
  })

  it('is in no answer, which is as documented all the same', async () => {
    const answered = new Set<string>()

    for (const [name, operation] of calls()) {
      const { body } = await send(operation, { app, token: user.token })
      expect(`${name} ${JSON.stringify(body)}`).not.toContain('"kangban"')
      if (!isSuccess(String(body['code']))) continue
      expect([name, z.safeParse(operation.output, body.data).error]).toEqual([name, undefined])
      answered.add(name)
    }

    expect(answered.size).toBeGreaterThan(25)

    expect([...answered]).toEqual(
      expect.arrayContaining(['account.getFlag', 'profile.listDiseaseTags']),
    )
  })

  it('is ignored in a request as any unknown field would be', async () => {
    const other = await app.logIn('13800000003')

    // Our own service refuses both.
    const night = await user.get<{ score: number }>('/monitor/app/v1/sleep/1/2026-03-02', {
      userCode: other.userCode,
    })

    expect(night).toMatchObject({ code: '1000', data: { score: expect.any(Number) } })
    const asked = { queryType: 'SINGLE_DAY', queryDate: '2026-03-02', userCode: other.userCode }

    expect((await user.post('/blood-pressure-monitor/v1/query-blood-pressure', asked)).code).toBe(
      '1000',
    )

    expect(
      (await user.get('/user/v1/app/pin', { phone: '13912340077', purpose: 'anything' })).code,
    ).toBe('1000')
  })

  it('knows no idempotency key: the same call has its effect twice', async () => {
    const record = { userName: '邻居', watchHr: 70, deviceHr: 71 }

    for (const key of ['the-same-key-0001', 'the-same-key-0001', '!']) {
      expect(
        (await user.post('/monitor/v1/save-mea-record', record, { 'idempotency-key': key })).code,
      ).toBe('1000')
    }

    const listed = await user.post<{ total: number }>('/monitor/v1/mea-record-list', {
      pn: 1,
      ps: 10,
      userName: '邻居',
    })

    expect(listed.data.total).toBe(3)
  })
})

describe('what stays', () => {
  it('a device is bound by its number, since the documents know no code that it shows', async () => {
    const somebody = await app.logIn('13912340078')
    await somebody.post('/user/v2/up-health-info', { height: 158, weight: 61 })
    const about = { typeCode: DEVICE_TYPES.watch, name: '', firmware: '', keyHash: 'no key' }
    await app.services.database.device.create({ data: { code: 'KB00000001', ...about } })
    const bind = { bindStatus: '02', deviceCode: 'KB00000001' }
    expect((await somebody.get('/device/v1/app/bind-device', bind)).code).toBe('1000')
  })

  it('what documented answers link to', async () => {
    const links = [
      ...(await user.get<{ url: string }[]>('/study/v1/app/news', { typeId: '1' })).data.map(
        ({ url }) => url,
      ),
      (await user.get<string>('/jd/v1/skip-store')).data,
    ]

    links.push(qrCodeLink(app.services.links, 'https://h5.example.cn/#/writeOff?id=1'))

    const reports: string[] = []

    for (const measurementDate of lastDays('2026-03-02', 14)) {
      const path = '/swk-ecg/v1/measurements/by-date-user'
      const { data } = await user.get<{ pdfFilePath: string | null }[]>(path, { measurementDate })
      reports.push(...data.flatMap(({ pdfFilePath }) => pdfFilePath ?? []))
    }

    expect(reports.every((link) => link.includes('/files/v1/ecg-report/'))).toBe(true)
    const [first, second] = reports
    if (!first || !second) throw new Error('two reports are linked to')
    // Each is drawn when it is asked for.
    links.push(first, second)

    for (const link of links) {
      const { pathname, search } = new URL(link, 'http://here')
      expect([link, (await app.http().get(pathname + search)).status]).toEqual([link, 200])
    }
  })

  it('the doors of the demo and of operators', async () => {
    for (const path of ['/demo/outbox', '/healthz', '/readyz']) {
      expect([path, (await app.http().get(path)).status]).toEqual([path, 200])
    }
  })

  it('config.json, which says what is behind it', async () => {
    expect((await app.http().get('/config.json')).body).toMatchObject({
      backend: 'documented',
      liveUpdates: false,
      outboxUrl: '/demo/outbox',
      paths: {
        'account.getFlag': 'GET /user/v1/account/flag',
        'profile.listDiseaseTags': 'GET /common/v1/disease/tag',
        'services.getRights': 'GET /device/v1/app/device-rights',
      },
    })

    const own = await startTestApp()
    const { body } = await own.http().get('/config.json')
    expect(body).toMatchObject({ backend: 'kangban', liveUpdates: true })
    expect(body).not.toHaveProperty('paths')
    await own.stop()
  })
})

describe('a web app of another origin', () => {
  const origin = 'https://h5.example.cn'

  it('may log in and call, without credentials of the browser', async () => {
    const preflight = await app.http().options('/api/user/v1/app/login').set({
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization,client,content-type',
    })

    expect(preflight.status).toBe(204)
    expect(preflight.headers['access-control-allow-origin']).toBe(origin)
    const allowed = String(preflight.headers['access-control-allow-headers']).split(/, */)
    expect(allowed).toEqual(expect.arrayContaining(['authorization', 'content-type', 'client']))
    expect(preflight.headers).not.toHaveProperty('access-control-allow-credentials')

    const phone = '13912340078'
    await app.http().get('/api/user/v1/app/pin').query({ phone }).set({ origin })
    const query = { phone, pin: app.newestCode(phone) }

    const login = await app
      .http()
      .get('/api/user/v1/app/login')
      .query(query)
      .set({ origin, client: 'H5' })

    expect(login.headers['access-control-allow-origin']).toBe(origin)

    const { body } = await app
      .http()
      .post('/api/monitor/v1/mea-record-list')
      .set({ origin, authorization: login.body.data.token, client: 'H5' })
      .send({ pn: 1, ps: 10 })

    expect(body).toMatchObject({ code: '1000', data: { total: 0 } })
  })

  it('must be one that the operator named', async () => {
    const { headers } = await app.http().get('/healthz').set('origin', 'https://elsewhere.example')
    expect(headers['access-control-allow-origin']).not.toBe('https://elsewhere.example')
  })
})

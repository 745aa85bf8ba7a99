import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isPostgres } from '../../database/open-database.ts'
import { keepSnapshot } from '../../database/seeded-snapshot.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

const GRANDMOTHER = '13800000001'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.stop())

const ask = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app
    .http()
    .post(path)
    .set({ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers })
    .send(JSON.stringify(body))

describe('people', () => {
  it('are told with what is worth seeing, and each has a session without a code', async () => {
    const { body: people, headers } = await app.http().get('/demo/people')
    expect(headers['cache-control']).toBe('no-store')

    expect(people).toContainEqual({
      phone: GRANDMOTHER,
      name: '王桂兰',
      age: 72,
      about: '高血压、房颤发作，三台设备都在用',
      elder: true,
      adminOnly: false,
    })

    for (const { phone } of people as { phone: string }[]) {
      const { status, body } = await ask('/demo/session', { phone })
      expect(status).toBe(200)
      const own = await app.http().get('/api/user/v1/health').set('authorization', body.token)
      expect(own.body.code).toBe('1000')
      expect(body.userInfo.userPhone).toBe(phone)
    }
  })

  it.each([[{ phone: '13900009999' }], [{}], [null], [{ phone: 7 }], [[GRANDMOTHER]]])(
    'are nobody else: %j',
    async (body) => {
      const { status, body: answer } = await ask('/demo/session', body)
      expect({ status, ...answer }).toEqual({ status: 404, message: '演示里没有这个人' })
    },
  )

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'content-type': 'text/plain' }],
    [{ 'content-type': 'application/x-www-form-urlencoded' }],
  ])('are not entered by the page of another site: %j', async (headers) => {
    for (const door of ['session', 'reset'])
      expect((await ask(`/demo/${door}`, { phone: GRANDMOTHER }, headers)).status).toBe(403)
  })
})

const inData = (name: string) => join(app.services.config.dataDir, name)
const files = () => inData('files')
const snapshots = () => inData('snapshots')
const sqlite = () => !isPostgres(app.services.config.databaseUrl)

/** As the service keeps it after it has seeded. */
async function keep(): Promise<void> {
  mkdirSync(files(), { recursive: true })
  writeFileSync(join(files(), 'seeded'), 'seeded')
  if (!sqlite()) return
  await app.services.database.$queryRawUnsafe('PRAGMA wal_checkpoint(TRUNCATE)')
  const database = app.services.config.databaseUrl.replace(/^file:/, '')
  keepSnapshot(snapshots(), 'today', { database, files: files() })
}

describe('reset', () => {
  beforeEach(() => rmSync(snapshots(), { recursive: true, force: true }))

  it('says what to do where nothing was kept, and on PostgreSQL', async () => {
    const { status, body } = await ask('/demo/reset', {})
    expect(status).toBe(409)
    expect(body.message).toContain('npm run db:reset')
    expect(body.message.includes('PostgreSQL')).toBe(!sqlite())
  })

  it('brings rows and files back while reads and writes go on, twice, and ends the sessions since', async () => {
    const before = await app.services.database.account.count()
    await keep()

    for (const [round, phone] of ['13900001001', '13900001002'].entries()) {
      const user = await app.logIn(phone)
      writeFileSync(join(files(), 'upload'), 'since')

      const beside = Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? app.http().get('/demo/people')
          : user.post('/user/v1/app/consent', { kind: 'health-data', version: '2023-11-20' }),
      )

      const [reset] = await Promise.all([ask('/demo/reset', {}), ...beside])

      const seen = {
        status: reset.status,
        people: await app.services.database.account.count(),
        files: readdirSync(files()),
        session: (await user.get('/user/v1/health')).code,
      }

      expect(seen).toEqual(
        sqlite()
          ? { status: 200, people: before, files: ['seeded'], session: '410' }
          : {
              status: 409,
              people: before + round + 1,
              files: ['seeded', 'upload'],
              session: '1000',
            },
      )
    }

    // What is written from then on is kept.
    const { body } = await ask('/demo/session', { phone: GRANDMOTHER })
    const own = await app.http().get('/api/user/v1/health').set('authorization', body.token)
    expect(own.body.code).toBe('1000')
  })

  it('empties the outbox', async () => {
    await keep()
    await app.logIn('13900001003')
    const sent = (await app.http().get('/demo/outbox')).body.length
    expect(sent).toBeGreaterThan(0)
    await ask('/demo/reset', {})
    expect((await app.http().get('/demo/outbox')).body).toHaveLength(sqlite() ? 0 : sent)
  })

  it('is done once at a time', async () => {
    await keep()
    const answers = await Promise.all([ask('/demo/reset', {}), ask('/demo/reset', {})])
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toContain(409)
    expect(statuses.includes(200)).toBe(sqlite())
  })
})

/** A build with a console, of one line each. */
const page = (folder: string) => {
  mkdirSync(join(folder, 'demo'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), 'app')
  writeFileSync(join(folder, 'demo/index.html'), 'console')
  return folder
}

describe('the built console', () => {
  it('is served in the demo, and neither it nor its doors in production', async () => {
    const webRoot = page(inData('web'))
    const demo = await startTestApp({ config: { webRoot } })
    const production = await startTestApp({ config: { webRoot, mode: 'production' } })

    try {
      expect((await demo.http().get('/demo/')).text).toBe('console')
      expect((await demo.http().get('/demo')).headers.location).toBe('/demo/')
      expect((await production.http().get('/')).text).toBe('app')

      for (const path of ['/demo', '/demo/', '/demo/index.html', '/%64emo/', '/demo%2Findex.html'])
        expect({ path, status: (await production.http().get(path)).status }).toEqual({
          path,
          status: 404,
        })

      for (const path of ['/demo/people', '/demo/outbox', '/demo/partner?service=drugMall'])
        expect((await production.http().get(path)).status).toBe(404)

      for (const path of ['/demo/session', '/demo/reset']) {
        const { status } = await production.http().post(path).send({ phone: GRANDMOTHER })
        expect(status).toBe(404)
      }
    } finally {
      await demo.stop()
      await production.stop()
    }
  })
})

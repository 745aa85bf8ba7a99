import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NewsItem } from '@kangban/contracts'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureNews } from '../../catalogue/news.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
let user: Awaited<ReturnType<TestApp['logIn']>>
let accountId: string

/** A web app of its pictures alone: the build that the service hands out copies them as they are. */
const webRoot = mkdtempSync(join(tmpdir(), 'kangban-web-'))

beforeAll(async () => {
  cpSync(fileURLToPath(new URL('../../../../web/public', import.meta.url)), webRoot, {
    recursive: true,
  })

  writeFileSync(join(webRoot, 'index.html'), '')
  app = await startTestApp({ config: { webRoot } })
  user = await app.logIn('13700004001')

  accountId = (
    await app.services.database.account.findUniqueOrThrow({ where: { userCode: user.userCode } })
  ).id
})

afterAll(async () => {
  await app.stop()
  rmSync(webRoot, { recursive: true })
})

const grant = (id: string, code: string, remaining: object = {}) =>
  app.services.database.entitlement.create({
    data: {
      id,
      accountId,
      code,
      startsAt: new Date('2025-12-03T00:00:00+08:00'),
      endsAt: new Date('2026-12-03T00:00:00+08:00'),
      remaining,
    },
  })

const rights = async () =>
  (await user.get<{ kangban: { code: string } }[]>('/device/v1/app/device-rights')).data

const detail = async () => {
  const { status, code, data } = await user.get<{
    validFrom: string | null
    validTo: string | null
    items: { name: string; used: number; total: number }[]
  }>('/equity/v1/detail')

  expect([status, code]).toEqual([200, '1000'])
  return data
}

const jump = (body: object) => user.post<string>('/online-doctor/v1/get-jump-url', body)

const click = (query: Record<string, string>) => user.get('/common/v1/service-click-add', query)

const counts = async () => {
  const rows = await app.services.database.serviceClick.groupBy({
    by: ['flag'],
    where: { accountId },
    _count: true,
  })

  return Object.fromEntries(rows.map(({ flag, _count }) => [flag, _count]))
}

describe('rights and the benefit card', () => {
  it('[API-052] without a card the detail tells what it would hold, unused and without dates', async () => {
    const data = await detail()
    expect([data.validFrom, data.validTo]).toEqual([null, null])
    expect(data.items.length).toBeGreaterThan(4)

    for (const { used, total } of data.items) {
      expect(used).toBe(0)
      expect(total).toBeGreaterThan(0)
    }
  })

  it('[API-124] rights are a list, empty unless a device is bound and an entitlement is in force', async () => {
    const { database } = app.services

    await database.device.create({
      data: { code: 'KS1', typeCode: '10010002', name: '', firmware: '', keyHash: '' },
    })

    const bind = (status: string) =>
      database.binding.upsert({
        where: { id: 'KS1' },
        create: { id: 'KS1', deviceCode: 'KS1', accountId, status, boundAt: app.clock.now() },
        update: { status },
      })

    expect(await rights()).toEqual([])
    await bind('02')
    expect(await rights()).toEqual([])
    await grant('card', '0001', { phone: 20, video: 6, transfer: 0 })

    expect(await rights()).toEqual([
      { kangban: { code: '0001', name: '康伴健康权益卡', validTo: '2026-12-02' } },
    ])

    await grant('plan', '0002')
    expect((await rights()).map(({ kangban }) => kangban.code)).toEqual(['0001', '0002'])
    await bind('03')
    expect(await rights()).toEqual([])
    await bind('02')
  })

  it('the detail shows the dates of the card and what is used of it', async () => {
    const data = await detail()
    expect([data.validFrom, data.validTo]).toEqual(['2025-12-03', '2026-12-02'])
    const usedOf = (name: string) => data.items.find((item) => item.name === name)
    expect(usedOf('电话医疗咨询')).toMatchObject({ used: 4, total: 24 })
    expect(usedOf('视频问医生')).toMatchObject({ used: 0, total: 6 })
    expect(usedOf('紧急医疗转运')).toMatchObject({ used: 1, total: 1 })
    expect(usedOf('入院保障')).toMatchObject({ used: 0, total: 1 })
  })

  it('neither is anybody else’s', async () => {
    const other = await app.logIn('13700004002')
    expect((await other.get('/device/v1/app/device-rights')).data).toEqual([])
    expect((await other.get<{ validTo: null }>('/equity/v1/detail')).data.validTo).toBeNull()
  })

  it('end with the card', async () => {
    const time = app.clock.now().getTime()
    const end = Date.parse('2026-12-03T00:00:00+08:00')

    // The session would not last so long: the card is moved instead of the clock.
    const endAt = (moment: number) =>
      app.services.database.entitlement.updateMany({
        where: { accountId },
        data: { endsAt: new Date(moment) },
      })

    await endAt(time + 1)
    expect((await rights()).length).toBe(2)
    await endAt(time)
    expect(await rights()).toEqual([])
    expect((await detail()).validTo).toBeNull()
    await endAt(end)
  })
})

describe('links to partners', () => {
  it.each([1, 2, 3, 45, '1', '45'])(
    '[API-061] [API-062] type %o answers a link with code 2000, and the link opens',
    async (type) => {
      const { status, code, data } = await jump({ type })
      expect([status, code]).toEqual([200, '2000'])
      const { pathname, search } = new URL(data)
      const page = await app.http().get(pathname + search)
      expect([page.status, page.type]).toEqual([200, 'text/html'])
      expect(page.text).toContain('演示环境')
    },
  )

  it.each([{ type: 4 }, { type: '46' }, { type: null }, {}])(
    '[API-062] %o is refused',
    async (body) => {
      expect(await jump(body)).toMatchObject({
        status: 200,
        code: '9999',
        msg: '服务类型错误',
        data: null,
      })
    },
  )

  it('are a page of its own for each', async () => {
    const links = await Promise.all([1, 2, 3, 45].map(async (type) => (await jump({ type })).data))
    expect(new Set(links).size).toBe(4)
    expect((await app.http().get('/demo/partner?service=toString')).status).toBe(404)
  })

  it('[API-045] [API-126] the drug mall answers a link with code 1000', async () => {
    const { status, code, data } = await user.get<string>('/jd/v1/skip-store')
    expect([status, code]).toEqual([200, '1000'])
    const { pathname, search } = new URL(data)
    expect((await app.http().get(pathname + search)).text).toContain('药品商城')
  })
})

const policyOf = async (path: string) => {
  const { status, headers } = await app.http().get(path)
  expect(status).toBe(200)
  return headers['cross-origin-resource-policy']
}

describe('articles', () => {
  it('[API-046] [API-047] [API-048] are listed by kind, each with a page and a picture that exist', async () => {
    await ensureNews(app.services.database)
    const { status, code, data } = await user.get<NewsItem[]>('/study/v1/app/news', { typeId: '2' })
    expect([status, code]).toEqual([200, '1000'])
    expect(data.length).toBeGreaterThanOrEqual(16)
    expect(z.safeParse(z.array(NewsItem), data).success).toBe(true)

    for (const { title, url, pic } of data) {
      const picture = await app.http().get(new URL(pic).pathname)
      expect([picture.status, picture.type]).toEqual([200, 'image/svg+xml'])
      const page = await app.http().get(new URL(url).pathname)
      expect([page.status, page.type]).toEqual([200, 'text/html'])
      expect(page.text).toContain(`<h1>${title}</h1>`)
      expect(page.text).not.toContain('<script')
      expect(page.headers['content-security-policy']).toContain("default-src 'self'")
    }

    expect((await user.get('/study/v1/app/news', { typeId: '3' })).data).toEqual([])

    expect(await user.get('/study/v1/app/news')).toMatchObject({
      code: '9999',
      msg: '文章类型错误',
    })
  })

  it('show their pictures on a page of another origin, which no other file of the web app may be on', async () => {
    const [article] = (await user.get<NewsItem[]>('/study/v1/app/news', { typeId: '2' })).data
    expect(await policyOf(new URL(article?.pic ?? '').pathname)).toBe('cross-origin')
    expect(await policyOf('/lookup/01.svg')).toBe('cross-origin')
    expect(await policyOf('/icon.svg')).toBe('same-origin')
  })

  it('are brought up to date by running again, and those of other kinds stay', async () => {
    const { database } = app.services
    const before = await database.newsItem.findMany({ orderBy: { position: 'asc' } })
    const [first] = before
    if (!first) throw new Error('no article')
    await database.newsItem.update({ where: { id: first.id }, data: { title: '旧题目' } })

    await database.newsItem.createMany({
      data: [
        { ...first, id: 'gone', position: 98 },
        { ...first, id: 'other-kind', typeId: 7, position: 99 },
      ],
    })

    await ensureNews(database)
    const after = await database.newsItem.findMany({ orderBy: { position: 'asc' } })
    expect(after.filter(({ typeId }) => typeId === 2)).toEqual(before)
    expect(after.map(({ id }) => id)).toContain('other-kind')
  })

  it('an unknown one answers 404', async () => {
    expect((await app.http().get('/articles/none')).status).toBe(404)
  })
})

it('[API-059] [API-060] uses of services are counted by flag', async () => {
  for (const flag of ['1', '1', '2']) {
    expect(await click({ flag })).toMatchObject({ status: 200, code: '1000' })
  }

  expect(await counts()).toEqual({ 1: 2, 2: 1 })
  expect(await click({ flag: '3' })).toMatchObject({ code: '9999', msg: '统计类型应为1或2' })
  expect(await click({})).toMatchObject({ code: '9999' })
  expect(await counts()).toEqual({ 1: 2, 2: 1 })
})

it('every call of the services needs a session', async () => {
  const stranger = app.client()

  const answers = await Promise.all([
    stranger.get('/device/v1/app/device-rights'),
    stranger.get('/equity/v1/detail'),
    stranger.post('/online-doctor/v1/get-jump-url', { type: 1 }),
    stranger.get('/jd/v1/skip-store'),
    stranger.get('/study/v1/app/news', { typeId: '2' }),
    stranger.get('/common/v1/service-click-add', { flag: '1' }),
  ])

  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => '410'))
})
